import { type RawBuilder, sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import type { PlayFigures } from '../../play/tables.ts'
import { ofDecks } from '../read/queries-cells.ts'
import { nothingPlayed } from '../read/nothing-played.ts'
import type { DeckSums } from '../read/queries.ts'
import type { FigureGroup } from '../scope.ts'
import { inRange, type ScanScope } from './queries-base.ts'

interface ViewRow {
  readonly key: string
  readonly views: number
}

/** A view is of a deck and a day; who plays it, and how, comes later. */
function keyOf(group: FigureGroup | undefined, zone: string): RawBuilder<string> | null {
  if (group === 'deck') return sql<string>`v.deck_id::text`
  if (group === 'day') return sql<string>`to_char(v.received_at at time zone ${zone}, 'YYYY-MM-DD')`
  if (group === 'month') return sql<string>`to_char(v.received_at at time zone ${zone}, 'YYYY-MM-01')`
  return null
}

/** By what views can be split by; none for other groups. */
export async function scanViews(
  db: ReadDbOf<PlayFigures>,
  scope: ScanScope,
  group: FigureGroup | undefined,
): Promise<readonly ViewRow[]> {
  const key = keyOf(group, scope.zone)
  if (key === null) return []
  const { rows } = await sql<ViewRow>`select ${key} as key, count(*) as views from events v
    where v.client_id = ${scope.clientId} and ${ofDecks(scope, sql`v.deck_id`)} and v.event = 'view' and ${inRange(sql`v.received_at`, scope)}
    group by 1`.execute(db)
  return rows
}

/** Also of what was only looked at; by key. */
export function withViews(rows: DeckSums[], views: readonly ViewRow[]): DeckSums[] {
  if (views.length === 0) return rows
  const found = new Map(rows.map((row) => [row.key, row]))
  for (const { key, views: count } of views) found.set(key, { ...(found.get(key) ?? nothingPlayed(key)), views: count })
  return [...found.values()].sort((one, other) => (one.key < other.key ? -1 : 1))
}
