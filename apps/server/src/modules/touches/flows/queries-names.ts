import { sql } from 'kysely'
import { articleReach, courseReach, deckReach, type Scoped } from '../../../db/reach.ts'
import type { TouchesDb } from '../queries.ts'

/** Names of articles, decks and courses by their ids, whoever sees them. */
export const findThingNames = (db: TouchesDb, clientId: string, ids: readonly string[]) =>
  namesOf(db, clientId, ids, { deck: sql`true`, article: sql`true`, course: sql`true` })

/** Those that the actor may look at: others stay unnamed. */
export const findReachedNames = (db: TouchesDb, actor: Scoped, ids: readonly string[]) =>
  namesOf(db, actor.clientId, ids, {
    deck: deckReach(actor, 'deck.read', 'd'),
    // What is published, everybody may read.
    article: sql`(${articleReach(actor, 'article.view', 'a')} or exists (select from article_publications p
      where p.client_id = ${actor.clientId} and p.article_id = a.id))`,
    course: courseReach(actor, 'course.read', 'c'),
  })

interface Conditions {
  readonly deck: ReturnType<typeof sql>
  readonly article: ReturnType<typeof sql>
  readonly course: ReturnType<typeof sql>
}

async function namesOf(
  db: TouchesDb,
  clientId: string,
  ids: readonly string[],
  { deck, article, course }: Conditions,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`any (${[...new Set(ids)]}::uuid[])`
  const { rows } = await sql<{ id: string; name: string }>`
    select d.id, d.name from decks d where d.client_id = ${clientId} and d.id = ${wanted} and ${deck}
    union all select a.id, a.title from articles a where a.client_id = ${clientId} and a.id = ${wanted} and ${article}
    union all select c.id, c.title from courses c where c.client_id = ${clientId} and c.id = ${wanted} and ${course}`.execute(
    db,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
