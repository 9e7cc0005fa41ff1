import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { addInvitation } from '../../auth/index.ts'
import { changeUser } from '../update/change-user.ts'

/** Only for active people who have never signed in. */
export const inviteUser: Handler<typeof users.invite> = ({ deps, actor, params: { id }, request }) =>
  changeUser(deps, actor, 'user.edit', id, async (trx, user) => {
    if (!user.active) throw refuse('rule_broken', 'authtoken.inactive')
    if (user.last_seen_at !== null) throw refuse('rule_broken', 'invite.not_needed')
    await requireLimit(deps.limits, 'resetAccount', user.email)
    const language = preferredLanguage(request.header('accept-language'))
    await addInvitation(deps, trx, { clientId: user.client_id, userId: user.id }, language)
    return { set: { invited_at: deps.now() }, action: 'user.invite' }
  })
