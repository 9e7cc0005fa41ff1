import type { Contract } from '@deckle/contract/contract.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Handlers, SignedIn } from '../../http/handler.ts'
import type { Deps } from '../../deps.ts'
import { preferredLanguage } from '../../http/language.ts'
import { audit } from '../admin/index.ts'
import { findSignedInUser, sendEmailChangeAgain, withdrawEmailChange } from '../auth/index.ts'
import { presentLicence } from '../licences/index.ts'
import { createAuthtoken, listAuthtokens, revokeAuthtoken } from './authtokens/authtokens.ts'
import { changeActive, changeLicense, changeManager } from './change-user.ts'
import { createUser } from './create-user.ts'
import { listUsers } from './list-users.ts'
import { presentUser } from './present.ts'
import { ancestorsOf, descendantsOf } from './list-hierarchy.ts'
import { updateUser } from './queries.ts'
import { registerUser } from './register-user.ts'
import { requireNotAbove, requireUser } from './require-user.ts'
import { updateSelf } from './update-self.ts'

export const userHandlers: Handlers<Contract['users']> = {
  listBasic: ({ deps, actor, query }) => listUsers(deps, actor, query, true),
  listDeactivated: ({ deps, actor, query }) => listUsers(deps, actor, query, false),
  listQuery: ({ deps, actor, body }) => listUsers(deps, actor, body, true),
  listSearch: ({ deps, actor, body }) => listUsers(deps, actor, body, true),
  async show({ deps, actor, params }) {
    return { user: presentUser(actor, await requireUser(deps.db, actor, 'user.read', params.id)) }
  },
  ancestors: ({ deps, actor, params, query }) => ancestorsOf(deps, actor, params.id, query),
  children: ({ deps, actor, params, query }) => descendantsOf(deps, actor, params.id, query, 1),
  descendants: ({ deps, actor, params, query }) => descendantsOf(deps, actor, params.id, query),
  async create({ deps, actor, body, request }) {
    const user = actor ? await createUser(deps, actor, body) : await registerUser(deps, body, request)
    return { user: presentUser(actor, user) }
  },
  updateDetails: ({ deps, actor, params, body }) =>
    changeText(deps, actor, params.id, { details: JSON.stringify(body.details) }, { asOrganisation: true }),
  updateProfile: ({ deps, actor, params, body }) =>
    changeText(deps, actor, params.id, { profile: JSON.stringify(body.profile) }, { asOrganisation: false }),
  async updateManager({ deps, actor, params, body }) {
    return { user: presentUser(actor, await changeManager(deps, actor, params.id, body.manager)) }
  },
  async updateLicense({ deps, actor, params, body }) {
    return { user: presentUser(actor, await changeLicense(deps, actor, params.id, body.license_type)) }
  },
  async updateSelf({ deps, actor, body, request }) {
    const language = preferredLanguage(request.header('accept-language'))
    return { user: presentUser(actor, await updateSelf(deps, actor, body, language)) }
  },
  async resendEmail({ deps, actor, request }) {
    await sendEmailChangeAgain(deps, actor, preferredLanguage(request.header('accept-language')))
    return { user: presentUser(actor, await requireUser(deps.db, actor, 'user.read', actor.userId)) }
  },
  async withdrawEmail({ deps, actor }) {
    await withdrawEmailChange(deps, actor)
    return { user: presentUser(actor, await requireUser(deps.db, actor, 'user.read', actor.userId)) }
  },
  createAuthtoken: ({ deps, actor, params, body }) => createAuthtoken(deps, actor, params.id, body),
  authtokens: ({ deps, actor, params, query }) => listAuthtokens(deps, actor, params.id, query),
  revokeAuthtoken: ({ deps, actor, params }) => revokeAuthtoken(deps, actor, params.id, params.token_id),
  async activate({ deps, actor, params }) {
    return { user: presentUser(actor, await changeActive(deps, actor, params.id, true)) }
  },
  async deactivate({ deps, actor, params }) {
    return { user: presentUser(actor, await changeActive(deps, actor, params.id, false)) }
  },
  async showLicense({ deps, actor, params }) {
    const user = await requireUser(deps.db, actor, 'user.read', params.id)
    const row = await findSignedInUser(deps.db, user.client_id, user.id)
    if (!row) throw refuse('not_found')
    return { license: await presentLicence(deps, row) }
  },
}

/** What organisations keep of a person (details) is theirs to change; the profile is also the person's. */
async function changeText(
  deps: Deps,
  actor: SignedIn,
  id: string,
  change: { details?: string; profile?: string },
  how: { asOrganisation: boolean },
) {
  const user = await requireUser(deps.db, actor, 'user.edit', id, how)
  requireNotAbove(actor, user)
  const saved = await updateUser(deps.db, user.client_id, user.id, change)
  if (!saved) throw refuse('not_found')
  if (actor.userId !== id)
    await audit(deps.db, deps, actor, {
      action: change.details ? 'user.details' : 'user.profile',
      subject: id,
      clientId: user.client_id,
    })
  return { user: presentUser(actor, saved) }
}
