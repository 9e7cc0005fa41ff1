import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { unseal } from '../../platform/seal.ts'
import { ssoAddresses } from '../clients/index.ts'
import { findProviderSession } from './queries.ts'

/** Characters: browsers and servers take some 8,000 of an address. */
export const LONGEST_ID_TOKEN = 4000

/** RP-initiated logout: made of what was stored when the session began, without a call. */
export async function endSessionAddress(
  { db, env, secret }: { readonly db: Db } & Pick<Deps, 'env' | 'secret'>,
  clientId: string,
  sessionId: string,
): Promise<string | null> {
  const found = await findProviderSession(db, clientId, sessionId)
  const url = found && URL.parse(found.end_session_endpoint)
  if (!url) return null
  const idToken = found.id_token === '' ? null : unseal(found.id_token, secret)
  if (idToken !== null) url.searchParams.set('id_token_hint', idToken)
  url.searchParams.set('client_id', found.provider_client_id)
  url.searchParams.set('post_logout_redirect_uri', ssoAddresses(env, clientId).post_logout_redirect_uri)
  return url.href
}
