import type { clients } from '@deckle/contract/clients.ts'
import type { Handler } from '../../http/handler.ts'
import { listActs } from '../auth/index.ts'
import { requireClient } from './require-client.ts'

export const listClientActs: Handler<typeof clients.acts> = async ({ deps, actor, params, query }) => {
  const client = await requireClient(deps.db, actor, 'client.brand', params.id)
  return listActs(deps, client.id, query)
}
