import type { analytics } from '@deckle/contract/analytics.ts'
import type { CountryRow, DeviceRow } from '@deckle/contract/models/deck-figures.ts'
import { MILLION } from '@deckle/core/report/facts/millionths.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireFeature } from '../../licences/index.ts'
import { openDeckFigures } from '../open-deck-figures.ts'
import type { Scope } from '../queries.ts'
import { requireScope } from '../require-scope.ts'

/** Refused with 402 where the plan has no figures by country. */
export const deckGeo: Handler<typeof analytics.deckGeo> = async ({ deps, actor, params, query }) => {
  const { scope, plan } = await requireScope(deps, actor, params.id, query)
  requireFeature({ plan }, 'geoAnalytics', 1)
  const groups = await listGroups(deps, scope, 'country')
  return { countries: groups.map(({ key, ...row }): CountryRow => ({ country: key, ...row })) }
}

export const deckDevices: Handler<typeof analytics.deckDevices> = async ({ deps, actor, params, query }) => {
  const { scope } = await requireScope(deps, actor, params.id, query)
  const groups = await listGroups(deps, scope, 'device')
  return { devices: groups.map(({ key, ...row }): DeviceRow => ({ device: key, ...row })) }
}

/** Most attempts first. */
async function listGroups(deps: Deps, scope: Scope, by: 'country' | 'device') {
  const rows = await (await openDeckFigures(deps, scope)).deck(by)
  return rows
    .filter(({ starts }) => starts > 0)
    .toSorted((one, other) => other.starts - one.starts || (one.key < other.key ? -1 : 1))
    .map(({ key, starts, completions, abandons, scored, percentageSum, timed, secondsSum }) => ({
      key,
      starts,
      completions,
      abandons,
      completionRate: (completions / starts) * 100,
      meanPercentage: scored > 0 ? percentageSum / MILLION / scored : null,
      meanSeconds: timed > 0 ? secondsSum / timed : null,
    }))
}
