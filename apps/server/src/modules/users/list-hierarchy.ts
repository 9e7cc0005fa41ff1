import type { users } from '@deckle/contract/users.ts'
import type { PageRequest } from '../../db/paging/paging.ts'
import { hasReach } from '@deckle/core/access/access.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { presentRow } from './present.ts'
import { listAncestors, listDescendants } from './queries.ts'
import { requireUser } from './require-user.ts'

/** Nearest manager first. */
export const ancestors: Handler<typeof users.ancestors> = async ({ deps, actor, params, query }) => {
  const user = await requireUser(deps.db, actor, 'user.read', params.id)
  const { rows, next } = await listAncestors(deps.db, user.client_id, user.id, query)
  return { users: rows.map(presentRow), next }
}

export const children: Handler<typeof users.children> = ({ deps, actor, params, query }) =>
  below(deps, actor, params.id, query, 1)

export const descendants: Handler<typeof users.descendants> = ({ deps, actor, params, query }) =>
  below(deps, actor, params.id, query)

/** Ordered by level and name. Empty for an actor who may not list people, such as a Creator who manages somebody. */
async function below(deps: Deps, actor: SignedIn, id: string, page: PageRequest, levels?: number) {
  const user = await requireUser(deps.db, actor, 'user.read', id)
  const lists = (['branch', 'client', 'any'] as const).some((reach) => hasReach(actor, 'user.read', reach))
  const { rows, next } = lists
    ? await listDescendants(deps.db, user.client_id, user.id, page, levels)
    : { rows: [], next: null }
  return { users: rows.map(presentRow), next }
}
