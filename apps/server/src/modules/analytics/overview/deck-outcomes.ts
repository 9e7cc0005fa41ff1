import type { analytics } from '@deckle/contract/analytics.ts'
import type { Handler } from '../../../http/handler.ts'
import { readContent } from '../questions/open-questions.ts'
import { requireScope } from '../require-scope.ts'
import { countOutcomes } from './queries.ts'

/** Outcomes of the requested version, else of the newest; those that nobody had too. */
export const deckOutcomes: Handler<typeof analytics.deckOutcomes> = async ({ deps, actor, params, query }) => {
  const { scope } = await requireScope(deps, actor, params.id, query)
  const { outcomes } = await readContent(deps, actor, scope)
  const counts = new Map((await countOutcomes(deps.db, scope)).map((row) => [row.outcome_id, row.attempts]))
  const attempts = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const known = new Set(outcomes.map(({ id }) => id))
  const older = [...counts.keys()].filter((id) => !known.has(id)).sort()
  const all = [...outcomes.map(({ id, title }) => ({ id, title })), ...older.map((id) => ({ id, title: id }))]
  return {
    outcomes: {
      attempts,
      outcomes: all.map(({ id, title }) => {
        const count = counts.get(id) ?? 0
        return { id, title, attempts: count, share: attempts > 0 ? (count / attempts) * 100 : null }
      }),
    },
  }
}
