import { stepsAbove } from '@deckle/core/learning/points/board.ts'
import { addDays } from '@deckle/core/time/day.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import { decodeCursor, encodeCursor } from '../../db/paging/cursor.ts'
import type { Deps } from '../../deps.ts'
import { seal, unseal } from '../../platform/seal.ts'
import { type BoardRow, countAbove, countAboveInBranch, findOwn, listBoard } from './queries.ts'

interface Range {
  readonly from: Buffer
  readonly to: Buffer
}

export interface BoardQuery {
  readonly clientId: string
  readonly board: string
  /** Whose own place is read. */
  readonly userId: string
  /** Only people of a branch. */
  readonly below: Range | null
  readonly limit: number
  readonly cursor?: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

export type BoardDeps = Pick<Deps, 'db' | 'secret'>

export interface BoardPlace extends BoardRow {
  readonly rank: number
  /** Days learned one after another, up to today or yesterday. */
  readonly streak: number
}

export interface BoardPage {
  readonly rows: readonly BoardPlace[]
  readonly mine: { readonly rank: number; readonly score: number; readonly streak: number } | null
  readonly next: string | null
}

/**
 * A page of a board and the own place: however many people it has, the same few rows are read. Cursors are encrypted: the
 * last person of a page may hide who they are.
 */
export async function readBoard({ db, secret }: BoardDeps, { now, ...query }: BoardQuery): Promise<BoardPage> {
  const { clientId, board, below, limit, cursor } = query
  const place = cursor === undefined ? null : decodeCursor(unseal(cursor, secret) ?? '', ['bigint', 'uuid'])
  const after = place && { score: place[0] as number, userId: place[1] as string }
  const found = await listBoard(db, query, { after, limit: limit + 1, below })
  const above = (score: number) =>
    below ? countAboveInBranch(db, { clientId, board, score }, below) : countAbove(db, query, stepsAbove(score))
  const own = await findOwn(db, query)
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    rows: await withRanks(shown, above, now),
    mine: own ? { rank: (await above(own.score)) + 1, score: own.score, streak: currentStreak(own, now) } : null,
    next: found.length > limit && last ? seal(encodeCursor([last.score, last.user_id]), secret) : null,
  }
}

/**
 * Those who share a score share a rank, and the next one leaves theirs out (1, 2, 2, 4). Of the first score some may
 * stand on the page before: the rank of the second is asked for too; all of the others stand here.
 */
async function withRanks(
  rows: readonly BoardRow[],
  above: (score: number) => Promise<number>,
  now: number,
): Promise<readonly BoardPlace[]> {
  const ranks = new Map<number, number>()
  for (const { score } of rows) {
    if (ranks.has(score)) continue
    const former = [...ranks].slice(1).at(-1)
    const rank = former ? former[1] + rows.filter((row) => row.score === former[0]).length : (await above(score)) + 1
    ranks.set(score, rank)
  }
  return rows.map((row) => ({ ...row, rank: ranks.get(row.score) ?? 0, streak: currentStreak(row, now) }))
}

/** A streak lasts while today is not over; the day may be a day ahead or behind, by the person's time zone. */
export function currentStreak({ days, last_day }: Pick<BoardRow, 'days' | 'last_day'>, now: number): number {
  return last_day !== null && last_day >= addDays(dayIn('UTC', now), -2) ? days : 0
}
