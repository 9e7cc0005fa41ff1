import { type Expression, sql } from 'kysely'
import { type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { JobsDb } from '../queries.ts'

interface JobKey {
  readonly client_id: string
  readonly id: string
}

/** @param subjects a query that selects `subject_id` and `data` in the order of the items */
export async function insertItems(
  db: JobsDb,
  { client_id, id }: JobKey,
  subjects: Expression<unknown>,
): Promise<number> {
  const { numAffectedRows } = await sql`insert into job_items (client_id, job_id, seq, subject_id, data)
    select ${client_id}::uuid, ${id}::uuid, row_number() over (), s.subject_id, s.data from ${subjects} s`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Copies the changed items of a job into one that has none yet, the last first. Returns how many it has. */
export async function copyChanged(db: JobsDb, from: JobKey, to: JobKey): Promise<number> {
  await sql`insert into job_items (client_id, job_id, seq, subject_id, data)
    select client_id, ${to.id}::uuid, row_number() over (order by seq desc), subject_id, data from job_items
    where client_id = ${from.client_id} and job_id = ${from.id} and outcome = 'changed'
      and not exists (select from job_items c where c.client_id = ${to.client_id} and c.job_id = ${to.id})`.execute(db)
  const { count } = await db
    .selectFrom('job_items')
    .select((items) => items.fn.countAll<number>().as('count'))
    .where('client_id', '=', to.client_id)
    .where('job_id', '=', to.id)
    .executeTakeFirstOrThrow()
  return count
}

export interface OpenItem {
  readonly seq: number
  readonly subject_id: string | null
  readonly data: unknown
}

/** The next that are not done, in their order. */
export function listOpenItems(db: JobsDb, { client_id, id }: JobKey, limit: number): Promise<OpenItem[]> {
  return db
    .selectFrom('job_items')
    .select(['seq', 'subject_id', 'data'])
    .where('client_id', '=', client_id)
    .where('job_id', '=', id)
    .where('outcome', 'is', null)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

export interface EndedItem {
  readonly seq: number
  readonly outcome: string
  readonly reason?: string | undefined
  readonly data?: object | undefined
}

export async function endItems(db: JobsDb, { client_id, id }: JobKey, items: readonly EndedItem[]): Promise<void> {
  const rows = JSON.stringify(items.map(({ reason = null, data = null, ...item }) => ({ ...item, reason, data })))
  await sql`update job_items i set outcome = e.outcome, reason = e.reason, data = coalesce(e.data, i.data)
    from jsonb_to_recordset(${rows}::jsonb) as e (seq integer, outcome text, reason text, data jsonb)
    where i.client_id = ${client_id} and i.job_id = ${id} and i.seq = e.seq`.execute(db)
}

/** How many ended in which way. */
export async function countOutcomes(db: JobsDb, { client_id, id }: JobKey): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('job_items')
    .select(['outcome', (from) => from.fn.countAll<number>().as('count')])
    .where('client_id', '=', client_id)
    .where('job_id', '=', id)
    .where('outcome', 'is not', null)
    .groupBy('outcome')
    .execute()
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
}

export function listEndedItems(
  db: JobsDb,
  { client_id, id }: JobKey,
  { outcome, ...page }: PageRequest & { readonly outcome?: string | undefined },
) {
  const query = db
    .selectFrom('job_items as i')
    .leftJoin('users as u', (join) => join.onRef('u.client_id', '=', 'i.client_id').onRef('u.id', '=', 'i.subject_id'))
    .select(['i.seq', 'i.outcome', 'i.reason', 'u.id as person_id', 'u.email'])
    .select(sql<string | null>`btrim(u.first_name || ' ' || u.last_name)`.as('name'))
    .where('i.client_id', '=', client_id)
    .where('i.job_id', '=', id)
    .where('i.outcome', 'is not', null)
    .$if(outcome !== undefined, (of) => of.where('i.outcome', '=', outcome as string))
  return readPage(query, { keys: [['i.seq', 'bigint']], direction: 'asc' }, page)
}
