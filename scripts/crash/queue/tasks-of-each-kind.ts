import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { gatewayEventBody } from '../../../apps/server/src/platform/payment/gateway-event-body.ts'
import { credentials } from '../built-server.ts'

export interface QueuedTask {
  readonly id: string
  readonly task: string
  /** Null while no server runs it. */
  readonly worker: string | null
  readonly error: string | null
}

/** Gives up after 3 s without its table, so that other statements needn't wait behind it. */
export const impatientKind = 'db.partitions'

/** Does nothing where the operator's own database server is used, as here. */
export const idleKind = 'admin.back_up'

/** Names of all tasks that the servers run, which they store at their first look at the queue. */
export async function listKinds(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ identifier: string }>('select identifier from graphile_worker._private_tasks')
  return rows.map(({ identifier }) => identifier)
}

export interface Person {
  readonly clientId: string
  readonly userId: string
}

export async function findPerson(pool: pg.Pool): Promise<Person | undefined> {
  const { rows } = await pool.query<Person>('select client_id as "clientId", id as "userId" from users limit 1')
  return rows[0]
}

/** Queues a task of each of these kinds, about this person. Returns their ids. */
export async function addTasks(
  pool: pg.Pool,
  kinds: readonly string[],
  person: Person | undefined,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select job.id from unnest($1::text[]) as name cross join lateral graphile_worker.add_job(name, $2::json) as job`,
    [kinds, JSON.stringify(payloadOf(person))],
  )
  return rows.map(({ id }) => id)
}

export async function listTasks(pool: pg.Pool, ids: readonly string[]): Promise<readonly QueuedTask[]> {
  const { rows } = await pool.query<QueuedTask>(
    `select id, task_identifier as task, locked_by as worker, last_error as error from graphile_worker.jobs
     where id = any($1::bigint[]) order by task`,
    [ids],
  )
  return rows
}

/** Has the fields of all payloads. Other ids name nothing, so that the task ends after its first reads. */
const payloadOf = (person: Person | undefined) => ({
  ...person,
  ownerId: randomUUID(),
  courseId: randomUUID(),
  jobId: randomUUID(),
  deliveryId: randomUUID(),
  postId: randomUUID(),
  id: randomUUID(),
  ids: [randomUUID()],
  userIds: [randomUUID()],
  email: credentials.email,
  language: 'en',
  to: 'somebody@example.com',
  subject: 'Hello',
  text: 'Hello',
  url: 'https://nowhere.invalid/',
  subscription: 'sub_none',
  payment: 'pay_none',
  amount: 100,
  body: gatewayEventBody({
    event: 'payment.captured',
    at: new Date(),
    order: 'order_none',
    payment: { id: 'pay_none', amount: 100, currency: 'INR' },
  }),
  person: person ?? null,
  why: 'password',
  place: '',
  name: 'campaigns',
  level: 80,
  limit: 10,
  used: 8,
})
