import { sql } from 'kysely'
import { courseReach, deckReach, type Scoped } from '../../../db/reach.ts'
import type { SocialDb } from '../queries.ts'

/** Published decks that the actor sees. */
export function findSharedDeck(db: SocialDb, actor: Scoped, id: string) {
  return db
    .selectFrom('decks')
    .select('id')
    .where('client_id', '=', actor.clientId)
    .where('id', '=', id)
    .where('published_version_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .where(deckReach(actor, 'deck.read', 'decks'))
    .executeTakeFirst()
}

export function listDecks(db: SocialDb, clientId: string, ids: readonly string[]) {
  return db
    .selectFrom('decks')
    .select(['id', 'name', 'cover', 'shortid'])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('published_version_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Published courses that anybody may come into or ask for, that the actor learns, or that they see as an author. */
export function findSharedCourse(db: SocialDb, actor: Scoped, id: string) {
  return db
    .selectFrom('courses as c')
    .select('c.id')
    .where('c.client_id', '=', actor.clientId)
    .where('c.id', '=', id)
    .where('c.status', '=', 'published')
    .where('c.deleted_at', 'is', null)
    .where(
      sql<boolean>`(c.published ->> 'enrolment' <> 'closed' or ${courseReach(actor, 'course.read', 'c')}
        or exists (select from enrolments e where e.client_id = ${actor.clientId} and e.course_id = c.id
          and e.user_id = ${actor.userId} and e.removed is null))`,
    )
    .executeTakeFirst()
}

export function listCourses(db: SocialDb, clientId: string, ids: readonly string[]) {
  return db
    .selectFrom('courses')
    .select(['id', 'title', 'cover'])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .execute()
}

/** The actor's own, that holds. */
export function findOwnCertificate(db: SocialDb, { clientId, userId }: Scoped, id: string) {
  return db
    .selectFrom('certificates')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('replaced_by', 'is', null)
    .executeTakeFirst()
}

export function listCertificates(db: SocialDb, clientId: string, ids: readonly string[]) {
  return db
    .selectFrom('certificates')
    .select(['id', 'number', 'course'])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('revoked_at', 'is', null)
    .where('replaced_by', 'is', null)
    .execute()
}
