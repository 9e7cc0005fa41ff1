import { ALL_TIME_DAY } from '@deckle/core/report/facts/groups.ts'
import { type RawBuilder, sql } from 'kysely'
import {
  dimensionOf,
  type FigureFilter,
  type FigureGroup,
  type FigureScope,
  finestOf,
  type Span,
  spansOf,
} from '../scope.ts'

/** Milliseconds since the last act of an unfinished attempt after which it has dropped off (decisions.md §5). */
export const IDLE_MS = 30 * 60_000

/**
 * Cells of a scope, as `c` with all columns of the table and `group_key`. Figures split by one thing and filtered by
 * another are not kept.
 */
export function cellsOf(table: string, scope: FigureScope, group?: FigureGroup): RawBuilder<unknown> {
  const { filter } = scope
  const dim = dimensionOf(filter, group)
  if (dim === null) throw new Error(`Figures by ${group} are not kept for one ${filter?.by}.`)
  const value = filter ? sql`c.value = ${filter.value}` : dim === 'all' ? sql`c.value = ''` : sql`true`
  const arms = spansOf(scope, finestOf(group)).map(
    (span) => sql`select c.*, ${keyOf(group)} as group_key from ${sql.table(table)} c
      where c.client_id = ${scope.clientId} and ${ofDecks(scope, sql`c.deck_id`)} and c.dim = ${dim} and ${inSpan(span)} and ${value}`,
  )
  return sql.join(arms, sql` union all `)
}

function keyOf(group: FigureGroup | undefined): RawBuilder<string> {
  if (group === undefined) return sql<string>`''::text`
  if (group === 'deck') return sql<string>`c.deck_id::text`
  if (group === 'day') return sql<string>`to_char(c.day, 'YYYY-MM-DD')`
  if (group === 'month') return sql<string>`to_char(date_trunc('month', c.day), 'YYYY-MM-DD')`
  return sql<string>`c.value`
}

export function ofDecks({ decks }: Pick<FigureScope, 'decks'>, column: RawBuilder<unknown>): RawBuilder<boolean> {
  return typeof decks === 'function' ? decks(column) : sql<boolean>`${column} = any (${decks}::uuid[])`
}

/** The day of all time is named, so that the key's index is used to its end: else large tables are scanned. */
const inSpan = ({ grain, from, before }: Span): RawBuilder<boolean> =>
  sql<boolean>`c.grain = ${grain} and ${grain === 'all' ? sql`c.day = ${ALL_TIME_DAY}::date` : withinDays(sql`c.day`, from, before)}`

function withinDays(column: RawBuilder<unknown>, from: string | null, before: string | null): RawBuilder<boolean> {
  const lower = from === null ? sql`true` : sql`${column} >= ${from}::date`
  const upper = before === null ? sql`true` : sql`${column} < ${before}::date`
  return sql<boolean>`(${lower} and ${upper})`
}

/** Of facts as `f`: unfinished attempts that may go on, with `group_key`. */
export function activeOf(scope: FigureScope, now: Date, group?: FigureGroup): RawBuilder<unknown> {
  const since = new Date(now.getTime() - IDLE_MS)
  const { from, to, filter } = scope
  return sql`select f.at_slide, f.deck_id, ${factKeyOf(group)} as group_key from attempt_facts f
    where f.client_id = ${scope.clientId} and ${ofDecks(scope, sql`f.deck_id`)} and f.completed_at is null and f.is_started and f.last_at > ${since}
      and ${from === null ? sql`true` : sql`f.day >= ${from}::date`} and ${to === null ? sql`true` : sql`f.day <= ${to}::date`}
      and ${filter ? sql`${columnOf(filter.by)} = ${filter.value}` : sql`true`}`
}

function factKeyOf(group: FigureGroup | undefined): RawBuilder<string> {
  if (group === undefined) return sql<string>`''::text`
  if (group === 'deck') return sql<string>`f.deck_id::text`
  if (group === 'day') return sql<string>`to_char(f.day, 'YYYY-MM-DD')`
  if (group === 'month') return sql<string>`to_char(date_trunc('month', f.day), 'YYYY-MM-DD')`
  if (group === 'tags') return sql<string>`f.source || chr(10) || f.medium || chr(10) || f.campaign`
  return columnOf(group)
}

const columnOf = (by: FigureFilter): RawBuilder<string> =>
  by === 'version'
    ? sql<string>`f.version_id::text`
    : by === 'country'
      ? sql<string>`coalesce(f.country, '')`
      : sql<string>`${sql.ref(`f.${by}`)}`
