import type { SignedInUser } from '@deckle/contract/models/people.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestFacts } from '../../../http/handler.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { askForFactor } from '../second-factor/ask-for-factor.ts'
import { presentSignedInUser } from '../present.ts'
import { type CredentialsRow, findAdminName, findSignedInUser, ownerOf } from '../queries.ts'
import { isDirectoryOnly, requireOwnSignIn } from '../require-own-sign-in.ts'
import type { DirectorySignIn } from './directory-sign-in.ts'
import { type FailedWhy, noteFailedSignIn } from './note-failed.ts'
import { openSession, type PreviousSession } from '../session/open-session.ts'

export interface SignedInAs {
  readonly user: SignedInUser
  /** Of the new session, for the reply. */
  readonly headers: Readonly<Record<string, string>>
}

/** `previous`: the session already open in this browser. */
export type SignInRequest = Pick<RequestFacts, 'ip' | 'userAgent' | 'header' | 'isProxied'> & {
  readonly previous: PreviousSession | null
}

export interface SignInOptions {
  /** All factors were asked for, here or by whom the client trusts to do so: nothing more is. */
  readonly factorsDone?: boolean
  /** How it was proved who it is. */
  readonly way?: SignInWay
  /** The client's own directory has proved it, by single sign-on. */
  readonly directory?: DirectorySignIn
}

/** In the audit log; the server's words have a text for each. */
export type SignInWay = 'password' | 'link' | 'factor' | 'passkey' | 'directory' | 'guest'

/** The end of every sign-in, whatever proved who it is: opens a session, or refuses with what is still needed. */
export async function completeSignIn(
  deps: Deps,
  found: CredentialsRow,
  request: SignInRequest,
  { factorsDone = false, way = 'password', directory }: SignInOptions = {},
): Promise<SignedInAs> {
  const why = !directory && isDirectoryOnly(found) ? 'sso_only' : whyRefused(found, deps.now())
  if (why) await noteFailedSignIn(deps, ownerOf(found), { why, request })
  if (!directory) requireOwnSignIn(found)
  if (!found.active) throw refuse('account_deactivated')
  if (found.suspended_at !== null) throw refuse('account_deactivated', 'client.suspended')
  if (found.expires_at !== null && found.expires_at <= deps.now()) throw await licenceExpired(deps, found)
  if (!found.confirmed) throw refuse('not_allowed', 'email.unconfirmed')
  if (found.second_factor_at !== null && !factorsDone) throw await askForFactor(deps, found, directory)
  const user = ownerOf(found)
  const { previous } = request
  const isProven = found.second_factor_at === null || way === 'factor' || way === 'passkey'
  const headers = await openSession(deps, user, request, { previous, factorsDone, isProven, way })
  const row = await findSignedInUser(deps.db, found.client_id, found.id)
  if (!headers || !row) throw refuse('account_deactivated')
  deps.log.info(
    { user: found.id, session: headers['client'], factors: factorsDone, byDirectory: directory !== undefined },
    'signed in',
  )
  return { user: await presentSignedInUser(deps, row, { factorsDone, now: deps.now() }), headers }
}

function whyRefused({ active, suspended_at, expires_at, confirmed }: CredentialsRow, now: Date): FailedWhy | null {
  if (!active) return 'deactivated'
  if (suspended_at !== null) return 'suspended'
  if (expires_at !== null && expires_at <= now) return 'expired'
  return confirmed ? null : 'unconfirmed'
}

/** Names the contact. `|` is removed from the name because it separates the values of a message. */
async function licenceExpired({ db, now }: Deps, { client_id }: CredentialsRow): Promise<Refusal> {
  const admin = (await findAdminName(db, client_id, now())).replaceAll('|', ' ')
  return refuse('license_expired', admin === '' ? {} : `license.expired|admin=${admin}`)
}
