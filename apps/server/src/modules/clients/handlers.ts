import { plans } from '@deckle/core/plan/plan.ts'
import type { Contract } from '@deckle/contract/contract.ts'
import { may } from '@deckle/core/access/access.ts'
import type { Handlers, SignedIn } from '../../http/handler.ts'
import { changeClient } from './change-branding.ts'
import { handOverClient } from './hand-over.ts'
import type { ClientRecord } from './queries.ts'
import { requireClient, subjectOf } from './require-client.ts'

export const clientHandlers: Handlers<Pick<Contract['users'], 'showClient' | 'updateClient' | 'handOverClient'>> = {
  async showClient({ deps, actor, params }) {
    return { client: presentClient(actor, await requireClient(deps.db, actor, 'client.read', params.id)) }
  },
  async updateClient({ deps, actor, params, body }) {
    return { client: presentClient(actor, await changeClient(deps, actor, params.id, body.client)) }
  },
  async handOverClient({ deps, actor, params, body }) {
    return { client: presentClient(actor, await handOverClient(deps, actor, params.id, body.user_id)) }
  },
}

function presentClient(actor: SignedIn, client: ClientRecord) {
  const { id, name, branding, plan, owner_id, owner_name } = client
  const subject = subjectOf(client)
  return {
    id,
    name,
    app_configuration: branding,
    plan,
    planType: plans[plan].type,
    owner: owner_id === null ? null : { id: owner_id, name: owner_name ?? '' },
    can: { brand: may(actor, 'client.brand', subject), handOver: may(actor, 'client.hand_over', subject) },
  }
}
