import { sql } from 'kysely'
import type { ReadDbOf } from '../../db/database.ts'
import { newestFirst, type PageRequest, readPage } from '../../db/paging/paging.ts'
import { deckReach, type Scoped, userReach } from '../../db/reach.ts'
import { within } from '../analytics/index.ts'
import type { OwnSessions } from '../auth/tables.ts'
import type { CourseTerms } from '../courses/tables.ts'
import type { DeckNames } from '../decks/tables.ts'
import type { CourseOfAttempts } from '../learning/tables.ts'
import type { PlayedEvents } from '../play/tables.ts'
import type { TeamMembers } from '../users/tables.ts'

export type ActivityDb = ReadDbOf<PlayedEvents & DeckNames & CourseTerms & CourseOfAttempts & OwnSessions & TeamMembers>

const personName = sql<string>`btrim(u.first_name || ' ' || u.last_name)`

/** A person whose learning the actor sees. */
export const findPerson = (db: ActivityDb, actor: Scoped, id: string) =>
  db
    .selectFrom('users')
    .select('users.id')
    .where('users.client_id', '=', actor.clientId)
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .where(userReach(actor, 'learner.report', 'users'))
    .executeTakeFirst()

export type EventRow = Awaited<ReturnType<typeof listPersonEvents>>['rows'][number]

const events = (db: ActivityDb, clientId: string) =>
  db
    .selectFrom('events as e')
    .innerJoin('attempts as a', (join) =>
      join.onRef('a.client_id', '=', 'e.client_id').onRef('a.id', '=', 'e.attempt_id'),
    )
    .innerJoin('decks as d', (join) => join.onRef('d.client_id', '=', 'e.client_id').onRef('d.id', '=', 'e.deck_id'))
    .leftJoin('course_attempts as t', (join) =>
      join
        .onRef('t.client_id', '=', 'e.client_id')
        .onRef('t.attempt_id', '=', 'e.attempt_id')
        .on('t.client_id', '=', clientId),
    )
    .leftJoin('courses as c', (join) =>
      join.onRef('c.client_id', '=', 't.client_id').onRef('c.id', '=', 't.course_id').on('c.client_id', '=', clientId),
    )
    .select(['e.id', 'e.client_time', 'e.event', 'e.slide_id', 'e.value', 'e.deck_id', 'd.name as deck'])
    .select(['a.id as attempt_id', 'a.version_id'])
    .select(['c.id as course_id', 'c.title as course'])
    .where('e.client_id', '=', clientId)
    .where('a.client_id', '=', clientId)
    .where('d.client_id', '=', clientId)

interface LogFilter {
  readonly from: string | null
  readonly to: string | null
  readonly tz: string
  readonly event: string | null
}

const latestFirst = newestFirst('e.client_time', 'e.id')

/** Of one person, by the indexes of their attempts and of these attempts' events. */
export const listPersonEvents = (
  db: ActivityDb,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
  { event, ...days }: LogFilter,
  page: PageRequest,
) =>
  readPage(
    events(db, clientId)
      .where('a.user_id', '=', userId)
      .where(within(sql`e.client_time`, { ...days, version: null }))
      .$if(event !== null, (query) => query.where('e.event', '=', String(event))),
    latestFirst,
    page,
  )

const oldestFirst = { ...latestFirst, direction: 'asc' } as const

export const listAttemptEvents = (db: ActivityDb, clientId: string, attemptId: string, page: PageRequest) =>
  readPage(events(db, clientId).where('e.attempt_id', '=', attemptId), oldestFirst, page)

/** Of a person, within a time. */
export const listEventsBetween = (
  db: ActivityDb,
  { clientId, userId, from, to }: { clientId: string; userId: string; from: Date; to: Date },
  page: PageRequest,
) =>
  readPage(
    events(db, clientId)
      .where('a.user_id', '=', userId)
      .where('e.client_time', '>=', from)
      .where('e.client_time', '<=', to),
    oldestFirst,
    page,
  )

/** Of a person whom the actor sees; what somebody did as them is not theirs. */
export const findSession = (db: ActivityDb, actor: Scoped, id: string) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', (join) => join.onRef('u.client_id', '=', 's.client_id').onRef('u.id', '=', 's.user_id'))
    .select(['s.id', 's.user_id', 's.device', 's.start_time', 's.last_seen', 's.end_time', personName.as('name')])
    .where('s.client_id', '=', actor.clientId)
    .where('u.client_id', '=', actor.clientId)
    .where('s.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .where(userReach(actor, 'learner.report', 'u'))
    .executeTakeFirst()

/** Of a person whom the actor sees, or of a deck whose figures they see. */
export const findAttempt = (db: ActivityDb, actor: Scoped, id: string) =>
  db
    .selectFrom('attempts as a')
    .innerJoin('decks as d', (join) => join.onRef('d.client_id', '=', 'a.client_id').onRef('d.id', '=', 'a.deck_id'))
    .leftJoin('users as u', (join) =>
      join
        .onRef('u.client_id', '=', 'a.client_id')
        .onRef('u.id', '=', 'a.user_id')
        .on('u.client_id', '=', actor.clientId),
    )
    .select(['a.id', 'a.user_id', 'a.device', 'a.started_at', 'a.completed_at', personName.as('name')])
    .where('a.client_id', '=', actor.clientId)
    .where('d.client_id', '=', actor.clientId)
    .where('a.id', '=', id)
    .where(
      sql<boolean>`((d.deleted_at is null and ${deckReach(actor, 'deck.analytics', 'd')}) or (u.id is not null and u.deleted_at is null and ${userReach(actor, 'learner.report', 'u')}))`,
    )
    .executeTakeFirst()
