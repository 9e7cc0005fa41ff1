import { sql } from 'kysely'
import { newestFirst, type PageRequest, readPage } from '../../db/paging/paging.ts'
import { userReach } from '../../db/reach.ts'
import type { LearnersDb, Scope } from './queries.ts'

interface NewMessage {
  readonly id: string
  readonly sent_by: string
  readonly sent_at: Date
  readonly subject: string
  readonly text: string
  readonly recipients: number
}

export async function insertMessage(
  db: LearnersDb,
  { clientId, courseId }: Pick<Scope, 'clientId' | 'courseId'>,
  message: NewMessage,
): Promise<void> {
  await db
    .insertInto('course_messages')
    .values({ client_id: clientId, course_id: courseId, ...message })
    .execute()
}

export const listMessages = (db: LearnersDb, { clientId, courseId }: Scope, page: PageRequest) =>
  readPage(
    db
      .selectFrom('course_messages as m')
      .leftJoin('users', (join) =>
        join.onRef('users.client_id', '=', 'm.client_id').onRef('users.id', '=', 'm.sent_by'),
      )
      .select(['m.id', 'm.subject', 'm.text', 'm.recipients', 'm.sent_at'])
      .select(sql<string | null>`btrim(users.first_name || ' ' || users.last_name)`.as('sent_by'))
      .where('m.client_id', '=', clientId)
      .where('m.course_id', '=', courseId),
    newestFirst('m.sent_at', 'm.id'),
    page,
  )

const requestsIn = (db: LearnersDb, { actor, clientId, courseId, ownBranch }: Scope) =>
  db
    .selectFrom('enrolment_requests as r')
    .innerJoin('users', (join) => join.onRef('users.client_id', '=', 'r.client_id').onRef('users.id', '=', 'r.user_id'))
    .where('r.client_id', '=', clientId)
    .where('r.course_id', '=', courseId)
    .where('r.state', '=', 'open')
    .where('users.deleted_at', 'is', null)
    .$if(ownBranch, (query) => query.where(userReach(actor, 'user.read', 'users')))

export const listRequests = (db: LearnersDb, scope: Scope, page: PageRequest) =>
  readPage(
    requestsIn(db, scope)
      .select(['users.id', 'users.email', 'users.image', 'r.text', 'r.asked_at'])
      .select(sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('name')),
    { ...newestFirst('r.asked_at', 'r.user_id'), direction: 'asc' },
    page,
  )

/** Of these people those with an open request that the actor sees. */
export async function findAsking(db: LearnersDb, scope: Scope, userIds: readonly string[]): Promise<string[]> {
  const rows = await requestsIn(db, scope)
    .select('users.id')
    .where('users.id', '=', sql<string>`any (${userIds}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}
