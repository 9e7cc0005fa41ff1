import type { Licence, LimitName } from '@deckle/core/plan/limit.ts'
import { sql } from 'kysely'
import type { Holder } from '../../db/meter.ts'
import type { LicencesDb } from './db.ts'

export interface HeldLicence extends Holder, Licence {}

export async function readLicence(db: LicencesDb, holder: Holder): Promise<HeldLicence> {
  return { ...holder, ...(await selectLicence(db, holder).executeTakeFirstOrThrow()) }
}

/** Locks the limit until the transaction ends: storage per person, every other limit per client. */
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
