import { type RawBuilder, sql } from 'kysely'
import { deckReach, type Scoped } from '../../../db/reach.ts'
import type { DeckSums } from '../../figures/index.ts'
import type { AnalyticsDb } from '../queries.ts'

export interface StatsRow {
  readonly decks: number
  readonly published: number
}

/** Decks that the actor may see. */
export async function countLibrary(db: AnalyticsDb, actor: Scoped): Promise<StatsRow> {
  const { rows } = await sql<StatsRow>`
    select count(*)::integer as decks, count(published_version_id)::integer as published from decks
    where client_id = ${actor.clientId} and deleted_at is null and ${deckReach(actor, 'deck.read', 'decks', { many: true })}`.execute(
    db,
  )
  return rows[0] as StatsRow
}

/** Whether it is a deck whose figures the actor may see. */
export const isShown = (actor: Scoped, deckId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${deckId} in (select d.id from decks d where d.client_id = ${actor.clientId} and d.deleted_at is null
    and ${deckReach(actor, 'deck.analytics', 'd', { many: true })})`

export interface BusiestRow {
  readonly id: string
  readonly name: string
  readonly readerType: string
  readonly starts: number
  readonly completions: number
}

/** @param figures of decks, each by its id as `key` */
export async function listBusiest(
  db: AnalyticsDb,
  clientId: string,
  figures: RawBuilder<DeckSums>,
  most: number,
): Promise<BusiestRow[]> {
  const { rows } = await sql<BusiestRow>`
    select d.id, d.name, d.reader_type as "readerType", s.starts, s.completions from (${figures}) s
    join decks d on d.client_id = ${clientId} and d.id = s.key::uuid and d.deleted_at is null
    where s.starts > 0 order by s.starts desc, d.id limit ${most}`.execute(db)
  return rows
}
