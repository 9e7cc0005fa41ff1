import type { report_views } from '@deckle/contract/report-views.ts'
import type { Handler } from '../../../http/handler.ts'
import { removeView } from './queries.ts'
import { requireView } from './require-view.ts'

export const deleteView: Handler<typeof report_views.delete> = async ({ deps, actor, params }) => {
  const { id } = await requireView(deps.db, actor, params.id)
  await removeView(deps.db, actor.clientId, id)
  return { ok: true }
}
