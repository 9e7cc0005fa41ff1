import { clientAuditKinds } from '@deckle/core/audit/audit.ts'
import { choiceParam, dayParam, idParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'

export const organisationTabs = ['audit', 'keys'] as const

export const organisationUrl = urlParams({
  tab: choiceParam(organisationTabs.slice(1)),
  kind: choiceParam(clientAuditKinds),
  person: idParam(36),
  from: dayParam,
  to: dayParam,
})
export type OrganisationUrl = UrlState<typeof organisationUrl>
