import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { upgradeContent } from '@deckle/slides/upgrade.ts'
import { sql } from 'kysely'
import { newestFirst, type Page, pageOf, pageParts, type PageRequest, type Placed } from '../../../db/paging/paging.ts'
import { type AnalyticsDb, ofVersion, type Scope, type SourceTags, started } from '../queries.ts'

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
const attemptJoins = ({
  clientId,
}: Scope) => sql`join deck_versions v on v.client_id = ${clientId} and v.id = s.version_id
  left join users u on u.client_id = ${clientId} and u.id = s.user_id`

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
    ${attemptJoins(scope)}
    left join lateral (
      select count(*)::integer as answered, round(sum(x.spent_ms) / 1000.0)::integer as seconds from current_answers x where x.client_id = ${scope.clientId} and x.attempt_id = s.id and s.completed_at is null
    ) as sums on true
    order by ${inOrder}`.execute(db)
  return pageOf(rows, page)
}

/** Every version that has attempts, newest first. */
export async function listPlayedContents(db: AnalyticsDb, scope: Scope): Promise<DeckContent[]> {
  const { rows } = await sql<{ content: DeckContent }>`
    select v.content from deck_versions v where v.client_id = ${scope.clientId} and v.deck_id = ${scope.deckId} and ${ofVersion(sql`v.id`, scope)}
      and exists (select from attempts a where a.client_id = ${scope.clientId} and a.deck_id = v.deck_id and a.version_id = v.id) order by v.version desc`.execute(
    db,
  )
  return rows.map(({ content }) => upgradeContent(content))
}

export interface ExportRecord extends AttemptRecord {
  readonly language: string
  /** By slide; `text` of those that are read. */
  readonly answers: Readonly<Record<string, { readonly answer: Answer; readonly text: string | null }>> | null
}

/** Attempts with all their answers, newest first: the text of a cursor's query with its values. */
export function exportQuery(
  db: AnalyticsDb,
  scope: Scope,
): { readonly text: string; readonly values: readonly unknown[] } {
  const { sql: text, parameters } = sql`
    select ${attemptColumns}, sums.answers from (${started(scope)}) as s ${attemptJoins(scope)}
    left join lateral (
      select count(*)::integer as answered, round(sum(x.spent_ms) / 1000.0)::integer as seconds, jsonb_object_agg(x.slide_id, jsonb_build_object('answer', x.answer, 'text', x.text)) as answers from current_answers x where x.client_id = ${scope.clientId} and x.attempt_id = s.id
    ) as sums on true
    order by s.started_at desc, s.id desc`.compile(db)
  return { text, values: parameters }
}
