import type { analytics } from '@deckle/contract/analytics.ts'
import { reportOf } from '@deckle/slides/reports.ts'
import type { Handler } from '../../../http/handler.ts'
import { findContent } from '../queries.ts'
import { listTexts } from './queries.ts'
import { requireScope } from '../require-scope.ts'
import { textAnswerOf } from './text-answer.ts'

/** Free-text answers to one question, newest first. For a deck that was never published, the draft names the sliders. */
export const deckResponses: Handler<typeof analytics.deckResponses> = async ({ deps, actor, params, query }) => {
  const { scope, deck } = await requireScope(deps, actor, params.id, query)
  const content = (await findContent(deps.db, scope)) ?? deck.content
  const slide = content.contentHash.find(({ slideId }) => slideId === query.slideId)
  const labels = slide ? reportOf(slide).keys : []
  const filter = { slideId: query.slideId, labels, search: query.search?.trim() ?? '' }
  const { rows, next } = await listTexts(deps.db, scope, filter, query)
  return { responses: rows.map(({ id, answer, at }) => ({ id, ...textAnswerOf(answer, at, labels) })), next }
}
