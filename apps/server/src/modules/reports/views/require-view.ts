import type { SignedIn } from '../../../http/handler.ts'
import { requireAccess } from '../../../require-access.ts'
import { findView, type ViewRow, type ViewsDb } from './queries.ts'

/** Refuses with `not_found` a view that the actor does not see, with `not_allowed` one that they may not change. */
export async function requireView(db: ViewsDb, actor: SignedIn, id: string): Promise<ViewRow> {
  const row = await findView(db, actor, id)
  requireAccess(actor, 'report_view.edit', row && { client_id: row.client_id, owner_id: row.owner_id })
  return row as ViewRow
}
