import type { Licence, LimitName } from '@deckle/core/plan/limit.ts'
import { sql } from 'kysely'
import type { Holder } from '../../db/meter.ts'
import type { LicencesDb } from './db.ts'

/** A holder with the licence that was read for it. */
export interface HeldLicence extends Holder, Licence {}

export async function readLicence(db: LicencesDb, holder: Holder): Promise<HeldLicence> {
  return { ...holder, ...(await selectLicence(db, holder).executeTakeFirstOrThrow()) }
}

/**
 * The same, and until the transaction ends no other act passes this limit: bytes are counted one after the other for each
 * person, all else for each client.
 */
export async function lockLicence(open: LicencesDb, name: LimitName, holder: Holder): Promise<HeldLicence> {
  const row = await selectLicence(open, holder)
    .forNoKeyUpdate()
    .modifyEnd(name === 'maxSpace' ? sql`of users` : sql`of clients`)
    .executeTakeFirstOrThrow()
  return { ...holder, ...row }
}

function selectLicence(db: LicencesDb, { clientId, userId }: Holder) {
  return db
    .selectFrom('clients')
    .innerJoin('users', 'users.client_id', 'clients.id')
    .select(['clients.plan', 'users.max_users as maxUsers', 'users.max_space as maxSpace'])
    .where('clients.id', '=', clientId)
    .where('users.id', '=', userId)
}
