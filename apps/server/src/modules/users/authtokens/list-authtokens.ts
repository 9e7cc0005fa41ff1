import type { users } from '@deckle/contract/users.ts'
import type { Handler } from '../../../http/handler.ts'
import { listAuthtokens as listRows } from '../../auth/index.ts'
import { requireUser } from '../require-user.ts'
import { presentAuthtoken } from './present.ts'

export const listAuthtokens: Handler<typeof users.authtokens> = async ({ deps, actor, params, query }) => {
  const user = await requireUser(deps.db, actor, 'user.authtoken', params.id)
  const { rows, next } = await listRows(deps.db, user.client_id, user.id, query)
  return { authtokens: rows.map((row) => presentAuthtoken(row, deps.now())), next }
}
