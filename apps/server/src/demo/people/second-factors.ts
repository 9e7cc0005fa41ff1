import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { insertRows } from '../queries.ts'
import { setSecondFactorSince } from './queries.ts'

/** Who signs in with a second factor; none of those whose passwords are printed. */
const people = ['imran', 'lakshmi']
const day = 86_400_000

/** Nobody knows their secrets and codes: an Admin sees on their pages that they have them, and can take them away. */
export async function insertSecondFactors(
  { newId, now }: Deps,
  trx: Db,
  { clientId: client_id, ids }: { readonly clientId: string; readonly ids: ReadonlyMap<string, string> },
): Promise<void> {
  const confirmed_at = new Date(now().getTime() - 40 * day)
  for (const [at, key] of people.entries()) {
    const user_id = ids.get(key) ?? ''
    const totp = { client_id, user_id, secret: '', last_step: 0, confirmed_at }
    await insertRows(trx, 'totp_secrets', [{ ...totp, last_used_at: new Date(now().getTime() - (at + 1) * day) }])
    const codes = Array.from({ length: 10 - at * 8 }, () => ({ hash: randomBytes(32), created_at: confirmed_at }))
    await insertRows(
      trx,
      'recovery_codes',
      codes.map((code) => ({ ...code, client_id, user_id })),
    )
    await setSecondFactorSince(trx, client_id, user_id, confirmed_at)
  }
  await insertRows(trx, 'passkeys', [
    {
      client_id,
      id: newId(),
      user_id: ids.get('imran') ?? '',
      name: 'Roastery laptop',
      credential_id: randomBytes(16).toString('base64url'),
      public_key: randomBytes(77),
      counter: 0,
      synced: true,
      created_at: confirmed_at,
    },
  ])
}
