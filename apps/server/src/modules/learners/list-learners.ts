import type { learners } from '@deckle/contract/learners.ts'
import type { Handler } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { presentCounts, presentLearner } from './present.ts'
import { findLearner, findOrigin, listDecksOf, listLearners as listRows, readCounts } from './queries.ts'
import { listMessages as listSent } from './queries-messages.ts'
import { requireLearners } from './require-learners.ts'

export const listLearners: Handler<typeof learners.list> = async ({ deps, actor, params: { id }, query }) => {
  const scope = await requireLearners(deps.db, deps, actor, id)
  const { rows, ...page } = await listRows(deps, scope, query)
  const counts = presentCounts(await readCounts(deps.db, scope))
  return { learners: rows.map((row) => presentLearner(row, scope.now)), ...page, counts }
}

export const showLearner: Handler<typeof learners.show> = async ({ deps, actor, params: { id, user_id } }) => {
  const scope = await requireLearners(deps.db, deps, actor, id)
  const row = await findLearner(deps.db, scope, user_id)
  if (!row) throw refuse('not_found')
  const decks = await listDecksOf(deps.db, scope, row.id, row.round)
  return {
    learner: presentLearner(row, scope.now),
    ...(await findOrigin(deps.db, scope.clientId, row)),
    decks: decks.map((deck) => ({
      id: deck.deck_id,
      name: deck.name,
      startedAt: deck.started_at.toISOString(),
      lastAt: deck.last_at.toISOString(),
      completedAt: deck.completed_at?.toISOString() ?? null,
      percentage: deck.percentage,
    })),
  }
}

export const listMessages: Handler<typeof learners.messages> = async ({ deps, actor, params: { id }, query }) => {
  const scope = await requireLearners(deps.db, deps, actor, id)
  const { rows, ...page } = await listSent(deps.db, scope, query)
  const messages = rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    text: row.text,
    recipients: row.recipients,
    sentBy: row.sent_by,
    sentAt: row.sent_at.toISOString(),
  }))
  return { messages, ...page }
}
