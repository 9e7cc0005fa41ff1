import { sql } from 'kysely'
import { holdsText } from '../../../db/holds-text.ts'
import type { JobsDb } from '../queries.ts'

/** Deletes the person's jobs and clears items about the person in other jobs. Returns the keys of files to delete. */
export async function eraseFromJobs(
  db: JobsDb,
  {
    clientId,
    userId,
    texts,
  }: { readonly clientId: string; readonly userId: string; readonly texts: readonly string[] },
): Promise<string[]> {
  const sources = await clearSources(db, clientId)
  await db
    .updateTable('job_items')
    .set({ data: '{}', reason: null, subject_id: sql<string | null>`nullif(subject_id, ${userId})` })
    .where('client_id', '=', clientId)
    .where(sql<boolean>`(subject_id = ${userId} or ${holdsText(sql`data`, texts)} or ${holdsText(sql`reason`, texts)})`)
    .execute()
  await db
    .updateTable('jobs')
    .set({ params: '{}' })
    .where('client_id', '=', clientId)
    .where('status', 'not in', ['draft', 'queued', 'running'])
    .where(sql<boolean>`(${holdsText(sql`params`, texts)} or params::text like ${`%${userId}%`})`)
    .execute()
  const own = await db
    .deleteFrom('jobs')
    .where('client_id', '=', clientId)
    .where('created_by', '=', userId)
    .returning('file_key')
    .execute()
  return [...sources, ...own.flatMap(({ file_key }) => file_key ?? [])]
}

/** Files that jobs work on, such as lists of people, may name anyone; their jobs go on with what they read of them. */
async function clearSources(db: JobsDb, clientId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('file_key')
    .where('client_id', '=', clientId)
    .where('file_name', 'is', null)
    .where('file_key', 'is not', null)
    .execute()
  const keys = rows.flatMap(({ file_key }) => file_key ?? [])
  // These alone: a file that was stored meanwhile would lose its key and never be deleted.
  await db
    .updateTable('jobs')
    .set({ file_key: null })
    .where('client_id', '=', clientId)
    .where('file_key', '=', sql<string>`any (${keys}::text[])`)
    .execute()
  return keys
}
