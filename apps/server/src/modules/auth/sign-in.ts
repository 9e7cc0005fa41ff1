import type { auth } from '@deckle/contract/auth.ts'
import { stripSpaces } from '@deckle/core/text/password/strip-spaces.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { SignedInUser } from '@deckle/contract/models/people.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, RequestFacts } from '../../http/handler.ts'
import { verifyNoPassword, verifyPassword } from '../../platform/passwords/passwords.ts'
import { addressKey } from '../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'
import { openSession, type PreviousSession } from './session/open-session.ts'
import { presentSignedInUser } from './present.ts'
import {
  confirmUser,
  type CredentialsRow,
  findAdminName,
  findCredentials,
  findCredentialsById,
  findSignedInUser,
  redeemAuthtoken,
  redeemLink,
} from './queries.ts'
import { tokenKey } from './session/tokens.ts'

interface SignedInAs {
  readonly user: SignedInUser
  readonly headers: Readonly<Record<string, string>>
}

/** `previous`: the session already open in this browser. */
type Facts = Pick<RequestFacts, 'ip' | 'userAgent' | 'header'> & { readonly previous: PreviousSession | null }

/** By the `authtoken` header if present, else by the form. Sets the session headers on the reply. */
export const signIn: Handler<typeof auth.signIn> = async ({ deps, actor, body, request, setHeader }) => {
  const token = request.header('authtoken')?.trim()
  const facts = { ...request, previous: actor }
  const { user, headers } = token ? await signInByToken(deps, token, facts) : await signInByPassword(deps, body, facts)
  for (const [name, value] of Object.entries(headers)) setHeader(name, value)
  return user
}

/** product.md §5 "Login": the user name is trimmed, spaces are removed from the password. */
async function signInByPassword(deps: Deps, form: BodyOf<typeof auth.signIn>, request: Facts): Promise<SignedInAs> {
  const email = (form.username ?? '').trim().toLowerCase()
  const password = stripSpaces(form.password ?? '')
  // product.md §8: an invalid e-mail format is a 500 with this message.
  if (!email.includes('@')) throw refuse('email_format')
  const address = addressKey(request.ip)
  await requireLimit(deps.limits, 'signInAddress', address)
  await requireLimit(deps.limits, 'signInAccount', email)
  const found = await findCredentials(deps.db, email)
  const right = found?.password_hash
    ? await verifyPassword(found.password_hash, password)
    : await verifyNoPassword(password)
  if (!found || !right) throw refuse('wrong_credentials')
  await Promise.all([deps.limits.clear('signInAccount', email), deps.limits.giveBack('signInAddress', address)])
  return open(deps, found, request)
}

/** The `authtoken` header holds a mailed link's token, one issued by an Admin, or `guest` where a guest is configured. */
async function signInByToken(deps: Deps, token: string, request: Facts): Promise<SignedInAs> {
  const address = addressKey(request.ip)
  await requireLimit(deps.limits, 'signInAddress', address)
  const found = token === 'guest' ? await findGuest(deps) : await findByToken(deps, token)
  if (!found) throw refuse('wrong_credentials', 'authtoken.spent')
  await deps.limits.giveBack('signInAddress', address)
  return open(deps, found, request)
}

async function findGuest({ env, db }: Deps): Promise<CredentialsRow | undefined> {
  if (!env.guest) return undefined
  const found = await findCredentials(db, env.guest.email.toLowerCase())
  const right = found?.password_hash
    ? await verifyPassword(found.password_hash, stripSpaces(env.guest.password))
    : false
  return right ? found : undefined
}

async function findByToken({ db, now }: Deps, token: string): Promise<CredentialsRow | undefined> {
  const key = tokenKey(token)
  const link = await redeemLink(db, key, 'sign_in', now())
  // Opening a mailed link proves access to the mailbox.
  if (link) await confirmUser(db, link.client_id, link.user_id)
  const owner = link ?? (await redeemAuthtoken(db, key, now()))
  return owner && findCredentialsById(db, owner.client_id, owner.user_id)
}

/** Names the contact. `|` is removed from the name because it separates the values of a message. */
async function licenceExpired({ db, now }: Deps, { client_id }: CredentialsRow): Promise<Refusal> {
  const admin = (await findAdminName(db, client_id, now())).replaceAll('|', ' ')
  return refuse('license_expired', admin === '' ? {} : `license.expired|admin=${admin}`)
}

async function open(deps: Deps, found: CredentialsRow, request: Facts): Promise<SignedInAs> {
  if (!found.active) throw refuse('account_deactivated')
  if (found.suspended_at !== null) throw refuse('account_deactivated', 'client.suspended')
  if (found.expires_at !== null && found.expires_at <= deps.now()) throw await licenceExpired(deps, found)
  if (!found.confirmed) throw refuse('not_allowed', 'email.unconfirmed')
  const user = { clientId: found.client_id, userId: found.id }
  const headers = await openSession(deps, user, request, request.previous)
  const row = await findSignedInUser(deps.db, found.client_id, found.id)
  if (!headers || !row) throw refuse('account_deactivated')
  return { user: await presentSignedInUser(deps, row), headers }
}
