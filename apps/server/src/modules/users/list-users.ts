import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { users } from '@deckle/contract/users.ts'
import type { Actor } from '@deckle/core/access/access.ts'
import type { Db } from '../../db/database.ts'
import type { Handler } from '../../http/handler.ts'
import { presentRow } from './present.ts'
import { listUsers as listRows } from './queries.ts'

/** One query: `total` is set only if everything fits on one page. */
async function listUsers(db: Db, actor: Actor, query: QueryOf<typeof users.listBasic>, active: boolean) {
  const { rows, ...page } = await listRows(db, actor, active, query)
  return { users: rows.map(presentRow), ...page }
}

export const listBasic: Handler<typeof users.listBasic> = ({ deps, actor, query }) =>
  listUsers(deps.db, actor, query, true)

export const listDeactivated: Handler<typeof users.listDeactivated> = ({ deps, actor, query }) =>
  listUsers(deps.db, actor, query, false)

export const listQuery: Handler<typeof users.listQuery> = ({ deps, actor, body }) =>
  listUsers(deps.db, actor, body, true)

export const listSearch: Handler<typeof users.listSearch> = ({ deps, actor, body }) =>
  listUsers(deps.db, actor, body, true)
