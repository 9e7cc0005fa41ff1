import type { TagKind } from '@deckle/core/tag/tag.ts'
import { sql } from 'kysely'
import { personHasText } from '../../db/person-text.ts'
import { courseReach, deckReach, type Scoped, userReach } from '../../db/reach.ts'
import type { ReadDbOf } from '../../db/database.ts'
import type { CourseNames } from '../courses/tables.ts'
import type { DeckNames } from '../decks/tables.ts'
import type { EnrolledPeople } from '../enrolments/tables.ts'
import type { TagNames } from '../tags/tables.ts'
import type { PeopleSearch } from '../users/tables.ts'

export type SearchDb = ReadDbOf<DeckNames & CourseNames & EnrolledPeople & PeopleSearch & TagNames>

export function findDecks(db: SearchDb, actor: Scoped, text: string, limit: number) {
  return db
    .selectFrom('decks')
    .select(['id', 'name', 'reader_type'])
    .where('client_id', '=', actor.clientId)
    .where(deckReach(actor, 'deck.read', 'decks', { many: true }))
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`search_text like search_pattern(${text})`)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
}

export function findPeople(db: SearchDb, actor: Scoped, text: string, limit: number) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('client_id', '=', actor.clientId)
    .where(userReach(actor, 'user.list', 'users'))
    .where('active', '=', true)
    .where(personHasText(text))
    .orderBy(sql`lower(first_name || ' ' || last_name)`)
    .limit(limit)
    .execute()
}

/** Courses that the actor sees as an author, and those that they may come into or are in. */
export function findCourses(db: SearchDb, actor: Scoped, text: string, limit: number) {
  const isAuthors = courseReach(actor, 'course.read', 'courses', { many: true })
  return db
    .selectFrom('courses')
    .select(['id', 'title', isAuthors.as('is_authors')])
    .where('client_id', '=', actor.clientId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`search_text like search_pattern(${text})`)
    .where(
      sql<boolean>`(${isAuthors} or (status = 'published' and (published ->> 'enrolment' <> 'closed' or exists (
        select from enrolments e where e.client_id = courses.client_id and e.course_id = courses.id and e.user_id = ${actor.userId} and e.removed is null
      ))))`,
    )
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
}

export function findTags(
  db: SearchDb,
  actor: Scoped,
  { kinds, text, limit }: { kinds: readonly TagKind[]; text: string; limit: number },
) {
  return db
    .selectFrom('tags')
    .select(['id', 'name', 'kind'])
    .where('client_id', '=', actor.clientId)
    .where('kind', 'in', kinds)
    .where(sql<boolean>`searchable_text(name) like search_pattern(${text})`)
    .orderBy(sql`lower(name)`)
    .limit(limit)
    .execute()
}
