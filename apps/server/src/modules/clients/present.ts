import type { clients } from '@deckle/contract/clients.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import { type Actor, may } from '@deckle/core/access/access.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import type { ClientRecord } from './queries.ts'
import { subjectOf } from './require-client.ts'

export function presentClient(actor: Actor, client: ClientRecord): ReplyOf<typeof clients.show> {
  const { id, name, slug, branding, reporting_zone, plan, owner_id, owner_name } = client
  const subject = subjectOf(client)
  return {
    client: {
      id,
      name,
      slug: slug ?? '',
      app_configuration: branding,
      reporting_zone,
      plan,
      planType: plans[plan].type,
      owner: owner_id === null ? null : { id: owner_id, name: owner_name ?? '' },
      can: { brand: may(actor, 'client.brand', subject), handOver: may(actor, 'client.hand_over', subject) },
    },
  }
}
