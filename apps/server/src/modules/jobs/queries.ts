import { type Actor, hasReach } from '@deckle/core/access/access.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { newestFirst, type PageRequest, readPage } from '../../db/paging/paging.ts'
import type { ClientNames } from '../clients/tables.ts'
import type { JobAuthors, PersonAddresses } from '../users/tables.ts'
import type { JobTables } from './tables.ts'

export type JobsDb = DbOf<JobTables, PersonAddresses & JobAuthors & ClientNames>

export type JobRecord = NonNullable<Awaited<ReturnType<typeof findJob>>>

const columns = [
  'jobs.client_id',
  'jobs.id',
  'jobs.kind',
  'jobs.status',
  'jobs.created_by',
  'jobs.acted_by',
  'jobs.params',
  'jobs.total',
  'jobs.done',
  'jobs.refused',
  'jobs.counts',
  'jobs.error',
  'jobs.file_key',
  'jobs.file_name',
  'jobs.file_type',
  'jobs.stop_requested',
  'jobs.undo_until',
  'jobs.created_at',
  'jobs.started_at',
  'jobs.finished_at',
] as const

export const selectJobs = (db: JobsDb) =>
  db
    .selectFrom('jobs')
    .innerJoin('users', (join) =>
      join.onRef('users.client_id', '=', 'jobs.client_id').onRef('users.id', '=', 'jobs.created_by'),
    )
    .select(columns)
    // As access checks name it.
    .select('jobs.created_by as owner_id')
    .select(sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('creator_name'))

/** In any client where `clientId` is null. */
export function findJob(db: JobsDb, clientId: string | null, id: string) {
  return selectJobs(db)
    .where('jobs.id', '=', id)
    .$if(clientId !== null, (query) => query.where('jobs.client_id', '=', clientId as string))
    .executeTakeFirst()
}

export function listJobs(
  db: JobsDb,
  actor: Actor,
  { kind, ...page }: PageRequest & { readonly kind?: string | undefined },
) {
  const query = selectJobs(db)
    .where('jobs.client_id', '=', actor.clientId)
    .$if(!hasReach(actor, 'job.read', 'client'), (own) => own.where('jobs.created_by', '=', actor.userId))
    .$if(kind !== undefined, (of) => of.where('jobs.kind', '=', kind as string))
  return readPage(query, newestFirst('jobs.created_at', 'jobs.id'), page)
}

/** A job of this kind that the person has waiting or running. */
export async function findOpenJob(
  db: JobsDb,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
  kind: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('client_id', '=', clientId)
    .where('created_by', '=', userId)
    .where('kind', '=', kind)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()
  return row?.id
}

/** Whether the job waits or runs. */
export async function isJobOpen(db: JobsDb, clientId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()
  return row !== undefined
}

export interface NewJob {
  readonly client_id: string
  readonly id: string
  readonly kind: string
  readonly status: 'draft' | 'queued'
  readonly created_by: string
  readonly acted_by: string | null
  readonly params: string
  readonly total: number | null
  readonly created_at: Date
  readonly beat_at: Date
}

export async function insertJob(db: JobsDb, job: NewJob): Promise<void> {
  await db.insertInto('jobs').values(job).execute()
}

/** Milliseconds without a heartbeat after which the job's server is considered dead. */
export const LONGEST_SILENCE = 60_000

/** Null if the job is running elsewhere, or is not to be run. */
export async function claimJob(db: JobsDb, clientId: string, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('jobs')
    .set({ status: 'running', beat_at: now, started_at: sql`coalesce(started_at, ${now}::timestamptz)`, error: null })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('status', '=', 'queued'),
        where.and([where('status', '=', 'running'), where('beat_at', '<', new Date(now.getTime() - LONGEST_SILENCE))]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of all clients. */
export async function countRunning(db: JobsDb, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('status', '=', 'running')
    .where('beat_at', '>=', new Date(now.getTime() - LONGEST_SILENCE))
    .executeTakeFirstOrThrow()
  return count
}

/** Jobs of all clients that no server has touched for a while. */
export function listSilent(db: JobsDb, now: Date) {
  return db
    .selectFrom('jobs')
    .select(['client_id', 'id'])
    .where('status', 'in', ['queued', 'running'])
    .where('beat_at', '<', new Date(now.getTime() - LONGEST_SILENCE))
    .execute()
}

export interface JobKey {
  readonly client_id: string
  readonly id: string
}

export interface JobProgress {
  readonly total?: number | null
  readonly done?: number
  readonly refused?: number
  readonly counts?: string
}

/** Returns whether a stop was requested. */
export async function saveProgress(
  db: JobsDb,
  { client_id, id }: JobKey,
  now: Date,
  progress: JobProgress = {},
): Promise<boolean> {
  const row = await db
    .updateTable('jobs')
    .set({ ...progress, beat_at: now })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .returning('stop_requested')
    .executeTakeFirst()
  return row?.stop_requested ?? true
}

export interface JobEnd {
  readonly status: 'draft' | 'done' | 'failed' | 'stopped'
  readonly error?: string | null
  readonly undo_until?: Date | null
}

export async function endJob(db: JobsDb, { client_id, id }: JobKey, now: Date, end: JobEnd): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ ...end, stop_requested: false, finished_at: now, beat_at: now })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .execute()
}

export async function setFile(
  db: JobsDb,
  clientId: string,
  id: string,
  file: { readonly file_key: string; readonly file_name: string; readonly file_type: string },
): Promise<void> {
  await db.updateTable('jobs').set(file).where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** The file that the job works on, which is not offered for download; null to forget it. */
export async function setSource(db: JobsDb, { client_id, id }: JobKey, key: string | null): Promise<void> {
  await db.updateTable('jobs').set({ file_key: key }).where('client_id', '=', client_id).where('id', '=', id).execute()
}

/** Claims the undo of the job; returns false if another call has claimed it. */
export async function claimUndo(db: JobsDb, { client_id, id }: JobKey, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('jobs')
    .set({ undo_until: null })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .where('status', '=', 'done')
    .where('undo_until', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of all clients, with their items; returns the keys of their files. */
export async function deleteJobsBefore(db: JobsDb, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('jobs')
    .where('created_at', '<', before)
    .where('status', 'not in', ['queued', 'running'])
    .returning('file_key')
    .execute()
  return rows.flatMap(({ file_key }) => file_key ?? [])
}

/** The author with their current rights, and the impersonator if any; undefined if the author may no longer sign in. */
export async function findActor(
  db: JobsDb,
  { client_id, created_by, acted_by }: Pick<JobRecord, 'client_id' | 'created_by' | 'acted_by'>,
  now: Date,
) {
  const row = await db
    .selectFrom('users')
    .select(['license_type', 'owns_client', 'path'])
    .where('client_id', '=', client_id)
    .where('id', '=', created_by)
    .where('active', '=', true)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst()
  return (
    row && {
      userId: created_by,
      clientId: client_id,
      licenseType: row.license_type,
      ownsClient: row.owns_client,
      path: row.path,
      actedBy: acted_by ?? undefined,
    }
  )
}
