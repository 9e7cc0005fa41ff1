import type { Answer } from '@deckle/core/deck/slide.ts'
import { type RawBuilder, sql } from 'kysely'
import { likePattern } from '../../../db/paging/like-pattern.ts'
import { newestFirst, type Page, pageOf, pageParts, type PageRequest, type Placed } from '../../../db/paging/paging.ts'
import { type AnalyticsDb, ofVersion, type Scope, started, within } from '../queries.ts'

export const answersIn = (scope: Scope): RawBuilder<boolean> =>
  sql<boolean>`x.client_id = ${scope.clientId} and x.deck_id = ${scope.deckId} and ${within(sql`x.answered_at`, scope)} and ${ofVersion(sql`x.version_id`, scope)}`

/**
 * Of a person who played more than once, the last of the attempts that are looked at counts (decisions.md §5): a person is
 * who was signed in, else a confirmed address. Attempts of unknown people all count.
 */
export const lastOfEach = (scope: Scope): RawBuilder<boolean> => sql<boolean>`x.attempt_id not in (
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
    select x.slide_id, key, count(*)::integer as count from current_answers x, unnest(x.keys) as key
    where ${answersIn(scope)} and ${lastOfEach(scope)} group by x.slide_id, key`.execute(db)
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
    from current_answers x, unnest(x.places) with ordinality as placed (key, place)
    where ${answersIn(scope)} and ${lastOfEach(scope)} and x.slide_id = any (${slideIds}::text[]) group by x.slide_id, placed.key`.execute(
    db,
  )
  return rows
}

/** An answer that is read. */
export interface ReadAnswer {
  readonly answer: Answer
  readonly text: string
  readonly at: Date
}

/** The latest answers in words to each of the slides. */
export async function listLatestTexts(
  db: AnalyticsDb,
  scope: Scope,
  slideIds: readonly string[],
  most: number,
): Promise<(ReadAnswer & { slide_id: string })[]> {
  const { rows } = await sql<ReadAnswer & { slide_id: string }>`
    select s.slide_id, latest.answer, latest.text, latest.at from unnest(${slideIds}::text[]) as s (slide_id), lateral (
      select x.answer, x.text, x.answered_at as at from current_answers x
      where ${answersIn(scope)} and x.slide_id = s.slide_id and x.text is not null order by x.answered_at desc limit ${most}
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
      select attempt_id, slide_id, answered_at as at, answered_at as answered from answers where client_id = ${scope.clientId} and deck_id = ${scope.deckId}
      union all select attempt_id, slide_id, received_at, client_time from events
      where client_id = ${scope.clientId} and deck_id = ${scope.deckId} and attempt_id is not null and slide_id is not null
    ), last as (
      select distinct on (x.attempt_id) x.attempt_id, x.slide_id, x.at from acts x
      join places p on p.slide_id = x.slide_id join unfinished u on u.id = x.attempt_id
      order by x.attempt_id, x.at desc, x.answered desc, p.place desc
    )
    select slide_id, count(*)::integer as count from last where at <= ${new Date(now.getTime() - IDLE_MS)} group by slide_id`.execute(
    db,
  )
  return rows
}

/** How long nothing must be heard of an attempt that is said to have dropped off (decisions.md §5). */
const IDLE_MS = 30 * 60_000

interface TextRow extends ReadAnswer, Placed {
  readonly id: string
}

const latestAnswerFirst = newestFirst('x.answered_at', 'x.answer_id')

export async function listTexts(
  db: AnalyticsDb,
  scope: Scope,
  { slideId, search }: { slideId: string; search: string },
  page: PageRequest,
): Promise<Page<TextRow>> {
  const { key, beyond, sorted, limit } = pageParts(latestAnswerFirst, page)
  const { rows } = await sql<TextRow>`
    select x.answer_id as id, x.answer, x.text, x.answered_at as at, ${key} as page_key from current_answers x
    where ${answersIn(scope)} and x.slide_id = ${slideId} and x.text is not null
      and ${search === '' ? sql`true` : sql`lower(x.text) like ${likePattern(search)}`}
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
      select from current_answers a where a.client_id = ${clientId} and a.attempt_id = u.attempt_id and a.slide_id = u.slide_id
        and a.answer ->> 'file' = u.id::text
    )`.execute(db)
  return rows[0]
}
