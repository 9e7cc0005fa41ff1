import type { sso } from '@deckle/contract/sso.ts'
import { refuse } from '../../refusal.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/handler.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'
import { confirmDomainByOperator, readSsoSettings, verifyDomainByDns } from '../clients/index.ts'

export const verifyDomain: Handler<typeof sso.verifyDomain> = async ({ deps, actor, params, body }) => {
  await requireLimit(deps.limits, 'ssoTest', actor.userId)
  await verifyDomainByDns(deps, actor, { clientId: params.id.toLowerCase(), domain: body.domain })
  return settings(deps, params.id)
}

export const confirmDomain: Handler<typeof sso.confirmDomain> = async ({ deps, actor, params, body }) => {
  await confirmDomainByOperator(deps, actor, { clientId: params.id.toLowerCase(), domain: body.domain })
  return settings(deps, params.id)
}

async function settings(deps: Deps, clientId: string) {
  const sso = await readSsoSettings(deps.db, deps, clientId)
  if (!sso) throw refuse('not_found')
  return { sso }
}
