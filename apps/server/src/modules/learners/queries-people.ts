import { sql } from 'kysely'
import { personNameHasText, personNameText } from '../../db/person-text.ts'
import { personZone } from '../../db/person-zone.ts'
import { userReach } from '../../db/reach.ts'
import { type LearnersDb, peopleIn, type Scope } from './queries.ts'

/** People outside the bin by address. @param emails in lower case; only those whom the actor may see where `ownBranch` */
export async function findByEmail(
  db: LearnersDb,
  { actor, clientId, ownBranch }: Pick<Scope, 'actor' | 'clientId' | 'ownBranch'>,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['users.id', 'users.email'])
    .where('users.client_id', '=', clientId)
    .where('users.deleted_at', 'is', null)
    .where('users.email', '=', sql<string>`any (${emails}::text[])`)
    .$if(ownBranch, (query) => query.where(userReach(actor, 'user.list', 'users')))
    .execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/**
 * Active people who aren't in the course, by part of their name. `ownBranch`: only people in the actor's branch. Sorted as
 * the index `users_by_name`: a blank search reads the first people, not everyone.
 */
export function findByName(
  db: LearnersDb,
  { actor, clientId, courseId, ownBranch }: Scope,
  search: string,
  limit: number,
) {
  const name = sql<string>`btrim(users.first_name || ' ' || users.last_name)`
  return db
    .selectFrom('users')
    .select(['users.id', 'users.image', name.as('name')])
    .where('users.client_id', '=', clientId)
    .where('users.active', '=', true)
    .where('users.deleted_at', 'is', null)
    .where(personNameHasText(search))
    .where((expression) =>
      expression.not(
        expression.exists(
          expression
            .selectFrom('enrolments')
            .select('enrolments.user_id')
            .where('enrolments.client_id', '=', clientId)
            .where('enrolments.course_id', '=', courseId)
            .whereRef('enrolments.user_id', '=', 'users.id')
            .where('enrolments.removed', 'is', null),
        ),
      ),
    )
    .$if(ownBranch, (query) => query.where(userReach(actor, 'user.list', 'users')))
    .orderBy(sql.raw(personNameText))
    .orderBy('users.id')
    .limit(limit)
    .execute()
}

/** Of these people those who are in the course. */
export async function findMembers(
  db: LearnersDb,
  { clientId, courseId }: Pick<Scope, 'clientId' | 'courseId'>,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('enrolments')
    .select('user_id')
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where('removed', 'is', null)
    .where('user_id', '=', sql<string>`any (${userIds}::uuid[])`)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

export type Recipient = Awaited<ReturnType<typeof listRecipients>>[number]

/** Who can read a message: active people. */
export const listRecipients = (db: LearnersDb, scope: Scope, userIds: readonly string[]) =>
  peopleIn(db, scope)
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.language',
      'enrolments.due_at',
      personZone().as('time_zone'),
    ])
    .where('users.active', '=', true)
    .where('users.id', '=', sql<string>`any (${userIds}::uuid[])`)
    .orderBy('users.id')
    .execute()
