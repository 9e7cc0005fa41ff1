import type { Answer } from '@deckle/core/deck/slide.ts'
import { type RawBuilder, sql } from 'kysely'
import { newestFirst, type Page, pageOf, pageParts, type PageRequest, type Placed } from '../../../db/paging/paging.ts'
import { isFiltered } from '../open-deck-figures.ts'
import { type AnalyticsDb, looksAt, type Scope } from '../queries.ts'

/** Answers `x` of the attempts that are looked at. */
export const answersIn = (scope: Scope): RawBuilder<boolean> =>
  sql<boolean>`x.client_id = ${scope.clientId} and x.deck_id = ${scope.deckId} and ${
    isEverything(scope)
      ? sql`true`
      : sql`exists (select from attempts a where a.client_id = ${scope.clientId} and a.id = x.attempt_id and ${looksAt(scope)})`
  }`

const isEverything = (scope: Scope): boolean => scope.from === null && scope.to === null && !isFiltered(scope)

/** An answer that is read. */
export interface ReadAnswer {
  readonly answer: Answer
  readonly text: string
  readonly at: Date
  /** Who was signed in, or the e-mail address that was confirmed. */
  readonly person: string | null
  readonly attempt_id: string
}

/** Answers that were found, as `f`, with whose they are. */
const withPerson = ({ clientId }: Scope) => sql`
  join attempts a on a.client_id = ${clientId} and a.id = f.attempt_id
  left join users u on u.client_id = ${clientId} and u.id = a.user_id`
const person = sql`coalesce(btrim(u.first_name || ' ' || u.last_name), a.email) as person`

/** The latest answers in words to each of the slides. */
export async function listLatestTexts(
  db: AnalyticsDb,
  scope: Scope,
  slideIds: readonly string[],
  most: number,
): Promise<(ReadAnswer & { slide_id: string })[]> {
  // Planning a query over all months of answers takes longer than most reports.
  if (slideIds.length === 0) return []
  const { rows } = await sql<ReadAnswer & { slide_id: string }>`
    select s.slide_id, f.answer, f.text, f.at, f.attempt_id, ${person} from unnest(${slideIds}::text[]) as s (slide_id), lateral (
      select x.answer, x.text, x.answered_at as at, x.attempt_id from current_answers x
      where ${answersIn(scope)} and x.slide_id = s.slide_id and x.text is not null order by x.answered_at desc limit ${most}
    ) as f ${withPerson(scope)} order by f.at desc`.execute(db)
  return rows
}

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
    select f.*, ${person} from (
      select x.answer_id as id, x.answer, x.text, x.answered_at as at, x.attempt_id, ${key} as page_key from current_answers x
      where ${answersIn(scope)} and x.slide_id = ${slideId} and x.text is not null
        and ${search === '' ? sql`true` : sql`searchable_text(x.text) like search_pattern(${search})`}
        and ${beyond}
      order by ${sorted} limit ${limit}
    ) as f ${withPerson(scope)} order by f.at desc, f.id desc`.execute(db)
  return pageOf(rows, page)
}

/** Letters of an answer that are looked at. */
const LETTERS = 500

export interface SampledAnswer {
  readonly answer: Answer | null
  readonly text: string
  readonly correct: boolean | null
}

/** The latest answers to a slide, without what only some kinds need. @param whole with the answer itself */
export async function listSample(
  db: AnalyticsDb,
  scope: Scope,
  { slideId, whole, most }: { readonly slideId: string; readonly whole: boolean; readonly most: number },
): Promise<SampledAnswer[]> {
  const { rows } = await sql<SampledAnswer>`
    select ${whole ? sql`x.answer` : sql`null::jsonb as answer`}, left(x.text, ${LETTERS}) as text, x.correct from current_answers x
    where ${answersIn(scope)} and x.slide_id = ${slideId} and x.text is not null order by x.answered_at desc limit ${most}`.execute(
    db,
  )
  return rows
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
