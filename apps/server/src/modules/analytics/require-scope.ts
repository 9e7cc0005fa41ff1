import type { analytics } from '@deckle/contract/analytics.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { Scoped } from '../../db/reach.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refusal.ts'
import { requireDeckHeader } from '../decks/index.ts'
import { requireFeature } from '../licences/index.ts'
import { findClient, findPath, findVersionId, type Scope } from './queries.ts'
import { readRange } from './range.ts'

export type ScopeQuery = QueryOf<typeof analytics.deckOverview>

/** No version has it. */
const NO_VERSION = '00000000-0000-0000-0000-000000000000'

/** Refuses unless the actor may see the deck's figures; returns the deck and what of it is looked at. */
export async function requireScope(deps: Deps, actor: Scoped, deckId: string, query: ScopeQuery) {
  const { db } = deps
  const [deck, own] = await Promise.all([
    requireDeckHeader(db, actor, 'deck.analytics', deckId),
    findClient(db, actor.clientId),
  ])
  // An operator looks at decks of other clients, too.
  const { plan, reporting_zone } = deck.client_id === actor.clientId ? own : await findClient(db, deck.client_id)
  const range = await readRange(deps, { ...query, tz: query.tz ?? reporting_zone })
  const { source, device, country, team } = query
  if (country !== undefined) requireFeature({ plan }, 'geoAnalytics', 1)
  const path = team === undefined ? undefined : await findPath(db, actor, team)
  if (team !== undefined && !path) throw refuse('not_found')
  const { client_id: clientId, id } = deck
  const { version } = range
  const versionId = version === null ? null : ((await findVersionId(db, clientId, id, version)) ?? NO_VERSION)
  const scope: Scope = { ...range, clientId, deckId: id, versionId, source, device, country, team: path }
  return { deck, scope, plan }
}
