import { LONGEST, MILLION, timeSteps } from '@deckle/core/report/facts/millionths.ts'
import { type RawBuilder, sql } from 'kysely'
import { pathsBelow } from '../../../db/person-path.ts'
import { ofDecks } from '../read/queries-cells.ts'
import type { FigureGroup, FigureScope } from '../scope.ts'

/** Several filters at once, days of any zone: counted from raw rows, to the same figures. */
export interface ScanScope extends Omit<FigureScope, 'filter'> {
  /** IANA */
  readonly zone: string
  /** A version by its id, a country that is unknown as ''. */
  readonly filters: {
    readonly version?: string
    readonly source?: string
    readonly device?: string
    readonly country?: string
    /** `users.path` of a manager: attempts of everyone below. */
    readonly team?: Buffer
  }
}

const person = (alias: string) =>
  sql`coalesce(${sql.ref(`${alias}.user_id`)}::text, md5(lower(${sql.ref(`${alias}.email`)})))`

/** Whole days of the zone. */
export function inRange(column: RawBuilder<unknown>, { from, to, zone }: ScanScope): RawBuilder<boolean> {
  const lower = from === null ? sql`true` : sql`${column} >= (${from}::date::timestamp at time zone ${zone})`
  const upper = to === null ? sql`true` : sql`${column} < ((${to}::date + 1)::timestamp at time zone ${zone})`
  return sql<boolean>`(${lower} and ${upper})`
}

function passes({ clientId, filters }: ScanScope): RawBuilder<boolean> {
  const { version, source, device, country, team } = filters
  const below = team && pathsBelow(team)
  const conditions = [
    ...(version === undefined ? [] : [sql`a.version_id = ${version}::uuid`]),
    ...(source === undefined ? [] : [sql`a.source = ${source}`]),
    ...(device === undefined ? [] : [sql`a.device = ${device}`]),
    ...(country === undefined ? [] : [sql`coalesce(a.country, '') = ${country}`]),
    ...(below
      ? [
          sql`a.user_id in (select u.id from users u where u.client_id = ${clientId} and u.path > ${below.from} and u.path < ${below.to})`,
        ]
      : []),
  ]
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

function keyOf(group: FigureGroup | undefined, zone: string): RawBuilder<string> {
  const day = sql`(a.started_at at time zone ${zone})::date`
  if (group === undefined) return sql<string>`''::text`
  if (group === 'deck') return sql<string>`a.deck_id::text`
  if (group === 'day') return sql<string>`to_char(${day}, 'YYYY-MM-DD')`
  if (group === 'month') return sql<string>`to_char(date_trunc('month', ${day}), 'YYYY-MM-DD')`
  if (group === 'version') return sql<string>`a.version_id::text`
  if (group === 'country') return sql<string>`coalesce(a.country, '')`
  if (group === 'tags') return sql<string>`a.source || chr(10) || a.medium || chr(10) || a.campaign`
  return sql<string>`${sql.ref(`a.${group}`)}`
}

/**
 * CTEs: `base`, the attempts of a scope; `ans`, their current answers with points in millionths; `marks`, the points of
 * each attempt.
 */
export function baseOf(scope: ScanScope, group?: FigureGroup): RawBuilder<unknown> {
  const { clientId } = scope
  const hasAnswers = (alias: string) =>
    sql`exists (select from answers x where x.client_id = ${clientId} and x.attempt_id = ${sql.ref(`${alias}.id`)})`
  return sql`
    last_of_each as (
      select distinct on (l.deck_id, ${person('l')}) l.id from attempts l
      where l.client_id = ${clientId} and ${ofDecks(scope, sql`l.deck_id`)} and (l.user_id is not null or l.email is not null) and ${hasAnswers('l')}
      order by l.deck_id, ${person('l')}, l.started_at desc, l.id desc
    ), found as (
      select a.*, ${keyOf(group, scope.zone)} as group_key, a.completed_at is not null as is_completed, ${hasAnswers('a')} as has_answers,
        exists (select from events e where e.client_id = ${clientId} and e.attempt_id = a.id and e.deck_id = a.deck_id and e.event = 'lead')
          or exists (select from leads c where c.client_id = ${clientId} and c.attempt_id = a.id and c.deck_id = a.deck_id) as has_lead
      from attempts a where a.client_id = ${clientId} and ${ofDecks(scope, sql`a.deck_id`)} and ${inRange(sql`a.started_at`, scope)} and ${passes(scope)}
    ), base as (
      select f.*, f.is_completed or f.has_answers as is_started,
        f.has_answers and (${person('f')} is null or f.id in (select id from last_of_each)) as counts
      from found f
    ), ans as (
      select x.attempt_id, x.slide_id, x.keys, x.places, x.correct, x.spent_ms, x.answered_at, b.group_key, b.deck_id, b.counts, b.is_completed,
        ${millionths(sql`x.earned`)} as earned, ${millionths(sql`x.possible`)} as possible
      from base b join current_answers x on x.client_id = ${clientId} and x.attempt_id = b.id
    ), marks as (
      select m.attempt_id, sum(m.earned) as earned, sum(m.possible) as possible from ans m where m.correct is not null group by 1
    )`
}

export const millionths = (value: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`floor(${value} * ${sql.lit(MILLION)}::float8 + 0.5::float8)::numeric`

/** `timeKey` of core. */
export function timeKeyOf(seconds: RawBuilder<unknown>): RawBuilder<string> {
  const within = sql`greatest(0::float8, least(${seconds}, ${sql.lit(LONGEST)}::float8))`
  const steps = timeSteps
    .toReversed()
    .map(
      ([from, step]) =>
        sql`when ${within} >= ${sql.lit(from)}::float8 then floor(${within} / ${sql.lit(step)}::float8 + 0.5::float8) * ${sql.lit(step)}::float8`,
    )
  return sql<string>`(case ${sql.join(steps, sql` `)} end)::text`
}
