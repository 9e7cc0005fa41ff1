import { plans } from '@deckle/core/plan/plan.ts'
import type { Contract } from '@deckle/contract/contract.ts'
import { may } from '@deckle/core/access/access.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Handlers, SignedIn } from '../../http/handler.ts'
import { changeClient } from './change-branding.ts'
import { type ClientRecord, findClient } from './queries.ts'

export const clientHandlers: Handlers<Pick<Contract['users'], 'showClient' | 'updateClient'>> = {
  async showClient({ deps, actor, params }) {
    const client = params.id === actor.clientId ? await findClient(deps.db, params.id) : undefined
    if (!client) throw refuse('not_found')
    return { client: presentClient(actor, client) }
  },
  async updateClient({ deps, actor, params, body }) {
    if (params.id !== actor.clientId) throw refuse('not_found')
    return { client: presentClient(actor, await changeClient(deps, actor, body.client)) }
  },
}

function presentClient(actor: SignedIn, client: ClientRecord) {
  return {
    id: client.id,
    name: client.name,
    app_configuration: client.branding,
    plan: client.plan,
    planType: plans[client.plan].type,
    can: { brand: may(actor, 'client.brand', { clientId: client.id, ownerId: null }) },
  }
}
