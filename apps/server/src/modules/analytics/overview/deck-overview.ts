import type { analytics } from '@deckle/contract/analytics.ts'
import type { Handler } from '../../../http/handler.ts'
import { findFigures, listBands, listDays, listDevices } from './queries.ts'
import { requireScope } from '../require-scope.ts'

/** Of ten per cent each, as `listBands` counts them. */
const BANDS = 10

/** Views are not split by version: a page is viewed before an attempt is pinned to one. */
export const deckOverview: Handler<typeof analytics.deckOverview> = async ({ deps, actor, params, query }) => {
  const { scope } = await requireScope(deps, actor, params.id, query)
  const { db } = deps
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: scope.tz, dateStyle: 'short' }).format(deps.now())
  const [figures, days, bands, devices] = await Promise.all([
    findFigures(db, scope),
    listDays(db, scope, today),
    listBands(db, scope),
    listDevices(db, scope),
  ])
  const { views, starts, completions, mean, median, passed, seconds } = figures
  return {
    overview: {
      views,
      starts,
      completions,
      completionRate: starts > 0 ? (completions / starts) * 100 : null,
      meanPercentage: mean,
      medianPercentage: median,
      passed,
      medianSeconds: seconds,
      days,
      scores: Array.from({ length: BANDS }, (_, at) => bands.find(({ band }) => band === at)?.count ?? 0),
      devices,
    },
  }
}
