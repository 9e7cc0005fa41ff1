import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import { queueAttempts } from '../../figures/index.ts'
import type { LeadsDb } from '../queries.ts'

/** How many came before, up to `most`. */
export async function countLeadsBefore(db: LeadsDb, clientId: string, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from leads where client_id = ${clientId} and created_at < ${before} limit ${most}
    ) as l`.execute(db)
  return rows[0]?.count ?? 0
}

interface Gone {
  readonly client_id: string
  readonly attempt_id: string | null
}

/** With their notes and history, also those in the bin. Returns their number. */
export const deleteLeadsBefore = (db: Db, clientId: string, before: Date): Promise<number> =>
  transaction(db, async (trx) => {
    const { rows } = await sql<Gone>`
      delete from leads where client_id = ${clientId} and created_at < ${before} returning client_id, attempt_id`.execute(
      trx,
    )
    await queueGone(trx, rows)
    return rows.length
  })

/** Returns the number of leads deleted for good, with those merged into them. */
export const removeLeadsInBin = (db: Db, before: Date): Promise<number> =>
  transaction(db, async (trx) => {
    const { rows } = await sql<Gone & { isMerged: boolean }>`
      with gone as (
        delete from leads where deleted_at < ${before} returning client_id, id, attempt_id
      ), merged as (
        delete from leads l using gone where l.client_id = gone.client_id and l.merged_into = gone.id
        returning l.client_id, l.attempt_id
      )
      select client_id, attempt_id, false as "isMerged" from gone
      union all select client_id, attempt_id, true from merged`.execute(trx)
    await queueGone(trx, rows)
    return rows.filter(({ isMerged }) => !isMerged).length
  })

/** Their attempts are counted again: whether they left a lead is for their events to say. */
async function queueGone(db: Db, gone: readonly Gone[]): Promise<void> {
  for (const clientId of new Set(gone.map(({ client_id }) => client_id)))
    await queueAttempts(
      db,
      clientId,
      gone.flatMap(({ client_id, attempt_id }) => (attempt_id === null || client_id !== clientId ? [] : attempt_id)),
    )
}
