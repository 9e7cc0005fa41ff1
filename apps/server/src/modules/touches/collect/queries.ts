import { sql } from 'kysely'
import type { VisitKind } from '@deckle/core/attribution/attribution.ts'
import type { TouchesDb, VisitorKey } from '../queries.ts'

/** `article <id>` of those that the public can open. */
export async function findPages(
  db: TouchesDb,
  clientId: string,
  pages: readonly { readonly kind: VisitKind; readonly thing: string }[],
): Promise<ReadonlySet<string>> {
  const ids = (kind: VisitKind) => pages.filter((page) => page.kind === kind).map(({ thing }) => thing.toLowerCase())
  const { rows } = await sql<{ key: string }>`
    select 'article ' || p.article_id as key from article_publications p
      where p.client_id = ${clientId} and p.article_id = any (${ids('article')}::uuid[])
    union select 'deck ' || d.id from decks d
      where d.client_id = ${clientId} and d.id = any (${ids('deck')}::uuid[])
        and d.published_version_id is not null and d.deleted_at is null
    union select 'blog ' || c.id from clients c where c.id = ${clientId} and c.id = any (${ids('blog')}::uuid[])`.execute(
    db,
  )
  return new Set(rows.map(({ key }) => key))
}

export async function countTouches(db: TouchesDb, { clientId, visitorId }: VisitorKey): Promise<number> {
  const { count } = await db
    .selectFrom('touches')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('client_id', '=', clientId)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow()
  return count
}

/** Removes what leads hold of the visitor. */
export async function clearLeadsOf(db: TouchesDb, { clientId, visitorId }: VisitorKey): Promise<void> {
  await sql`update leads set first_touch = null, last_touch = null
    where client_id = ${clientId} and id in (select t.ref_id from touches t
      where t.client_id = ${clientId} and t.visitor_id = ${visitorId} and t.kind = 'lead')`.execute(db)
}
