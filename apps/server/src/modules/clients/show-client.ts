import type { clients } from '@deckle/contract/clients.ts'
import type { Handler } from '../../http/handler.ts'
import { presentClient } from './present.ts'
import { requireClient } from './require-client.ts'

export const showClient: Handler<typeof clients.show> = async ({ deps, actor, params }) =>
  presentClient(deps, actor, await requireClient(deps.db, actor, 'client.read', params.id))
