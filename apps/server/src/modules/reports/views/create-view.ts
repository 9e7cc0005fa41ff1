import type { report_views } from '@deckle/contract/report-views.ts'
import { may } from '@deckle/core/access/access.ts'
import { reportDefinition } from '@deckle/core/report/reports/reports.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { presentView, viewValues } from './present.ts'
import { findView, insertView } from './queries.ts'

export const createView: Handler<typeof report_views.create> = async ({ deps, actor, body }) => {
  if (!may(actor, reportDefinition(body.report).sees)) throw refuse('not_allowed')
  const id = deps.newId()
  await insertView(deps.db, {
    client_id: actor.clientId,
    id,
    owner_id: actor.userId,
    ...viewValues(body, deps.now()),
  })
  const row = await findView(deps.db, actor, id)
  if (!row) throw refuse('not_found')
  return { view: presentView(row, actor) }
}
