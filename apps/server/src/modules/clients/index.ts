import type { clients } from '@deckle/contract/clients.ts'
import type { Handlers } from '../../http/handler.ts'
import { handOverClient } from './hand-over.ts'
import { listClientActs } from './list-acts.ts'
import { showClient } from './show-client.ts'
import { updateClient } from './update-client.ts'

export { brandMail } from './brand-mail.ts'
export { readSsoSettings, findSsoOffer, findSsoOfferOfDomain, ssoAddresses } from './sso/present-sso.ts'
export { findSsoClient, listDomains, type SsoClient } from './sso/queries.ts'
export { confirmDomainByOperator, verifyDomainByDns } from './sso/verify-domain.ts'
export { findClientBySlug, insertClient, lockClient } from './queries.ts'
export { readReportingZone } from './queries-reporting-zone.ts'
export { requireClient } from './require-client.ts'
export { findShownBranding, shownBranding } from './show-branding.ts'

export const clientHandlers: Handlers<typeof clients> = {
  show: showClient,
  update: updateClient,
  acts: listClientActs,
  handOver: handOverClient,
}
