import type { users } from '@deckle/contract/users.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireConditions } from '../fields/require-conditions.ts'
import { replyJob, startJob } from '../../jobs/index.ts'

export const startExport: Handler<typeof users.export> = async ({ deps, actor, body, request }) => {
  await requireConditions(deps.db, actor, body.people.filter)
  const id = await startJob(deps, actor, { kind: 'users.export', params: body })
  return replyJob(deps, actor, { client_id: actor.clientId, id }, request)
}
