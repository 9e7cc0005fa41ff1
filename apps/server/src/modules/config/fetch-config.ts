import type { config } from '@deckle/contract/config.ts'
import type { Handler } from '../../http/handler.ts'
import { findClientBySlug, findSsoOffer, shownBranding } from '../clients/index.ts'
import { presentConfig } from './present.ts'

/** With a slug that no client has, the configuration is Deckle's own. */
export const fetchConfig: Handler<typeof config.fetch> = async ({ deps, query }) => {
  const slug = query.client?.trim().toLowerCase()
  const found = slug ? await findClientBySlug(deps.db, slug) : undefined
  if (!found) return presentConfig(deps)
  const sso = await findSsoOffer(deps.db, found.id)
  return presentConfig(deps, { slug: found.slug, branding: shownBranding(found), sso })
}
