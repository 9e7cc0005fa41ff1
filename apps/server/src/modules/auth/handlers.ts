import type { Contract } from '@deckle/contract/contract.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Handlers } from '../../http/handler.ts'
import { preferredLanguage } from '../../http/language.ts'
import { changePassword } from './password/change-password.ts'
import { confirmEmail } from './email/confirm-email.ts'
import { presentSession, presentSignedInUser } from './present.ts'
import { closeSession, listSessions } from './session/queries.ts'
import { findSignedInUser } from './queries.ts'
import { confirmReset, requestReset } from './password/reset-password.ts'
import { requestSignInLink } from './sign-in-link.ts'
import { signInByPassword, signInByToken } from './sign-in.ts'
import { tokenLife } from './session/tokens.ts'

const ok = { ok: true } as const

export const authHandlers: Handlers<Contract['auth']> = {
  async signIn({ deps, actor, body, request, setHeader }) {
    const token = request.header('authtoken')?.trim()
    const facts = { ...request, previous: actor }
    const { user, headers } = token
      ? await signInByToken(deps, token, facts)
      : await signInByPassword(deps, body, facts)
    for (const [name, value] of Object.entries(headers)) setHeader(name, value)
    return user
  },
  async signOut({ deps, actor }) {
    await closeSession(deps.db, actor.clientId, actor.sessionId, deps.now())
    return ok
  },
  async resetPassword({ deps, body, request }) {
    await requestReset(deps, body.email, request.ip, preferredLanguage(request.header('accept-language')))
    return ok
  },
  async signinLink({ deps, body, request }) {
    await requestSignInLink(deps, body.email, request.ip, preferredLanguage(request.header('accept-language')))
    return ok
  },
  async confirmReset({ deps, body }) {
    await confirmReset(deps, body)
    return ok
  },
  async confirmEmail({ deps, actor, body, request }) {
    await confirmEmail(deps, actor, body.token, preferredLanguage(request.header('accept-language')))
    return ok
  },
  async changePassword({ deps, actor, body }) {
    await changePassword(deps, actor, body)
    return ok
  },
  async me({ deps, actor }) {
    const row = await findSignedInUser(deps.db, actor.clientId, actor.userId)
    if (!row) throw refuse('session_expired')
    return presentSignedInUser(deps, row)
  },
  async sessions({ deps, actor }) {
    const rows = await listSessions(deps.db, actor.clientId, actor.userId, new Date(deps.now().getTime() - tokenLife))
    return { sessions: rows.map((row) => presentSession(row, actor.sessionId)) }
  },
  async closeSession({ deps, actor, params }) {
    if (!(await closeSession(deps.db, actor.clientId, params.id, deps.now(), actor.userId))) throw refuse('not_found')
    return ok
  },
}
