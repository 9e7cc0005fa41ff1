import type { Columns, RowOf } from '@deckle/core/report/report.ts'
import { type DeckSums, type FigureGroup, nothingPlayed } from '../../figures/index.ts'
import type { ReportRequest } from '../table/report-request.ts'
import { type SourceOf, wholeTable } from '../table/rows.ts'
import { playScopeOf } from './play-scope.ts'
import { listDecks } from './queries.ts'
import { readSums } from './sums.ts'

export type DeckRow = Awaited<ReturnType<typeof listDecks>>[number]

/** Rows by something that figures are split by. */
export const byKey =
  <C extends Columns>(group: FigureGroup, present: (sums: DeckSums) => RowOf<C>) =>
  async (request: ReportRequest): Promise<SourceOf<C>> => {
    const play = await playScopeOf(request)
    return wholeTable(async () => (await readSums(play, group)).map(present))
  }

/** A row a month, `YYYY-MM`. */
export const byMonth = <C extends Columns>(present: (sums: DeckSums) => RowOf<C>) =>
  byKey<C>('month', (sums) => present({ ...sums, key: sums.key.slice(0, 7) }))

/** The most played first, then by name. */
export const mostFirst = <R extends { readonly sums: DeckSums; readonly name: string }>(rows: readonly R[]) =>
  rows.toSorted(
    (one, other) =>
      other.sums.starts - one.sums.starts || other.sums.views - one.sums.views || one.name.localeCompare(other.name),
  )

/** All decks with their sums, also those that nobody has played. */
export async function decksWithSums(request: ReportRequest) {
  const play = await playScopeOf(request)
  const sums = new Map((await readSums(play, 'deck')).map((row) => [row.key, row]))
  const decks = await listDecks(request.deps.db, play.decks)
  return decks.map((deck) => ({ ...deck, sums: sums.get(deck.id) ?? nothingPlayed(deck.id) }))
}

/** A row a deck. */
export const byDeck =
  <C extends Columns>(present: (deck: DeckRow, sums: DeckSums) => RowOf<C>) =>
  async (request: ReportRequest): Promise<SourceOf<C>> =>
    wholeTable(async () => mostFirst(await decksWithSums(request)).map(({ sums, ...deck }) => present(deck, sums)))

export const deckColumns = ({ id, name }: Pick<DeckRow, 'id' | 'name'>) => ({ deck_id: id, deck: name })
