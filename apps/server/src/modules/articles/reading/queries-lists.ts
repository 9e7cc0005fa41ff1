import { type RawBuilder, sql } from 'kysely'
import { type Order, type Page, pageOf, type PageRequest, pageParts, type Placed } from '../../../db/paging/paging.ts'
import type { ArticlesDb } from '../queries.ts'

/** What readers ask for; ids, not names. A list that is empty matches nothing. */
export interface ReadersFilter {
  readonly clientId: string
  readonly userId: string
  readonly categories: readonly string[] | null
  readonly tags: readonly string[] | null
  /** Besides those with the tags. */
  readonly language: string | null
  readonly author: string | null
  readonly saved: boolean
  /** For strangers: of articles for members, only title, subtitle and tags are searched. */
  readonly isPublic: boolean
}

/** An article in a list, with its place. */
interface Found extends Placed {
  readonly id: string
}
export type FoundPage = Page<Found>

export const newest: Order = {
  keys: [
    ['i.at', 'timestamptz'],
    ['i.id', 'uuid'],
  ],
  direction: 'desc',
}
const soonest: Order = { ...newest, direction: 'asc' }
export const mostPopular: Order = {
  keys: [
    ['i.score', 'numeric'],
    ['i.at', 'timestamptz'],
    ['i.id', 'uuid'],
  ],
  direction: 'desc',
}

/**
 * The first rows of each branch, which an index has in the order of the list, are merged: the cost does not grow with
 * the number of articles. A branch selects `id` and the keys of the order.
 */
export async function readBranches(
  db: ArticlesDb,
  order: Order,
  page: PageRequest,
  branches: readonly RawBuilder<unknown>[],
): Promise<FoundPage> {
  if (branches.length === 0) return { rows: [], next: null, total: 0 }
  const { key, beyond, sorted, limit } = pageParts(order, page)
  const firsts = branches.map(
    (branch) => sql`(select * from (${branch}) i where ${beyond} order by ${sorted} limit ${limit})`,
  )
  const all = branches.length === 1 ? firsts[0] : sql`(${sql.join(firsts, sql` union `)})`
  const { rows } =
    await sql<Found>`select i.id, ${key} as page_key from ${all} i order by ${sorted} limit ${limit}`.execute(db)
  return pageOf(rows, page)
}

type Part = 'categories' | 'tags' | 'author' | 'saved'

/** Conditions on publications `p`, but those that a branch has by itself. */
export function conditions(filter: ReadersFilter, ...but: readonly Part[]): RawBuilder<unknown> {
  const { clientId, userId, categories, tags, language, author, saved } = filter
  const has = (part: Part, isAsked: boolean): boolean => isAsked && !but.includes(part)
  const tagged = sql`exists (select from article_tags t
    where t.client_id = p.client_id and t.article_id = p.article_id and t.tag_id = any (${tags ?? []}::uuid[]))`
  return sql.join(
    [
      sql`p.client_id = ${clientId}`,
      ...(has('categories', categories !== null) ? [sql`p.category_id = any (${categories}::uuid[])`] : []),
      ...(has('tags', tags !== null)
        ? [language === null ? tagged : sql`(p.language = ${language} or ${tagged})`]
        : []),
      ...(has('author', author !== null)
        ? [
            sql`exists (select from articles a where a.client_id = p.client_id and a.id = p.article_id and a.owner_id = ${author}::uuid)`,
          ]
        : []),
      ...(has('saved', saved)
        ? [
            sql`exists (select from article_saves s where s.client_id = p.client_id and s.user_id = ${userId} and s.article_id = p.article_id)`,
          ]
        : []),
    ],
    sql` and `,
  )
}

const at = sql`p.article_id as id, p.published_at as at`

/** Each branch is a range of an index: of a tag, of a language, of an author, of a category, or of all. */
function newestBranches(filter: ReadersFilter, also: RawBuilder<unknown>): readonly RawBuilder<unknown>[] {
  const { clientId, categories, tags, language, author } = filter
  if (tags !== null)
    return [
      ...tags.map(
        (tag) => sql`select t.article_id as id, t.published_at as at from article_tags t
          join article_publications p on p.client_id = t.client_id and p.article_id = t.article_id
          where t.client_id = ${clientId} and t.tag_id = ${tag}::uuid and t.published_at is not null and ${conditions(filter, 'tags')} and ${also}`,
      ),
      ...(language === null
        ? []
        : [
            sql`select ${at} from article_publications p where p.language = ${language} and ${conditions(filter, 'tags')} and ${also}`,
          ]),
    ]
  if (author !== null)
    return [
      sql`select a.id, a.publish_at as at from articles a
        join article_publications p on p.client_id = a.client_id and p.article_id = a.id
        where a.client_id = ${clientId} and a.owner_id = ${author}::uuid and a.status = 'published' and a.deleted_at is null
          and ${conditions(filter, 'author')} and ${also}`,
    ]
  if (categories !== null)
    return categories.map(
      (category) =>
        sql`select ${at} from article_publications p where p.category_id = ${category}::uuid and ${conditions(filter, 'categories')} and ${also}`,
    )
  return [sql`select ${at} from article_publications p where ${conditions(filter)} and ${also}`]
}

export const listNewest = (db: ArticlesDb, filter: ReadersFilter, page: PageRequest): Promise<FoundPage> =>
  readBranches(db, newest, page, newestBranches(filter, sql`true`))

/** The caller's reading list, saved last first. */
export const listSaved = (db: ArticlesDb, filter: ReadersFilter, page: PageRequest): Promise<FoundPage> =>
  readBranches(db, newest, page, [
    sql`select s.article_id as id, s.saved_at as at from article_saves s
      join article_publications p on p.client_id = s.client_id and p.article_id = s.article_id
      where s.client_id = ${filter.clientId} and s.user_id = ${filter.userId} and ${conditions(filter, 'saved')}`,
  ])

/** By their score. `tags`: with it those that nobody read yet, too; else only what was read. */
export function listPopular(db: ArticlesDb, { tags, ...filter }: ReadersFilter, page: PageRequest): Promise<FoundPage> {
  const others = { ...filter, tags: null }
  const keys = sql`p.article_id as id, p.score, p.published_at as at`
  return readBranches(db, mostPopular, page, [
    sql`select ${keys} from article_publications p where p.score > 0 and ${conditions(others)}`,
    ...(tags ?? []).map(
      (tag) => sql`select ${keys} from article_tags t
        join article_publications p on p.client_id = t.client_id and p.article_id = t.article_id
        where t.client_id = ${filter.clientId} and t.tag_id = ${tag}::uuid and p.score = 0 and ${conditions(others)}`,
    ),
  ])
}

/** Everything by its score, what nobody read last. */
export const listByScore = (db: ArticlesDb, filter: ReadersFilter, page: PageRequest): Promise<FoundPage> =>
  readBranches(db, mostPopular, page, [
    sql`select p.article_id as id, p.score, p.published_at as at from article_publications p where ${conditions(filter)}`,
  ])

/** What begins after now, soonest first. */
export function listUpcoming(db: ArticlesDb, filter: ReadersFilter, now: Date, page: PageRequest): Promise<FoundPage> {
  const branch = (where: RawBuilder<unknown>) =>
    sql`select p.article_id as id, p.event_starts_at as at from article_publications p
      where p.event_starts_at > ${now} and ${where}`
  const { categories } = filter
  return readBranches(
    db,
    soonest,
    page,
    categories === null
      ? [branch(conditions(filter))]
      : categories.map((id) => branch(sql`p.category_id = ${id}::uuid and ${conditions(filter, 'categories')}`)),
  )
}

/** The newest of all that is not upcoming. */
export const listNotUpcoming = (
  db: ArticlesDb,
  filter: ReadersFilter,
  now: Date,
  page: PageRequest,
): Promise<FoundPage> =>
  readBranches(
    db,
    newest,
    page,
    newestBranches(filter, sql`(p.event_starts_at is null or p.event_starts_at <= ${now})`),
  )

/** Tags of content with the name, of each kind that has one. */
export async function findTagsNamed(db: ArticlesDb, clientId: string, name: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where('client_id', '=', clientId)
    .where('kind', '<>', 'user')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .execute()
  return rows.map(({ id }) => id)
}
