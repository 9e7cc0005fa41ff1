import { refuse } from '@deckle/core/error.ts'
import { capitalise } from '@deckle/core/text/name.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { isUuid } from '../../platform/uuid.ts'
import { findUser, hasMedia, updateUser, type UserRecord } from './queries.ts'

interface SelfChange {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly image?: string | undefined
  readonly email?: string | undefined
}

/** Name, picture and e-mail. A changed address is told to the old one, in case it was not the owner who changed it. */
export async function updateSelf(deps: Deps, actor: SignedIn, body: SelfChange): Promise<UserRecord> {
  if (body.image && !(await isOwnImage(deps, actor, body.image)))
    throw refuse('rule_broken', { message: 'branding.logo', fields: { image: 'branding.logo' } })
  const { before, after } = await transaction(deps.db, async (trx) => {
    const before = await findUser(trx, actor.clientId, actor.userId)
    if (!before) throw refuse('session_expired')
    const moved = body.email !== undefined && body.email !== before.email
    const change = {
      ...(body.first_name !== undefined && { first_name: capitalise(body.first_name) }),
      ...(body.last_name !== undefined && { last_name: capitalise(body.last_name.trim() || ' ') }),
      ...(body.image !== undefined && { image: body.image }),
      ...(moved && { email: body.email, ...(before.username === before.email && { username: body.email }) }),
    }
    if (Object.keys(change).length === 0) return { before, after: before }
    const after = await updateUser(trx, actor.clientId, actor.userId, change)
    if (moved) await audit(trx, deps, actor, { action: 'user.email', subject: actor.userId })
    return { before, after: after ?? before }
  })
  if (before.email !== after.email) {
    const text = `Hello ${after.first_name},\n\nThe e-mail of your account was changed, and this address is no longer in use for it. If this was not you, tell your administrator at once.`
    await deps.jobs.add('mail.send', {
      to: before.email,
      clientId: actor.clientId,
      subject: 'Your e-mail was changed',
      text,
    })
  }
  return after
}

async function isOwnImage(deps: Deps, actor: SignedIn, id: string): Promise<boolean> {
  return isUuid(id) && (await hasMedia(deps.db, actor.clientId, id))
}
