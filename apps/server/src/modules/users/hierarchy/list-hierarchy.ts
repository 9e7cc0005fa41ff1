import { hasReach } from '@deckle/core/access/access.ts'
import type { users } from '@deckle/contract/users.ts'
import type { Page } from '../../../db/paging/paging.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import type { Deps } from '../../../deps.ts'
import { presentRow } from '../present.ts'
import type { UserRow } from '../queries.ts'
import { requireUser } from '../require-user.ts'
import { countBelow, listAncestors, listChildren, listDescendants } from './queries.ts'

/** Nearest manager first. */
export const ancestors: Handler<typeof users.ancestors> = async ({ deps, actor, params, query }) => {
  const user = await requireUser(deps.db, actor, 'user.read', params.id)
  const { rows, ...page } = await listAncestors(deps.db, user, query)
  return { users: rows.map(presentRow), ...page }
}

const listsPeople = (actor: SignedIn): boolean =>
  (['branch', 'client', 'any'] as const).some((reach) => hasReach(actor, 'user.read', reach))

const nobody: Page<UserRow> = { rows: [], next: null }

/** Empty for an actor who may not list people, such as a Creator who manages somebody. */
export const children: Handler<typeof users.children> = async ({ deps, actor, params, query }) => {
  const user = await requireUser(deps.db, actor, 'user.read', params.id)
  const page = listsPeople(actor) ? await listChildren(deps.db, user.client_id, user.id, query) : nobody
  return presentBranches(deps, user.client_id, page)
}

/** Each person after their manager. */
export const descendants: Handler<typeof users.descendants> = async ({ deps, actor, params, query }) => {
  const user = await requireUser(deps.db, actor, 'user.read', params.id)
  const { rows, ...page } = listsPeople(actor) ? await listDescendants(deps.db, user, query) : nobody
  return { users: rows.map(presentRow), ...page }
}

/** The top of what the actor sees: people without a manager, or a Manager alone. */
export const roots: Handler<typeof users.roots> = async ({ deps, actor, query }) => {
  if (hasReach(actor, 'user.list', 'client'))
    return presentBranches(deps, actor.clientId, await listChildren(deps.db, actor.clientId, null, query))
  const self = await requireUser(deps.db, actor, 'user.read', actor.userId)
  return presentBranches(deps, actor.clientId, { rows: [self], next: null, total: 1 })
}

/** With how many people are below each. */
async function presentBranches({ db }: Deps, clientId: string, { rows, ...page }: Page<UserRow>) {
  const counts = await countBelow(db, clientId, rows)
  const none = { reports: 0, below: 0 }
  return { users: rows.map((row) => ({ ...presentRow(row), ...(counts.get(row.id) ?? none) })), ...page }
}
