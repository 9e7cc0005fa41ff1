import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { upgradeContent } from '@deckle/slides/upgrade.ts'
import { sql } from 'kysely'
import { deckReach, relationColumns, type Scoped } from '../../../db/reach.ts'
import type { DecksDb } from '../queries.ts'

/** Those of the ids that the actor sees, outside the bin. */
export async function listReadableDecks(db: DecksDb, actor: Scoped, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('decks')
    .select('decks.id')
    .where('client_id', '=', actor.clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .where(deckReach(actor, 'deck.read', 'decks'))
    .execute()
  return rows.map(({ id }) => id)
}

/** Decks of a course by their ids, in the bin too, with the actor's relation to them. */
export async function listCourseDecks(db: DecksDb, actor: Scoped, ids: readonly string[]) {
  const rows = await db
    .selectFrom('decks')
    .select(['id', 'client_id', 'owner_id', 'name', 'reader_type', 'slide_count', 'minutes', 'deleted_at', 'content'])
    .select([
      sql<boolean>`${deckReach(actor, 'deck.read', 'decks')} is true`.as('is_readable'),
      ...relationColumns(actor, 'decks'),
    ])
    .where('client_id', '=', actor.clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  return rows.map((row) => ({ ...row, content: upgradeContent(row.content) }))
}

/** Number, time and digest of versions, by id. */
export async function listPinnedVersions(db: DecksDb, clientId: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('deck_versions')
    .select(['id', 'version', 'digest', 'published_at'])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Of the decks, those that are played nowhere yet: not published, and in no other published course. */
export async function countInactiveDecks(
  db: DecksDb,
  { clientId, courseId }: { readonly clientId: string; readonly courseId: string },
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from decks d
    where d.client_id = ${clientId} and d.id = any (${ids}::uuid[]) and d.deleted_at is null and d.published_version_id is null
      and not exists (
        select from course_decks cd join courses c on c.client_id = cd.client_id and c.id = cd.course_id
        where cd.client_id = d.client_id and cd.deck_id = d.id and cd.version_id is not null
          and c.id <> ${courseId} and c.status = 'published' and c.deleted_at is null
      )`.execute(db)
  return rows[0]?.count ?? 0
}

/** Kinds of decks, by id. */
export async function listReaderTypes(
  db: DecksDb,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReaderType>> {
  const rows = await db
    .selectFrom('decks')
    .select(['id', 'reader_type'])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, reader_type }) => [id, reader_type]))
}

/** Titles of published courses that have the deck, at most three. */
export async function listCoursesWith(db: DecksDb, clientId: string, deckId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('course_decks')
    .innerJoin('courses', (join) =>
      join.onRef('courses.client_id', '=', 'course_decks.client_id').onRef('courses.id', '=', 'course_decks.course_id'),
    )
    .select('courses.title')
    .where('course_decks.client_id', '=', clientId)
    .where('course_decks.deck_id', '=', deckId)
    .where('course_decks.version_id', 'is not', null)
    .where('courses.status', '=', 'published')
    .where('courses.deleted_at', 'is', null)
    .orderBy('courses.title')
    .limit(3)
    .execute()
  return rows.map(({ title }) => title)
}
