import type { clients } from '@deckle/contract/clients.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import { type Actor, may } from '@deckle/core/access/access.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import type { Deps } from '../../deps.ts'
import type { ClientRecord } from './queries.ts'
import { subjectOf } from './require-client.ts'
import { readSsoSettings } from './sso/present-sso.ts'

export async function presentClient(
  { db, env, secret }: Pick<Deps, 'db' | 'env' | 'secret'>,
  actor: Actor,
  client: ClientRecord,
): Promise<ReplyOf<typeof clients.show>> {
  const { id, name, slug, branding, reporting_zone, plan, owner_id, owner_name } = client
  const subject = subjectOf(client)
  const maySso = may(actor, 'client.sso', subject)
  return {
    client: {
      id,
      name,
      slug: slug ?? '',
      app_configuration: { ...branding, ...(maySso && { sso: await readSsoSettings(db, { env, secret }, id) }) },
      reporting_zone,
      plan,
      planType: plans[plan].type,
      owner: owner_id === null ? null : { id: owner_id, name: owner_name ?? '' },
      can: {
        brand: may(actor, 'client.brand', subject),
        handOver: may(actor, 'client.hand_over', subject),
        sso: maySso,
      },
    },
  }
}
