import type { auth } from '@deckle/contract/auth.ts'
import { normaliseEmail } from '@deckle/core/text/email-address.ts'
import { stripSpaces } from '@deckle/core/text/password/strip-spaces.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { verifyNoPassword, verifyPassword } from '../../../platform/passwords/passwords.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { confirmPerson } from '../email/confirm-person.ts'
import { registrationCookie } from '../email/registration-cookie.ts'
import { noteFailedSignIn, noteIfStopped } from './note-failed.ts'
import { completeSignIn, type SignedInAs, type SignInRequest } from './complete-sign-in.ts'
import {
  type CredentialsRow,
  findCredentials,
  findCredentialsById,
  findTokenOwner,
  findTypedCredentials,
  ownerOf,
  redeemAuthtoken,
  redeemLink,
} from '../queries.ts'
import { tokenKey } from '../session/tokens.ts'

/** By the `authtoken` header if present, else by the form. Sets the session headers on the reply. */
export const signIn: Handler<typeof auth.signIn> = async ({ deps, actor, body, request, setHeader }) => {
  const token = request.header('authtoken')?.trim()
  const facts = { ...request, previous: actor }
  const { user, headers } = token ? await signInByToken(deps, token, facts) : await signInByPassword(deps, body, facts)
  for (const [name, value] of Object.entries(headers)) setHeader(name, value)
  return user
}

/** product.md §5 "Login": the user name is trimmed, spaces are removed from the password. */
async function signInByPassword(
  deps: Deps,
  form: BodyOf<typeof auth.signIn>,
  request: SignInRequest,
): Promise<SignedInAs> {
  const email = normaliseEmail(form.username ?? '')
  const password = stripSpaces(form.password ?? '')
  // product.md §8: an invalid e-mail format is a 500 with this message.
  if (!email.includes('@')) throw refuse('email_format')
  const address = addressKey(request.ip)
  await requireSignInLimits(deps, { email, typed: form.username ?? '', address }, request)
  const found = await findTypedCredentials(deps.db, form.username ?? '')
  const right = found?.password_hash
    ? await verifyPassword(found.password_hash, password)
    : await verifyNoPassword(password)
  if (!found || !right) {
    deps.log.warn({ user: found?.id, ip: request.ip, by: 'password' }, 'sign-in refused')
    await noteFailedSignIn(deps, found ? ownerOf(found) : null, { why: 'password', request })
    throw refuse('wrong_credentials')
  }
  await Promise.all([deps.limits.clear('signInAccount', email), deps.limits.giveBack('signInAddress', address)])
  return completeSignIn(deps, found, request)
}

/** Looks up no account, so that stopped attempts take as long for unknown addresses. */
async function requireSignInLimits(
  deps: Deps,
  { email, typed, address }: { readonly email: string; readonly typed: string; readonly address: string },
  request: SignInRequest,
): Promise<void> {
  const named = { account: () => ({ email: typed }), request }
  const byAddress = requireLimit(deps.limits, 'signInAddress', address)
  await noteIfStopped(deps, byAddress, { ...named, why: 'address_limit', key: `signInAddress ${address}` })
  const byAccount = requireLimit(deps.limits, 'signInAccount', email)
  await noteIfStopped(deps, byAccount, { ...named, why: 'account_limit', key: `signInAccount ${email}` })
}

/** The `authtoken` header holds a mailed link's token, one issued by an Admin, or `guest` where a guest is configured. */
async function signInByToken(deps: Deps, token: string, request: SignInRequest): Promise<SignedInAs> {
  const address = addressKey(request.ip)
  const isGuest = token === 'guest'
  const account = async () => (isGuest ? null : ((await findTokenOwner(deps.db, tokenKey(token))) ?? null))
  const byAddress = requireLimit(deps.limits, 'signInAddress', address)
  await noteIfStopped(deps, byAddress, { why: 'address_limit', key: `signInAddress ${address}`, account, request })
  const found = isGuest
    ? await findGuest(deps)
    : await findByToken(deps, token, registrationCookie.read(deps.env, request.header('cookie')))
  if (!found) {
    deps.log.warn({ ip: request.ip, by: 'token' }, 'sign-in refused')
    await noteFailedSignIn(deps, await account(), { why: 'link', request })
    throw refuse('wrong_credentials', 'authtoken.spent')
  }
  await deps.limits.giveBack('signInAddress', address)
  // Whoever comes as the guest shares the account with others: none of them can set up a second factor.
  return completeSignIn(deps, found, request, { factorsDone: isGuest, way: isGuest ? 'guest' : 'link' })
}

async function findGuest({ env, db }: Deps): Promise<CredentialsRow | undefined> {
  if (!env.guest) return undefined
  const found = await findCredentials(db, normaliseEmail(env.guest.email))
  const right = found?.password_hash
    ? await verifyPassword(found.password_hash, stripSpaces(env.guest.password))
    : false
  return right ? found : undefined
}

async function findByToken(
  { db, now }: Deps,
  token: string,
  browser: string | null,
): Promise<CredentialsRow | undefined> {
  const key = tokenKey(token)
  const link = await transaction(db, async (trx) => {
    const redeemed = await redeemLink(trx, key, 'sign_in', now())
    // Opening a mailed link proves access to the mailbox.
    if (redeemed) await confirmPerson(trx, { ...redeemed, now: now(), browser })
    return redeemed
  })
  const owner = link ?? (await redeemAuthtoken(db, key, now()))
  return owner && findCredentialsById(db, owner.client_id, owner.user_id)
}
