import { type Actor, hasReach } from '@deckle/core/access/access.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { upgradeContent } from '@deckle/slides/upgrade.ts'
import { type RawBuilder, sql } from 'kysely'
import { answerKeysOf } from '../../db/answers/answer-keys.ts'
import { answerTextIn, textKinds } from '../../db/answers/answer-text.ts'
import { likePattern } from '../../db/paging/like-pattern.ts'
import {
  keyText,
  newestFirst,
  type Order,
  type Page,
  pageOf,
  pageParts,
  type PageRequest,
  placeAfter,
  type Placed,
} from '../../db/paging/paging.ts'
import { deckReach } from '../../db/reach.ts'
import type { AnalyticsDb } from './db.ts'

/** Which attempts are looked at: whole days of a time zone, and one version or all. */
export interface Range {
  /** `YYYY-MM-DD`; null from the beginning. */
  readonly from: string | null
  /** The last day, included; null until now. */
  readonly to: string | null
  readonly tz: string
  readonly version: number | null
}

/** A deck of a client, with what of it is looked at. */
export interface Scope extends Range {
  readonly clientId: string
  readonly deckId: string
}

/** Of the client, beside whose decks the figures are shown. */
export async function findPlan(db: AnalyticsDb, clientId: string): Promise<PlanType> {
  return (await db.selectFrom('clients').select('plan').where('id', '=', clientId).executeTakeFirstOrThrow()).plan
}

export async function listTimeZones(db: AnalyticsDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(db)
  return rows.map(({ name }) => name)
}

/** The first moment of the range's days, and the first after them. */
function within(column: RawBuilder<unknown>, { from, to, tz }: Range): RawBuilder<boolean> {
  const lower =
    from === null ? sql<boolean>`true` : sql<boolean>`${column} >= (${from}::date::timestamp at time zone ${tz})`
  const upper =
    to === null ? sql<boolean>`true` : sql<boolean>`${column} < ((${to}::date + 1)::timestamp at time zone ${tz})`
  return sql<boolean>`(${lower} and ${upper})`
}

function ofVersion(column: RawBuilder<unknown>, { version, clientId, deckId }: Scope): RawBuilder<boolean> {
  if (version === null) return sql<boolean>`true`
  return sql<boolean>`${column} = (select id from deck_versions where client_id = ${clientId} and deck_id = ${deckId} and version = ${version})`
}

/** Attempts that were started: by a first answer, or by the end of a deck without questions. */
function started(scope: Scope): RawBuilder<unknown> {
  return sql`select a.* from attempts a
    where a.client_id = ${scope.clientId} and a.deck_id = ${scope.deckId} and ${within(sql`a.started_at`, scope)} and ${ofVersion(sql`a.version_id`, scope)}
      and (a.completed_at is not null or exists (select from answers x where x.client_id = a.client_id and x.attempt_id = a.id))`
}

export interface Figures {
  readonly starts: number
  readonly completions: number
  readonly mean: number | null
  readonly median: number | null
  readonly passed: number | null
  readonly seconds: number | null
  readonly views: number
}

export async function findFigures(db: AnalyticsDb, scope: Scope): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with s as (${started(scope)})
    select count(*)::integer as starts, count(completed_at)::integer as completions,
      avg(percentage) filter (where completed_at is not null) as mean,
      percentile_cont(0.5) within group (order by percentage) filter (where completed_at is not null) as median,
      case when count(passed) > 0 then count(*) filter (where passed)::integer end as passed,
      percentile_cont(0.5) within group (order by seconds) filter (where completed_at is not null) as seconds,
      (select count(*)::integer from events e where e.client_id = ${scope.clientId} and e.deck_id = ${scope.deckId} and e.event = 'view' and ${within(sql`e.received_at`, scope)}) as views
    from s`.execute(db)
  return rows[0] as Figures
}

export interface DayRow {
  readonly day: string
  readonly starts: number
  readonly completions: number
}

/** Each day of the range without gaps, from the first attempt where it has no beginning; at most the last 366. */
export async function listDays(db: AnalyticsDb, scope: Scope, today: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with s as (
      select (started_at at time zone ${scope.tz})::date as day, count(*)::integer as starts, count(completed_at)::integer as completions from (${started(scope)}) as attempts_started group by 1
    ), bounds as (
      select greatest(coalesce(${scope.from}::date, (select min(day) from s), ${today}::date), l.last - 365) as first, l.last from (select coalesce(${scope.to}::date, ${today}::date) as last) l
    )
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(s.starts, 0) as starts, coalesce(s.completions, 0) as completions
    from bounds, generate_series(bounds.first::timestamp, bounds.last::timestamp, interval '1 day') as d (day) left join s on s.day = d.day::date order by d.day`.execute(
    db,
  )
  return rows
}

/** Finished attempts by ten bands of per cent, the last including 100. */
export async function listBands(db: AnalyticsDb, scope: Scope): Promise<{ band: number; count: number }[]> {
  const { rows } = await sql<{ band: number; count: number }>`
    select least(floor(percentage / 10), 9)::integer as band, count(*)::integer as count from (${started(scope)}) as s
    where completed_at is not null and percentage is not null group by 1`.execute(db)
  return rows
}

export async function listDevices(db: AnalyticsDb, scope: Scope): Promise<{ device: string; count: number }[]> {
  const { rows } = await sql<{
    device: string
    count: number
  }>`select device, count(*)::integer as count from (${started(scope)}) as s group by 1 order by 2 desc, 1`.execute(db)
  return rows
}

export interface SourceTags {
  readonly source: string
  readonly medium: string
  readonly campaign: string
}

export interface SourceCount extends SourceTags {
  readonly starts: number
  readonly completions: number
  /** Of all sources in the range. */
  readonly total: number
}

/** A cursor names a source by one of its attempts: its tags may be too long. */
const placeOfSource: Pick<Order, 'keys'> = {
  keys: [
    ['g.starts', 'bigint'],
    ['g.attempt_id', 'uuid'],
  ],
}

/** Attempts by where they came from, most first, then by name. */
export async function listSources(
  db: AnalyticsDb,
  scope: Scope,
  page: PageRequest,
): Promise<Page<SourceCount & Placed>> {
  const after = placeAfter(placeOfSource, page)
  const { rows } = await sql<SourceCount & Placed>`
    with grouped as (
      select source collate "C" as source, medium collate "C" as medium, campaign collate "C" as campaign,
        count(*)::integer as starts, count(completed_at)::integer as completions, min(id::text) as attempt_id
      from (${started(scope)}) as s group by 1, 2, 3
    )
    select g.*, (select count(*)::integer from grouped) as total, ${sql.raw(keyText(placeOfSource))} as page_key from grouped g
    where ${after === null ? sql`true` : sql`(g.starts < ${after[0]}::bigint or (g.starts = ${after[0]}::bigint and (g.source, g.medium, g.campaign) > (select source, medium, campaign from attempts where client_id = ${scope.clientId} and id = ${after[1]}::uuid)))`}
    order by g.starts desc, g.source, g.medium, g.campaign limit ${page.limit + 1}`.execute(db)
  return pageOf(rows, page)
}

/** The version asked for, else the newest; undefined where the deck was never published. */
export async function findContent(
  db: AnalyticsDb,
  { clientId, deckId, version }: Scope,
): Promise<DeckContent | undefined> {
  const row = await db
    .selectFrom('deck_versions')
    .select('content')
    .where('client_id', '=', clientId)
    .where('deck_id', '=', deckId)
    .$if(version !== null, (query) => query.where('version', '=', version))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && upgradeContent(row.content)
}

const answersIn = (scope: Scope): RawBuilder<boolean> =>
  sql<boolean>`x.client_id = ${scope.clientId} and x.deck_id = ${scope.deckId} and ${within(sql`x.answered_at`, scope)} and ${ofVersion(sql`x.version_id`, scope)}`

/**
 * Of a person who played more than once, the last of the attempts that are looked at counts (decisions.md §5): a person is
 * who was signed in, else a confirmed address. Attempts of unknown people all count.
 */
const lastOfEach = (scope: Scope): RawBuilder<boolean> => sql<boolean>`x.attempt_id not in (
  select id from (
    select a.id, row_number() over (partition by coalesce(a.user_id::text, lower(a.email)) order by a.started_at desc, a.id desc) as nth
    from attempts a
    where a.client_id = ${scope.clientId} and a.deck_id = ${scope.deckId} and (a.user_id is not null or a.email is not null)
      and exists (select from answers x where x.attempt_id = a.id and ${answersIn(scope)})
  ) as ranked where nth > 1
)`

export interface SlideFigures {
  readonly slide_id: string
  readonly answered: number
  readonly marked: number
  readonly earned: number
  readonly possible: number
  /** Correlation of the points of the question with those of all others in the same attempts; null where either is always the same. */
  readonly discrimination: number | null
  readonly seconds: number | null
}

export async function listSlideFigures(db: AnalyticsDb, scope: Scope): Promise<SlideFigures[]> {
  const { rows } = await sql<SlideFigures>`
    with counted as (
      select x.*, sum(x.earned) filter (where x.correct is not null) over (partition by x.attempt_id) as total
      from current_answers x where ${answersIn(scope)} and ${lastOfEach(scope)}
    )
    select slide_id, count(*)::integer as answered, count(correct)::integer as marked,
      coalesce(sum(earned) filter (where correct is not null), 0) as earned, coalesce(sum(possible) filter (where correct is not null), 0) as possible,
      corr(earned, total - earned) filter (where correct is not null) as discrimination,
      percentile_cont(0.5) within group (order by spent_ms) / 1000 as seconds
    from counted group by slide_id`.execute(db)
  return rows
}

export async function listChoices(
  db: AnalyticsDb,
  scope: Scope,
): Promise<{ slide_id: string; key: string; count: number }[]> {
  const { rows } = await sql<{ slide_id: string; key: string; count: number }>`
    select x.slide_id, keys.key, count(*)::integer as count
    from current_answers x, lateral ${sql.raw(answerKeysOf('x.answer'))} as keys
    where ${answersIn(scope)} and ${lastOfEach(scope)} group by x.slide_id, keys.key`.execute(db)
  return rows
}

/** The mean place of each option that was ranked on the slides, 1 for the first. */
export async function listMeanPlaces(
  db: AnalyticsDb,
  scope: Scope,
  slideIds: readonly string[],
): Promise<{ slide_id: string; key: string; mean: number }[]> {
  if (slideIds.length === 0) return []
  const { rows } = await sql<{ slide_id: string; key: string; mean: number }>`
    select x.slide_id, placed.key, avg(placed.place)::double precision as mean
    from current_answers x, lateral jsonb_array_elements_text(x.answer -> 'order') with ordinality as placed (key, place)
    where ${answersIn(scope)} and ${lastOfEach(scope)} and x.slide_id = any (${slideIds}::text[])
      and x.answer ->> 'kind' = 'ranking' group by x.slide_id, placed.key`.execute(db)
  return rows
}

const isRead = sql<boolean>`x.answer ->> 'kind' = any (${[...textKinds]}::text[])`

/** The latest answers in words to each of the slides. */
export async function listLatestTexts(
  db: AnalyticsDb,
  scope: Scope,
  slideIds: readonly string[],
  most: number,
): Promise<{ slide_id: string; answer: Answer; at: Date }[]> {
  const { rows } = await sql<{ slide_id: string; answer: Answer; at: Date }>`
    select s.slide_id, latest.answer, latest.at from unnest(${slideIds}::text[]) as s (slide_id), lateral (
      select x.answer, x.answered_at as at from current_answers x
      where ${answersIn(scope)} and x.slide_id = s.slide_id and ${isRead} order by x.answered_at desc limit ${most}
    ) as latest`.execute(db)
  return rows
}

/**
 * Attempts that dropped off, by the slide where each person is: the one that they saw or answered last. Who was there less
 * than half an hour ago may go on.
 */
export async function listDroppedOff(
  db: AnalyticsDb,
  scope: Scope,
  slideIds: readonly string[],
  now: Date,
): Promise<{ slide_id: string; count: number }[]> {
  const { rows } = await sql<{ slide_id: string; count: number }>`
    with places as (
      select slide_id, place from unnest(${slideIds}::text[]) with ordinality as p (slide_id, place)
    ), unfinished as (
      select id from (${started(scope)}) as s where completed_at is null
    ), acts as (
      select attempt_id, slide_id, answered_at as at, answered_at as said from answers where client_id = ${scope.clientId} and deck_id = ${scope.deckId}
      union all select attempt_id, slide_id, received_at, client_time from events
      where client_id = ${scope.clientId} and deck_id = ${scope.deckId} and attempt_id is not null and slide_id is not null
    ), last as (
      select distinct on (x.attempt_id) x.attempt_id, x.slide_id, x.at from acts x
      join places p on p.slide_id = x.slide_id join unfinished u on u.id = x.attempt_id
      order by x.attempt_id, x.at desc, x.said desc, p.place desc
    )
    select slide_id, count(*)::integer as count from last where at <= ${new Date(now.getTime() - IDLE_MS)} group by slide_id`.execute(
    db,
  )
  return rows
}

/** How long nothing must be heard of an attempt that is said to have dropped off (decisions.md §5). */
const IDLE_MS = 30 * 60_000

export interface TextRow extends Placed {
  readonly id: string
  readonly answer: Answer
  readonly at: Date
}

const latestAnswerFirst = newestFirst('x.answered_at', 'x.answer_id')

export async function listTexts(
  db: AnalyticsDb,
  scope: Scope,
  /** `labels`: names of what answers hold ids of. */
  filter: { slideId: string; labels: Parameters<typeof answerTextIn>[1]; search: string },
  page: PageRequest,
): Promise<Page<TextRow>> {
  const { slideId, labels, search } = filter
  const { key, beyond, sorted, limit } = pageParts(latestAnswerFirst, page)
  const { rows } = await sql<TextRow>`
    select x.answer_id as id, x.answer, x.answered_at as at, ${key} as page_key from current_answers x
    where ${answersIn(scope)} and x.slide_id = ${slideId} and ${isRead}
      and ${search === '' ? sql`true` : sql`lower(${answerTextIn(sql`x.answer`, labels)}) like ${likePattern(search)}`}
      and ${beyond}
    order by ${sorted} limit ${limit}`.execute(db)
  return pageOf(rows, page)
}

export interface HandedInFile {
  readonly name: string
  readonly content_type: string
  readonly size: number
  readonly file_key: string
}

/** A file that a stored answer to the deck names. */
export async function findFile(
  db: AnalyticsDb,
  clientId: string,
  deckId: string,
  fileId: string,
): Promise<HandedInFile | undefined> {
  const { rows } = await sql<HandedInFile>`
    select u.name, u.content_type, u.size, u.file_key from uploads u
    where u.client_id = ${clientId} and u.deck_id = ${deckId} and u.id = ${fileId} and exists (
      select from current_answers a where a.client_id = u.client_id and a.attempt_id = u.attempt_id and a.slide_id = u.slide_id
        and a.answer ->> 'file' = u.id::text
    )`.execute(db)
  return rows[0]
}

export interface AttemptRecord extends SourceTags {
  readonly id: string
  /** Who was signed in, or the e-mail address that was confirmed. */
  readonly person: string | null
  readonly started_at: Date
  readonly completed_at: Date | null
  readonly seconds: number
  readonly answered: number
  readonly percentage: number | null
  readonly passed: boolean | null
  readonly version: number
  readonly device: string
  readonly country: string | null
}

/** What an attempt without an end has so far is summed up from its answers. */
const attemptColumns = sql`s.id, coalesce(btrim(u.first_name || ' ' || u.last_name), s.email) as person, s.started_at, s.completed_at, s.percentage, s.passed, v.version, s.device, s.country, s.source, s.medium, s.campaign, s.language,
  coalesce(s.seconds, sums.seconds, 0) as seconds, coalesce(s.answered, sums.answered, 0) as answered`
const attemptJoins = sql`join deck_versions v on v.client_id = s.client_id and v.id = s.version_id
  left join users u on u.client_id = s.client_id and u.id = s.user_id`

const latestAttemptFirst = newestFirst('a.started_at', 'a.id')

export async function listAttempts(
  db: AnalyticsDb,
  scope: Scope,
  page: PageRequest,
): Promise<Page<AttemptRecord & Placed>> {
  const { beyond, sorted, limit } = pageParts(latestAttemptFirst, page)
  // The page is found before anything is joined to it; the same order under the page's own name.
  const { key, sorted: inOrder } = pageParts(newestFirst('s.started_at', 's.id'), page)
  const { rows } = await sql<AttemptRecord & Placed>`
    select ${attemptColumns}, ${key} as page_key
    from (${started(scope)} and ${beyond} order by ${sorted} limit ${limit}) as s
    ${attemptJoins}
    left join lateral (
      select count(*)::integer as answered, round(sum(x.spent_ms) / 1000.0)::integer as seconds from current_answers x where x.client_id = s.client_id and x.attempt_id = s.id and s.completed_at is null
    ) as sums on true
    order by ${inOrder}`.execute(db)
  return pageOf(rows, page)
}

/** Every version that has attempts, newest first. */
export async function listPlayedContents(db: AnalyticsDb, scope: Scope): Promise<DeckContent[]> {
  const { rows } = await sql<{ content: DeckContent }>`
    select v.content from deck_versions v where v.client_id = ${scope.clientId} and v.deck_id = ${scope.deckId} and ${ofVersion(sql`v.id`, scope)}
      and exists (select from attempts a where a.client_id = v.client_id and a.deck_id = v.deck_id and a.version_id = v.id) order by v.version desc`.execute(
    db,
  )
  return rows.map(({ content }) => upgradeContent(content))
}

export interface ExportRecord extends AttemptRecord {
  readonly language: string
  readonly answers: Readonly<Record<string, Answer>> | null
}

/** Attempts with all their answers, newest first: the text of a cursor's query with its values. */
export function exportQuery(
  db: AnalyticsDb,
  scope: Scope,
): { readonly text: string; readonly values: readonly unknown[] } {
  const { sql: text, parameters } = sql`
    select ${attemptColumns}, sums.answers from (${started(scope)}) as s ${attemptJoins}
    left join lateral (
      select count(*)::integer as answered, round(sum(x.spent_ms) / 1000.0)::integer as seconds, jsonb_object_agg(x.slide_id, x.answer) as answers from current_answers x where x.client_id = s.client_id and x.attempt_id = s.id
    ) as sums on true
    order by s.started_at desc, s.id desc`.compile(db)
  return { text, values: parameters }
}

export interface StatsRow {
  readonly decks: number
  readonly published: number
}

/** Decks that the actor may see. */
export async function countLibrary(db: AnalyticsDb, actor: Actor): Promise<StatsRow> {
  const { rows } = await sql<StatsRow>`
    select count(*)::integer as decks, count(published_version_id)::integer as published from decks
    where client_id = ${actor.clientId} and deleted_at is null and ${deckReach(actor, 'deck.read', 'decks', { many: true })}`.execute(
    db,
  )
  return rows[0] as StatsRow
}

/** Of decks whose figures the actor may see; whoever sees all the client's is not asked deck by deck. */
const startedSince = (actor: Actor, from: string): RawBuilder<unknown> => sql`
  select a.deck_id, a.started_at, a.completed_at from attempts a
  where a.client_id = ${actor.clientId} and ${
    hasReach(actor, 'deck.analytics', 'client')
      ? sql`true`
      : sql`a.deck_id in (select r.id from decks r where ${deckReach(actor, 'deck.analytics', 'r', { many: true })})`
  } and a.started_at >= (${from}::date::timestamp at time zone 'UTC')
    and (a.completed_at is not null or exists (select from answers x where x.client_id = a.client_id and x.attempt_id = a.id))`

/** Days of all these decks, in UTC. */
export async function listClientDays(db: AnalyticsDb, actor: Actor, from: string, to: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with s as (
      select (started_at at time zone 'UTC')::date as day, count(*)::integer as starts, count(completed_at)::integer as completions from (${startedSince(actor, from)}) as a group by 1
    )
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(s.starts, 0) as starts, coalesce(s.completions, 0) as completions
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as d (day) left join s on s.day = d.day::date order by d.day`.execute(
    db,
  )
  return rows
}

export interface BusiestRow {
  readonly id: string
  readonly name: string
  readonly readerType: string
  readonly starts: number
  readonly completions: number
}

export async function listBusiest(db: AnalyticsDb, actor: Actor, from: string, most: number): Promise<BusiestRow[]> {
  const { rows } = await sql<BusiestRow>`
    select d.id, d.name, d.reader_type as "readerType", s.starts, s.completions
    from (select deck_id, count(*)::integer as starts, count(completed_at)::integer as completions from (${startedSince(actor, from)}) as a group by 1) s
    join decks d on d.client_id = ${actor.clientId} and d.id = s.deck_id and d.deleted_at is null order by s.starts desc, d.id limit ${most}`.execute(
    db,
  )
  return rows
}
