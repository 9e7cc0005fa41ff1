import type { upgradeRequests } from '@deckle/contract/upgrade-requests.ts'
import type { Handler } from '../../http/handler.ts'
import { presentRequest } from './present.ts'
import { listRequests as listRows } from './queries.ts'

export const listRequests: Handler<typeof upgradeRequests.list> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listRows(deps.db, actor, query)
  return { requests: rows.map((row) => presentRequest(actor, row)), ...page }
}
