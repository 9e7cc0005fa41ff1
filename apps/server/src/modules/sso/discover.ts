import type { sso } from '@deckle/contract/sso.ts'
import { domainOf, isDomain } from '@deckle/core/sso/sso.ts'
import type { Handler } from '../../http/handler.ts'
import { addressKey } from '../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'
import { findSsoOfferOfDomain } from '../clients/index.ts'

/** Of domains alone: who has an account is not said. */
export const discover: Handler<typeof sso.discover> = async ({ deps, query, request }) => {
  await requireLimit(deps.limits, 'ssoDomain', addressKey(request.ip))
  const domain = domainOf(query.domain)
  return { sso: isDomain(domain) ? await findSsoOfferOfDomain(deps.db, domain) : null }
}
