import { sql } from 'kysely'
import { type Order, type Page, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { JobsDb } from '../queries.ts'

export interface JobKey {
  readonly client_id: string
  readonly id: string
}

/** An item with what its kind of job stores. */
export interface JobItem<Data = unknown> {
  readonly seq: number
  readonly outcome: string | null
  /** Messages, a line each. */
  readonly reason: string | null
  readonly data: Data
  readonly subject_id: string | null
}

/** @param firstSeq of the first one; the others follow */
export async function insertDataItems(
  db: JobsDb,
  job: JobKey,
  firstSeq: number,
  data: readonly unknown[],
): Promise<void> {
  await sql`insert into job_items (client_id, job_id, seq, data)
    select ${job.client_id}, ${job.id}, ${firstSeq - 1} + given.at, given.data
    from unnest(${data.map((one) => JSON.stringify(one))}::jsonb[]) with ordinality as given (data, at)`.execute(db)
}

const itemsOf = (db: JobsDb, { client_id, id }: JobKey) =>
  db
    .selectFrom('job_items')
    .select(['seq', 'outcome', 'reason', 'data', 'subject_id'])
    .where('client_id', '=', client_id)
    .where('job_id', '=', id)

/** In order, behind `after`. */
export async function listDataItems<Data>(
  db: JobsDb,
  job: JobKey,
  { after, limit, outcomes }: { after: number; limit: number; outcomes?: readonly string[] },
): Promise<JobItem<Data>[]> {
  const rows = await itemsOf(db, job)
    .where('seq', '>', after)
    .$if(outcomes !== undefined, (query) => query.where('outcome', '=', sql<string>`any (${outcomes}::text[])`))
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows as unknown as JobItem<Data>[]
}

/** Those that still have one of these outcomes, locked until the transaction ends. */
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
  readonly reason: string | null
  readonly subjectId: string | null
  /** Merged into the item's data. */
  readonly data: object
}

export async function endDataItems(db: JobsDb, job: JobKey, ends: readonly ItemEnd[]): Promise<void> {
  if (ends.length === 0) return
  await sql`update job_items set outcome = given.outcome, reason = given.reason, subject_id = given.subject_id,
      data = job_items.data || given.data
    from unnest(${ends.map(({ seq }) => seq)}::integer[], ${ends.map(({ outcome }) => outcome)}::text[],
      ${ends.map(({ reason }) => reason)}::text[], ${ends.map(({ subjectId }) => subjectId)}::uuid[],
      ${ends.map(({ data }) => JSON.stringify(data))}::jsonb[]) as given (seq, outcome, reason, subject_id, data)
    where job_items.client_id = ${job.client_id} and job_items.job_id = ${job.id} and job_items.seq = given.seq`.execute(
    db,
  )
}

/** After many were inserted: without statistics, each batch would read every item of the job. */
export async function analyzeItems(db: JobsDb): Promise<void> {
  await sql`analyze job_items`.execute(db)
}

const inOrder: Order = { keys: [['job_items.seq', 'bigint']], direction: 'asc' }

export async function pageItems<Data>(
  db: JobsDb,
  job: JobKey,
  { outcome, ...page }: PageRequest & { readonly outcome?: string | undefined },
): Promise<Page<JobItem<Data>>> {
  const found = await readPage(
    itemsOf(db, job).$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome as string)),
    inOrder,
    page,
  )
  return found as unknown as Page<JobItem<Data>>
}
