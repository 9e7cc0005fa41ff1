import { type RawBuilder, sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import { newestFirst, type Page, pageOf, pageParts, type PageRequest, type Placed } from '../../../db/paging/paging.ts'
import { within } from '../../analytics/index.ts'
import type { PlayedVersions } from '../../decks/tables.ts'
import type { AttemptFacts } from '../../figures/tables.ts'
import type { PlayFigures } from '../../play/tables.ts'
import type { TeamMembers } from '../../users/tables.ts'

export type SurveyDb = ReadDbOf<PlayFigures & AttemptFacts & TeamMembers & PlayedVersions>

interface Days {
  readonly from: string | null
  readonly to: string | null
  readonly tz: string
}

interface Texts {
  readonly clientId: string
  readonly deckId: string
  readonly slideIds: readonly string[]
  readonly search: string
  readonly days: Days
}

interface TextRow extends Placed {
  readonly at: Date
  readonly slide_id: string
  readonly text: string
}

/** The newest of each question by the index of its answers, then the newest of these. */
export async function listTexts(
  db: SurveyDb,
  { clientId, deckId, slideIds, search, days }: Texts,
  page: PageRequest,
): Promise<Page<TextRow>> {
  const inSlide = pageParts(newestFirst('x.answered_at', 'x.answer_id'), page)
  const all = pageParts(newestFirst('t.at', 't.id'), page)
  const { rows } = await sql<TextRow>`select t.at, t.slide_id, t.text, ${all.key} as page_key
    from unnest(${slideIds}::text[]) as s (slide_id), lateral (
      select x.answer_id as id, x.answered_at as at, x.slide_id, x.text from current_answers x
      where x.client_id = ${clientId} and x.deck_id = ${deckId} and x.slide_id = s.slide_id and x.text is not null
        and ${search === '' ? sql`true` : sql`searchable_text(x.text) like search_pattern(${search})`}
        and ${within(sql`x.answered_at`, { ...days, version: null })} and ${inSlide.beyond}
      order by ${inSlide.sorted} limit ${inSlide.limit}
    ) t order by ${all.sorted} limit ${all.limit}`.execute(db)
  return pageOf(rows, page)
}

const groups = {
  team: { first: sql`u.manager_id::text`, second: sql`coalesce(btrim(m.first_name || ' ' || m.last_name), '')` },
  score_band: { first: sql`least(9, floor(a.percentage / 10))::integer::text`, second: sql`''::text` },
} as const satisfies Readonly<
  Record<string, { readonly first: RawBuilder<unknown>; readonly second: RawBuilder<unknown> }>
>

export interface SplitRow {
  readonly first: string | null
  readonly second: string
  readonly key: string
  readonly count: number
  /** Answers of the group. */
  readonly answered: number
}

interface Question {
  readonly clientId: string
  readonly deckId: string
  readonly slideId: string
}

/** Answers to one question by what no figures are kept by; the last attempt of each person counts. */
export async function countSplit(
  db: SurveyDb,
  { clientId, deckId, slideId }: Question,
  by: keyof typeof groups,
  days: Days,
): Promise<readonly SplitRow[]> {
  const { first, second } = groups[by]
  const { rows } = await sql<SplitRow>`with counted as (
      select ${first} as first, ${second} as second, x.attempt_id, x.keys from current_answers x
      join attempt_facts f on f.client_id = ${clientId} and f.attempt_id = x.attempt_id and f.counts_items
      join attempts a on a.client_id = ${clientId} and a.id = x.attempt_id
      left join users u on u.client_id = ${clientId} and u.id = a.user_id
      left join users m on m.client_id = ${clientId} and m.id = u.manager_id
      where x.client_id = ${clientId} and x.deck_id = ${deckId} and x.slide_id = ${slideId}
        and ${within(sql`a.started_at`, { ...days, version: null })}
        and ${by === 'score_band' ? sql`a.percentage is not null and a.completed_at is not null` : sql`true`}
    ), sums as (select first, second, count(*)::integer as answered from counted group by 1, 2)
    select s.first, s.second, s.answered, k.key, count(*)::integer as count
    from sums s join counted c on c.first is not distinct from s.first and c.second = s.second, unnest(c.keys) as k (key)
    where k.key <> ''
    group by 1, 2, 3, 4 order by s.second, s.first, k.key`.execute(db)
  return rows
}

export async function findVersions(
  db: SurveyDb,
  clientId: string,
  deckId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('deck_versions')
    .select(['id', 'version'])
    .where('client_id', '=', clientId)
    .where('deck_id', '=', deckId)
    .execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
}
