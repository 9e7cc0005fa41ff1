import type { Licence, LimitName } from '@deckle/core/plan/limit.ts'
import { sql } from 'kysely'
import type { Holder } from '../../db/meter.ts'
import type { DbOf, ReadDbOf } from '../../db/database.ts'
import type { ClientPlans, PeopleBounds } from '../clients/tables.ts'
import type { Allowances, LicenceHolders } from '../users/tables.ts'

/** Has no tables: a licence is the client's plan with what its people are allowed. */
export type LicencesDb = DbOf<object, ClientPlans & PeopleBounds & Allowances, PeopleBounds>

export interface HolderLicence extends Holder, Licence {
  /** No fewer than the client's active people, while the client is locked; null: unknown. */
  readonly peopleBound: number | null
}

export async function readLicence(db: LicencesDb, holder: Holder): Promise<HolderLicence> {
  return { ...holder, ...(await selectLicence(db, holder).executeTakeFirstOrThrow()) }
}

/** Locks the limit until the transaction ends: storage per person, every other limit per client. */
export async function lockLicence(trx: LicencesDb, name: LimitName, holder: Holder): Promise<HolderLicence> {
  const row = await selectLicence(trx, holder)
    .forNoKeyUpdate()
    .modifyEnd(name === 'maxSpace' ? sql`of users` : sql`of clients`)
    .executeTakeFirstOrThrow()
  return { ...holder, ...row }
}

function selectLicence(db: LicencesDb, { clientId, userId }: Holder) {
  return db
    .selectFrom('clients')
    .innerJoin('users', 'users.client_id', 'clients.id')
    .select([
      'clients.plan',
      'clients.people_bound as peopleBound',
      'users.max_users as maxUsers',
      'users.max_space as maxSpace',
    ])
    .where('clients.id', '=', clientId)
    .where('users.id', '=', userId)
}

/** The client must be locked. */
export async function updatePeopleBound(trx: LicencesDb, clientId: string, bound: number | null): Promise<void> {
  await trx.updateTable('clients').set({ people_bound: bound }).where('id', '=', clientId).execute()
}

/** The client's owner, followed by its active Admins. */
export async function listAdmins(db: ReadDbOf<LicenceHolders>, clientId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .where(sql<boolean>`(license_type in ('Admin', 'Superadmin') or owns_client)`)
    .orderBy('owns_client', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
