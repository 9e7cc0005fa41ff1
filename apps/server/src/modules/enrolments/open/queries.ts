import { sql } from 'kysely'
import { type StoredCounts, listDifferent } from '../../../db/stored-counts.ts'
import type { CourseKey, EnrolmentsDb } from '../queries.ts'

/** In a fixed order, so that two who change the same people don't wait for each other in a circle. */
export async function lockOpen(db: EnrolmentsDb, clientId: string, userIds: readonly string[]): Promise<void> {
  await sql`insert into open_learning (client_id, user_id)
    select ${clientId}::uuid, id from unnest(${userIds}::uuid[]) as id order by id on conflict do nothing`.execute(db)
  await db
    .selectFrom('open_learning')
    .select('user_id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', sql<string>`any (${userIds}::uuid[])`)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()
}

/** One more open course, of people who have just come into one that learners reach. In a fixed order, as `lockOpen`. */
export async function addOpen(
  db: EnrolmentsDb,
  clientId: string,
  userIds: readonly string[],
  dueAt: string | null,
): Promise<void> {
  await sql`insert into open_learning as known (client_id, user_id, open, next_due_at)
    select ${clientId}::uuid, id, 1, ${dueAt}::timestamptz from unnest(${userIds}::uuid[]) as id order by id
    on conflict (client_id, user_id) do update set open = known.open + 1,
      next_due_at = least(known.next_due_at, excluded.next_due_at)`.execute(db)
}

/** By what is stored of enrolments, in courses that learners reach. The rows are locked by `lockOpen` before. */
export async function recountOpen(db: EnrolmentsDb, clientId: string, userIds: readonly string[]): Promise<void> {
  await sql`update open_learning o set open = n.open, next_due_at = n.next_due_at
    from unnest(${userIds}::uuid[]) as p (user_id) cross join lateral (
      select count(*)::integer as open, min(e.due_at) as next_due_at
      from enrolments e join courses c on c.client_id = ${clientId} and c.id = e.course_id
      where e.client_id = ${clientId} and e.user_id = p.user_id
        and e.removed is null and e.waived is null and e.status in ('assigned', 'in_progress')
        and c.status <> 'draft' and c.deleted_at is null) n
    where o.client_id = ${clientId} and o.user_id = p.user_id
      and (o.open, o.next_due_at) is distinct from (n.open, n.next_due_at)`.execute(db)
}

/** Those in a course, also removed ones, by id. */
export async function listMembersAfter(
  db: EnrolmentsDb,
  { clientId, courseId }: CourseKey,
  last: string | null,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('enrolments')
    .select('user_id')
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .$if(last !== null, (query) => query.where('user_id', '>', last as string))
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export const openLearning: StoredCounts = {
  name: 'open_learning',
  locks: ['enrolments', 'courses'],
  listFaults: (db) =>
    listDifferent(db, {
      stored: sql`select client_id, user_id, open, extract(epoch from next_due_at) as next_due from open_learning`,
      counted: sql`select client_id, user_id, open, extract(epoch from next_due_at) as next_due from (${counted}) n`,
      key: ['client_id', 'user_id'],
      figures: ['open', 'next_due'],
    }),
  async replace(db) {
    await sql`delete from open_learning`.execute(db)
    await sql`insert into open_learning (client_id, user_id, open, next_due_at) ${counted}`.execute(db)
  },
}

const counted = sql`select e.client_id, e.user_id, count(*)::integer as open, min(e.due_at) as next_due_at
  from enrolments e join courses c on c.client_id = e.client_id and c.id = e.course_id
  where e.removed is null and e.waived is null and e.status in ('assigned', 'in_progress')
    and c.status <> 'draft' and c.deleted_at is null
  group by e.client_id, e.user_id`
