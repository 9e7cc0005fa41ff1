import type { analytics } from '@deckle/contract/analytics.ts'
import type { Handler } from '../../../http/handler.ts'
import { openDeckFigures } from '../open-deck-figures.ts'
import { listSources } from './queries.ts'
import { requireScope } from '../require-scope.ts'

/** Most attempts first. */
export const deckSources: Handler<typeof analytics.deckSources> = async ({ deps, actor, params, query }) => {
  const { scope } = await requireScope(deps, actor, params.id, query)
  const figures = (await openDeckFigures(deps, scope)).deckQuery('tags')
  const { rows, next } = await listSources(deps.db, figures, query)
  return {
    sources: rows.map(({ key, starts, completions }) => {
      const [source = '', medium = '', campaign = ''] = key.split('\n')
      return { source, medium, campaign, starts, completions, completionRate: (completions / starts) * 100 }
    }),
    next,
    total: rows[0]?.total ?? 0,
  }
}
