import { type Expression, sql } from 'kysely'
import { type Order, type Page, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { JobsDb } from '../queries.ts'

interface JobKey {
  readonly client_id: string
  readonly id: string
}

/** `data` is defined by the kind of job. */
export interface JobItem<Data = unknown> {
  readonly seq: number
  /** Null until it is done. */
  readonly outcome: string | null
  /** Messages, separated by line breaks. */
  readonly reason: string | null
  readonly data: Data
  readonly subject_id: string | null
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

export interface StaleItem<Data> {
  /** Null for a subject without an item. */
  readonly seq: number | null
  readonly subject_id: string
  /** Null for an item whose subject is no longer selected. */
  readonly data: Data | null
}

/** Differences between the items and what a query selects now. @param subjects as for `insertItems` */
export async function listStaleItems<Data>(
  db: JobsDb,
  { client_id, id }: JobKey,
  subjects: Expression<unknown>,
): Promise<readonly StaleItem<Data>[]> {
  const { rows } = await sql<StaleItem<Data>>`
    select i.seq, coalesce(s.subject_id, i.subject_id) as subject_id, s.data
    from (select seq, subject_id, data from job_items where client_id = ${client_id} and job_id = ${id}) i
      full join ${subjects} s on s.subject_id = i.subject_id
    where i.data is distinct from s.data`.execute(db)
  return rows
}

/** Makes the items equal to what the query of `listStaleItems` selects. */
export async function replaceItems<Data>(db: JobsDb, job: JobKey, stale: readonly StaleItem<Data>[]): Promise<void> {
  const seqs = stale.flatMap(({ seq }) => seq ?? [])
  await sql`delete from job_items
    where client_id = ${job.client_id} and job_id = ${job.id} and seq = any (${seqs}::integer[])`.execute(db)
  const fresh = stale.filter(({ data }) => data !== null)
  await sql`insert into job_items (client_id, job_id, seq, subject_id, data)
    select ${job.client_id}::uuid, ${job.id}::uuid, given.at + (select coalesce(max(seq), 0) from job_items
        where client_id = ${job.client_id} and job_id = ${job.id}), given.subject_id, given.data
    from unnest(${fresh.map(({ subject_id }) => subject_id)}::uuid[], ${fresh.map(({ data }) => JSON.stringify(data))}::jsonb[])
      with ordinality as given (subject_id, data, at)`.execute(db)
}

/** @param items `data` as JSON */
export async function insertDataItems(
  db: JobsDb,
  job: JobKey,
  items: readonly { readonly seq: number; readonly data: string }[],
): Promise<void> {
  await sql`insert into job_items (client_id, job_id, seq, data)
    select ${job.client_id}, ${job.id}, given.seq, given.data
    from unnest(${items.map(({ seq }) => seq)}::integer[], ${items.map(({ data }) => data)}::jsonb[])
      as given (seq, data)`.execute(db)
}

export async function deleteItems(db: JobsDb, { client_id, id }: JobKey): Promise<void> {
  await db.deleteFrom('job_items').where('client_id', '=', client_id).where('job_id', '=', id).execute()
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

const itemsOf = (db: JobsDb, { client_id, id }: JobKey) =>
  db
    .selectFrom('job_items')
    .select(['seq', 'outcome', 'reason', 'data', 'subject_id'])
    .where('client_id', '=', client_id)
    .where('job_id', '=', id)

/** In order, after the sequence number `after`. With `outcomes: null` only unfinished items. */
export async function listItems<Data>(
  db: JobsDb,
  job: JobKey,
  { after, limit, outcomes }: { after?: number; limit: number; outcomes?: readonly string[] | null },
): Promise<JobItem<Data>[]> {
  const rows = await itemsOf(db, job)
    .$if(after !== undefined, (query) => query.where('seq', '>', after as number))
    .$if(outcomes === null, (query) => query.where('outcome', 'is', null))
    .$if(Array.isArray(outcomes), (query) => query.where('outcome', '=', sql<string>`any (${outcomes}::text[])`))
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows as unknown as JobItem<Data>[]
}

/** Locks and returns the items that still have one of these outcomes. */
export async function lockItems<Data>(
  trx: JobsDb,
  job: JobKey,
  seqs: readonly number[],
  outcomes: readonly string[],
): Promise<JobItem<Data>[]> {
  const rows = await itemsOf(trx, job)
    .where('seq', '=', sql<number>`any (${seqs}::integer[])`)
    .where('outcome', '=', sql<string>`any (${outcomes}::text[])`)
    .orderBy('seq')
    .forUpdate()
    .execute()
  return rows as unknown as JobItem<Data>[]
}

export interface ItemEnd {
  readonly seq: number
  readonly outcome: string
  readonly reason?: string | null | undefined
  /** Unchanged if undefined. */
  readonly subjectId?: string | null | undefined
  /** Merged into the item's data. */
  readonly data?: object | undefined
}

export async function endItems(db: JobsDb, job: JobKey, ends: readonly ItemEnd[]): Promise<void> {
  if (ends.length === 0) return
  await sql`update job_items i set outcome = e.outcome, reason = e.reason,
      subject_id = case when e.stays then i.subject_id else e.subject_id end,
      data = case when e.data is null then i.data else coalesce(i.data, '{}') || e.data end
    from unnest(${ends.map(({ seq }) => seq)}::integer[], ${ends.map(({ outcome }) => outcome)}::text[],
      ${ends.map(({ reason }) => reason ?? null)}::text[], ${ends.map(({ subjectId }) => subjectId === undefined)}::boolean[],
      ${ends.map(({ subjectId }) => subjectId ?? null)}::uuid[],
      ${ends.map(({ data }) => (data === undefined ? null : JSON.stringify(data)))}::jsonb[]) as e (seq, outcome, reason, stays, subject_id, data)
    where i.client_id = ${job.client_id} and i.job_id = ${job.id} and i.seq = e.seq`.execute(db)
}

/** Updates statistics after a bulk insert; without them the planner would scan all items of the job for each batch. */
export async function analyzeItems(db: JobsDb): Promise<void> {
  await sql`analyze job_items`.execute(db)
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
  return readPage(query, inOrder('i.seq'), page)
}

const inOrder = (seq: string): Order => ({ keys: [[seq, 'bigint']], direction: 'asc' })

export async function pageItems<Data>(
  db: JobsDb,
  job: JobKey,
  { outcome, ...page }: PageRequest & { readonly outcome?: string | undefined },
): Promise<Page<JobItem<Data>>> {
  const found = await readPage(
    itemsOf(db, job).$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome as string)),
    inOrder('job_items.seq'),
    page,
  )
  return found as unknown as Page<JobItem<Data>>
}
