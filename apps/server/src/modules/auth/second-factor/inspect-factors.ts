import type { Deps } from '../../../deps.ts'
import type { SignedInRow } from '../queries.ts'
import { dueOf, factorState } from './factor-state.ts'
import { listPasskeys } from './passkeys/queries.ts'
import { countRecoveryCodes, findTotp } from './queries.ts'

/** What Admins see of a person's second factors. */
export async function inspectFactors({ db, now }: Pick<Deps, 'db' | 'now'>, row: SignedInRow) {
  const owner = { clientId: row.client_id, userId: row.id }
  const [totp, passkeys, recovery_codes] = await Promise.all([
    findTotp(db, owner),
    listPasskeys(db, owner),
    countRecoveryCodes(db, owner),
  ])
  return {
    totp: totp !== undefined,
    passkeys: passkeys.length,
    recovery_codes,
    due: dueOf(row)?.toISOString() ?? null,
    must_set_up: factorState(row, { now: now() }).mustSetUp,
  }
}
