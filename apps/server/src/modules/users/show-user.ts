import type { users } from '@deckle/contract/users.ts'
import type { Handler } from '../../http/handler.ts'
import { presentUser } from './present.ts'
import { requireUser } from './require-user.ts'

export const showUser: Handler<typeof users.show> = async ({ deps, actor, params }) => ({
  user: presentUser(actor, await requireUser(deps.db, actor, 'user.read', params.id, { bin: true })),
})
