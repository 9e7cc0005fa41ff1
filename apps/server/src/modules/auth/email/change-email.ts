import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { stripSpaces } from '@deckle/core/text/password/strip-spaces.ts'
import { type Message, refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { verifyPassword } from '../../../platform/passwords/passwords.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { audit } from '../../admin/index.ts'
import { linkMail, noticeMail } from '../mails.ts'
import { closeSessionsOf } from '../session/queries.ts'
import { dropLinks, findCredentials, findCredentialsById, revokeAuthtokensOf, type Credentials } from '../queries.ts'
import { emailChangeLinkLife, hashToken, newToken } from '../session/tokens.ts'
import {
  dropEmailChange,
  findEmailChange,
  keepEmailChange,
  setEmail,
  setEmailChangeLink,
  takeEmailChange,
} from './queries.ts'

export const emailChangeTask = 'auth.change_email'
export const addressTakenTask = 'auth.address_taken'

interface Wish {
  readonly email: string
  readonly current_password: string | undefined
}

/**
 * Asks for another address: with the current password, and nothing changes before the link that goes there is opened.
 * Whether the address has an account shows nowhere: the answer and its time are the same, the rest is a job's.
 */
export async function askEmailChange(
  deps: Deps,
  actor: SignedIn,
  wish: Wish,
  language: InterfaceLanguage,
): Promise<void> {
  const found = await requirePassword(deps, actor, wish.current_password)
  await requireRoom(deps, actor, wish.email)
  await transaction(deps.db, async (trx) => {
    await keepEmailChange(trx, {
      client_id: actor.clientId,
      user_id: actor.userId,
      email: wish.email,
      asked_at: deps.now(),
    })
    await audit(trx, deps, actor, { action: 'user.email_asked', subject: actor.userId })
  })
  await deps.jobs.add(emailChangeTask, { clientId: actor.clientId, userId: actor.userId, language })
  await deps.jobs.add('mail.send', noticeMail(deps.env, 'emailChangeAsked', found, language))
}

/** The link once more; the one before is worth nothing any more. */
export async function sendEmailChangeAgain(deps: Deps, actor: SignedIn, language: InterfaceLanguage): Promise<void> {
  const change = await findEmailChange(deps.db, actor.clientId, actor.userId)
  if (!change) throw refuse('not_found')
  await requireRoom(deps, actor, change.email)
  await deps.jobs.add(emailChangeTask, { clientId: actor.clientId, userId: actor.userId, language })
}

export async function withdrawEmailChange(deps: Deps, actor: SignedIn): Promise<void> {
  await dropEmailChange(deps.db, actor.clientId, actor.userId)
}

/** Tells whoever has an account with an address that somebody gave it for another. */
export async function tellOwner(deps: Deps, email: string, language: InterfaceLanguage): Promise<void> {
  await deps.jobs.add(addressTakenTask, { email, language })
}

/** The job. Once in an hour for an address. */
export async function mailOwner(deps: Deps, email: string, language: InterfaceLanguage): Promise<void> {
  const holder = await findCredentials(deps.db, email)
  if (!holder?.active || !(await deps.limits.limit('addressTaken', email)).ok) return
  await deps.mail.send(noticeMail(deps.env, 'addressTaken', holder, language))
}

/** The job: the link to the new address, or word to whoever has an account with it. */
export async function mailEmailChange(
  deps: Deps,
  clientId: string,
  userId: string,
  language: InterfaceLanguage,
): Promise<void> {
  const [user, change] = [
    await findCredentialsById(deps.db, clientId, userId),
    await findEmailChange(deps.db, clientId, userId),
  ]
  if (!user?.active || !change) return
  if (await findCredentials(deps.db, change.email)) return mailOwner(deps, change.email, language)
  const token = newToken()
  const expiresAt = new Date(deps.now().getTime() + emailChangeLinkLife)
  const link = { clientId, userId, email: change.email, hash: hashToken(token), expiresAt }
  if (await setEmailChangeLink(deps.db, link))
    await deps.mail.send(linkMail(deps.env, 'confirmNewEmail', { ...user, email: change.email }, token, language))
}

/**
 * The link was opened: the address holds from now on, the other sessions and everything mailed to the old address end,
 * and the old address is told. False where it is no link of a change.
 */
export async function confirmEmailChange(
  deps: Deps,
  actor: SignedIn | null,
  token: string,
  language: InterfaceLanguage,
): Promise<boolean> {
  const now = deps.now()
  const before = await transaction(deps.db, async (trx) => {
    const change = await takeEmailChange(trx, hashToken(token), now)
    if (!change) return null
    const user = await findCredentialsById(trx, change.client_id, change.user_id)
    if (!user?.active) throw refuse('link_expired')
    await setEmail(trx, user.client_id, user.id, change.email)
    await closeSessionsOf(trx, user.client_id, user.id, now, actor?.userId === user.id ? actor.sessionId : undefined)
    for (const purpose of ['reset_password', 'sign_in', 'confirm_email'] as const)
      await dropLinks(trx, user.client_id, user.id, purpose, now)
    await revokeAuthtokensOf(trx, user.client_id, user.id, now)
    await audit(trx, deps, { clientId: user.client_id, userId: user.id }, { action: 'user.email', subject: user.id })
    return user
  })
  if (before) await deps.jobs.add('mail.send', noticeMail(deps.env, 'emailChanged', before, language))
  return before !== null
}

async function requirePassword(deps: Deps, actor: SignedIn, password: string | undefined): Promise<Credentials> {
  if (password === undefined) throw wrong('password.current_needed')
  await requireLimit(deps.limits, 'changePassword', actor.userId)
  const found = await findCredentialsById(deps.db, actor.clientId, actor.userId)
  if (!found?.password_hash || !(await verifyPassword(found.password_hash, stripSpaces(password))))
    throw wrong('password.current')
  await deps.limits.clear('changePassword', actor.userId)
  return found
}

/** Mails to an address that may be a stranger's: few for a person, few for an address. */
async function requireRoom(deps: Deps, actor: SignedIn, email: string): Promise<void> {
  for (const key of [actor.userId, email]) await requireLimit(deps.limits, 'emailChange', key)
}

const wrong = (message: Message) => refuse('rule_broken', { message, fields: { current_password: message } })
