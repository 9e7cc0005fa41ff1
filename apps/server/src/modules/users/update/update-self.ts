import type { users } from '@deckle/contract/users.ts'
import { capitalise } from '@deckle/core/text/name.ts'
import { refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { requestEmailChange } from '../../auth/index.ts'
import { isOwnImage } from '../../media/index.ts'
import { presentUser } from '../present.ts'
import { requireUser } from '../require-user.ts'
import { findUser, updateUser, type UserRecord } from '../queries.ts'

/** Name, picture, language and time zone change at once, the e-mail address when it is confirmed. */
export const updateSelf: Handler<typeof users.updateSelf> = async ({ deps, actor, body, request }) => {
  const { email, current_password } = body
  if (body.image && !(await isOwnImage(deps.db, actor.clientId, body.image)))
    throw refuse('rule_broken', { message: 'branding.logo', fields: { image: 'branding.logo' } })
  if (body.time_zone !== undefined && !(await deps.timeZones.has(body.time_zone)))
    throw refuse('rule_broken', { message: 'range.zone', fields: { time_zone: 'range.zone' } })
  const before = await requireSelf(deps, actor)
  if (email !== undefined && email !== before.email)
    await requestEmailChange(
      deps,
      actor,
      { email, current_password },
      preferredLanguage(request.header('accept-language')),
    )
  const change = {
    ...(body.first_name !== undefined && { first_name: capitalise(body.first_name) }),
    ...(body.last_name !== undefined && { last_name: capitalise(body.last_name.trim() || ' ') }),
    ...(body.image !== undefined && { image: body.image }),
    ...(body.language !== undefined && { language: body.language }),
    ...(body.time_zone !== undefined && { time_zone: body.time_zone }),
    ...(body.hides_name !== undefined && { hides_name: body.hides_name }),
    ...(body.is_public !== undefined && { is_public: body.is_public }),
    ...(body.shows_results !== undefined && { shows_results: body.shows_results }),
  }
  if (Object.keys(change).length > 0) await updateUser(deps.db, actor.clientId, actor.userId, change)
  return { user: presentUser(actor, await requireUser(deps.db, actor, 'user.read', actor.userId)) }
}

async function requireSelf(deps: Deps, actor: SignedIn): Promise<UserRecord> {
  const self = await findUser(deps.db, actor.clientId, actor.userId)
  if (!self) throw refuse('session_expired')
  return self
}
