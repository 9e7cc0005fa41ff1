import type { operators } from '@deckle/contract/operators.ts'
import type { Handler } from '../../http/handler.ts'
import { presentOpened } from './present.ts'
import { listOpenedBy } from './queries.ts'

export const listClients: Handler<typeof operators.clients> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listOpenedBy(deps.db, actor.clientId, query)
  return { clients: rows.map(presentOpened), ...page }
}
