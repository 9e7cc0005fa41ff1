import { personFromClaims } from '@deckle/core/sso/sso.ts'
import type { StoredSso } from '../../../db/json-columns.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestFacts } from '../../../http/handler.ts'
import type { Refusal } from '../../../refusal.ts'
import { listEmailOwners, type NamedAccount, noteFailedSignIn } from '../../auth/index.ts'
import type { ProvedClaims } from '../provider/read-claims.ts'
import { findLinkedAccount } from '../queries.ts'

interface Refused extends Pick<ProvedClaims, 'subject' | 'claims'> {
  readonly refusal: Refusal
  readonly request: RequestFacts
}

/** Notes a refused sign-in for the account that the claims name: the linked one, else the client's with the address. */
export async function noteRefusedArrival(
  deps: Deps,
  client: { readonly id: string; readonly sso: StoredSso },
  { refusal, request, ...proved }: Refused,
): Promise<void> {
  const why = refusal.code === 'account_deactivated' ? 'deactivated' : 'directory'
  await noteFailedSignIn(deps, await findNamed(deps, client, proved), { why, request })
}

async function findNamed(
  { db }: Deps,
  { id, sso }: { readonly id: string; readonly sso: StoredSso },
  { subject, claims }: Pick<ProvedClaims, 'subject' | 'claims'>,
): Promise<NamedAccount> {
  const linked = await findLinkedAccount(db, { client_id: id, issuer: sso.issuer, subject })
  if (linked) return { clientId: id, userId: linked.user_id }
  const [owner] = await listEmailOwners(db, [personFromClaims(claims, sso.claims).email])
  return owner?.client_id === id ? { clientId: id, userId: owner.user_id } : null
}
