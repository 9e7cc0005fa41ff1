import type { analytics } from '@deckle/contract/analytics.ts'
import type { Handler } from '../../../http/handler.ts'
import { listTexts } from './queries.ts'
import { requireScope } from '../require-scope.ts'
import { textAnswerOf } from './text-answer.ts'

/** Free-text answers to one question, newest first. */
export const deckResponses: Handler<typeof analytics.deckResponses> = async ({ deps, actor, params, query }) => {
  const { scope } = await requireScope(deps, actor, params.id, query)
  const filter = { slideId: query.slideId, search: query.search?.trim() ?? '' }
  const { rows, next } = await listTexts(deps.db, scope, filter, query)
  return { responses: rows.map((row) => ({ id: row.id, ...textAnswerOf(row) })), next }
}
