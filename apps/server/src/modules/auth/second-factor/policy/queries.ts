import type { LicenseType } from '@deckle/core/access/access.ts'
import { type FactorPolicy, noFactorPolicy } from '@deckle/core/second-factor/policy.ts'
import { sql } from 'kysely'
import type { AuthDb } from '../../queries.ts'

/** @param lock until the end of the transaction */
export async function findPolicy(db: AuthDb, clientId: string, lock = false): Promise<FactorPolicy> {
  const row = await db
    .selectFrom('clients')
    .select('second_factor')
    .where('id', '=', clientId)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return row?.second_factor ?? noFactorPolicy
}

export async function setPolicy(db: AuthDb, clientId: string, policy: FactorPolicy): Promise<void> {
  await db
    .updateTable('clients')
    .set({ second_factor: JSON.stringify(policy) })
    .where('id', '=', clientId)
    .execute()
}

/** Of the active people of these licence types, the owner as an Admin: how many there are, and have a second factor. */
export async function countRequired(
  db: AuthDb,
  clientId: string,
  types: readonly LicenseType[],
): Promise<{ readonly required: number; readonly set_up: number }> {
  if (types.length === 0) return { required: 0, set_up: 0 }
  const isRequired = sql<boolean>`(license_type = any (${types}::text[])
    or (owns_client and 'Admin' = any (${types}::text[])))`
  return db
    .selectFrom('users')
    .select([sql<number>`count(*)::integer`.as('required'), sql<number>`count(second_factor_at)::integer`.as('set_up')])
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .where(isRequired)
    .executeTakeFirstOrThrow()
}
