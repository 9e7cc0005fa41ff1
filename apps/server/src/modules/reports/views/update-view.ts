import type { report_views } from '@deckle/contract/report-views.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentView, viewValues } from './present.ts'
import { refuse } from '../../../refusal.ts'
import { changeView, findWithOwner } from './queries.ts'
import { requireView } from './require-view.ts'

export const updateView: Handler<typeof report_views.update> = async ({ deps, actor, params, body }) => {
  const { id } = await requireView(deps.db, actor, params.id)
  await changeView(deps.db, actor.clientId, id, viewValues(body, deps.now()))
  // Also one that an Admin has just taken from all but its owner.
  const row = await findWithOwner(deps.db, actor.clientId, id)
  if (!row) throw refuse('not_found')
  return { view: presentView(row, actor) }
}
