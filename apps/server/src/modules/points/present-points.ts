import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { leaderboards } from '@deckle/contract/leaderboards.ts'
import { seasonBoard } from '@deckle/core/learning/points/board.ts'
import { findScores } from './queries.ts'
import { type BoardDeps, type BoardPlace, type BoardQuery, readBoard } from './read-board.ts'

/** The only currency of a leaderboard. */
const CURRENCY = 'Points'

/** A board of points, with what each person earned this week. */
export async function pointsBoard(deps: BoardDeps, query: BoardQuery): Promise<ReplyOf<typeof leaderboards.gamifix>> {
  const { rows, mine, next } = await readBoard(deps, query)
  const week = seasonBoard('week', query.now)
  const ids = [...rows.map(({ user_id }) => user_id), query.userId]
  const earned = await findScores(deps.db, query.clientId, week, ids)
  const changeOf = (userId: string) => earned.get(userId) ?? 0
  return {
    leaderboard: rows.map((row) => ({
      rank: row.rank,
      user: presentUser(row, query.userId),
      points: row.score,
      change: changeOf(row.user_id),
      streak: row.streak,
    })),
    mine: mine && {
      rank: mine.rank,
      points: mine.score,
      change: changeOf(query.userId),
      streak: mine.streak,
    },
    currency: CURRENCY,
    next,
  }
}

export function presentUser(row: BoardPlace, me: string) {
  const isMe = row.user_id === me
  const isHidden = row.hides_name
  const isShown = isMe || !isHidden
  if (!isShown) return { id: null, name: '', image: '', isHidden, isMe }
  return { id: row.user_id, name: row.name, image: row.image, isHidden, isMe }
}
