import type { courses } from '@deckle/contract/courses.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOf } from '../../../db/database.ts'
import { newestFirst, type Page, pageOf, pageParts, type Placed } from '../../../db/paging/paging.ts'
import { articleReach, courseReach, deckReach, type Scoped, type SharedKind, sharedKinds } from '../../../db/reach.ts'
import type { ArticleNames } from '../../articles/tables.ts'
import type { DeckFigures, DeckLanguages } from '../../decks/tables.ts'
import type { PersonNames } from '../../users/tables.ts'
import type { CourseTables } from '../tables.ts'

type LibraryDb = DbOf<CourseTables, PersonNames & DeckFigures & DeckLanguages & ArticleNames>

interface LibraryItem extends Placed {
  readonly kind: 'deck' | 'course' | 'article'
  readonly id: string
  readonly title: string
  readonly language: Language
  readonly reader_type: ReaderType | null
  readonly published: boolean
  readonly owner_id: string
  readonly owner_name: string
  readonly created_at: Date
  readonly updated_at: Date
}

const order = newestFirst('i.updated_at', 'i.id')

/** The first rows of each kind are merged, so that the cost does not grow with the library. */
export async function listLibrary(
  db: LibraryDb,
  actor: Scoped,
  query: QueryOf<typeof courses.library>,
): Promise<Page<LibraryItem>> {
  const { key, beyond, sorted, limit } = pageParts(order, query)
  const search = query.search?.trim() ?? ''
  const named = (column: RawBuilder<unknown>) =>
    search === '' ? sql`true` : sql`${column} like search_pattern(${search})`
  const owned = (kind: SharedKind, alias: string) => ofOwner(actor, query.owner, kind, alias)
  const firsts = (rows: RawBuilder<unknown>) =>
    sql`(select * from (${rows}) i where ${beyond} order by ${sorted} limit ${limit})`
  const decks =
    firsts(sql`select 'deck' as kind, d.id, d.name as title, d.language, d.reader_type, d.published_version_id is not null as published,
      d.owner_id, d.created_at, d.updated_at
    from decks d where d.client_id = ${actor.clientId} and d.deleted_at is null
      and ${deckReach(actor, 'deck.read', 'd', { many: true })} and ${owned('deck', 'd')} and ${named(sql`d.search_text`)}`)
  const courses =
    firsts(sql`select 'course' as kind, c.id, c.title, c.language, null::text as reader_type, c.status = 'published' as published,
      c.owner_id, c.created_at, c.updated_at
    from courses c where c.client_id = ${actor.clientId} and c.deleted_at is null
      and ${courseReach(actor, 'course.read', 'c', { many: true })} and ${owned('course', 'c')} and ${named(sql`c.search_text`)}`)
  const articles =
    firsts(sql`select 'article' as kind, a.id, a.title, a.language, null::text as reader_type, a.status = 'published' as published,
      a.owner_id, a.created_at, a.updated_at
    from articles a where a.client_id = ${actor.clientId} and a.deleted_at is null
      and ${articleReach(actor, 'article.view', 'a', { many: true })} and ${owned('article', 'a')} and ${named(sql`a.search_text`)}`)
  const all = { deck: decks, course: courses, article: articles }
  const parts = query.kind === undefined ? Object.values(all) : [all[query.kind]]
  const { rows } = await sql<LibraryItem>`
    select i.*, btrim(u.first_name || ' ' || u.last_name) as owner_name, ${key} as page_key
    from (${sql.join(parts, sql` union all `)}) i
    join users u on u.client_id = ${actor.clientId} and u.id = i.owner_id
    order by ${sorted} limit ${limit}`.execute(db)
  return pageOf(rows, query)
}

/** Shared: by somebody else with the whole client, or with the actor by name. */
function ofOwner(
  { clientId, userId }: Scoped,
  owner: QueryOf<typeof courses.library>['owner'],
  kind: SharedKind,
  alias: string,
) {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  if (owner === undefined || owner === 'anyone') return sql`true`
  if (owner === 'me') return sql`${column('owner_id')} = ${userId}`
  const { shares, key } = sharedKinds[kind]
  return sql`(${column('owner_id')} <> ${userId} and (${column('everyone')} <> 'none'
    or ${column('id')} in (select s.${sql.ref(key)} from ${sql.table(shares)} s
      where s.client_id = ${clientId} and s.user_id = ${userId})))`
}
