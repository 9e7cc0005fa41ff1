import { hasReach } from '@deckle/core/access/access.ts'
import type { users } from '@deckle/contract/users.ts'
import type { Page } from '../../../db/paging/paging.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import type { Deps } from '../../../deps.ts'
import { presentRow } from '../present.ts'
import { requireUser } from '../require-user.ts'
import { countBelow, listAncestors, listChildren, listDescendants, type TreeRow } from './queries.ts'
import { requirePlace } from './require-place.ts'

/** Nearest manager first. */
export const ancestors: Handler<typeof users.ancestors> = async ({ deps, actor, params, query }) => {
  const place = await requirePlace(deps.pool, actor, params.id)
  const { rows, ...page } = await listAncestors(deps.db, place, query)
  return { users: rows.map(presentRow), ...page }
}

const listsPeople = (actor: SignedIn): boolean =>
  (['branch', 'client', 'any'] as const).some((reach) => hasReach(actor, 'user.read', reach))

const nobody: Page<never> = { rows: [], next: null }

/** Empty for an actor who may not list people, such as a Creator who manages somebody. */
export const children: Handler<typeof users.children> = async ({ deps, actor, params, query }) => {
  const place = await requirePlace(deps.pool, actor, params.id)
  const page = listsPeople(actor) ? await listChildren(deps.db, place.client_id, place.id, query) : nobody
  return presentBranches(deps, place.client_id, page)
}

/** Each person after their manager. */
export const descendants: Handler<typeof users.descendants> = async ({ deps, actor, params, query }) => {
  const place = await requirePlace(deps.pool, actor, params.id)
  const { rows, ...page } = listsPeople(actor) ? await listDescendants(deps, place, query) : nobody
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
async function presentBranches({ db }: Deps, clientId: string, { rows, ...page }: Page<TreeRow>) {
  const counts = await countBelow(db, clientId, rows)
  const none = { reports: 0, below: 0 }
  return { users: rows.map((row) => Object.assign(presentRow(row), counts.get(row.id) ?? none)), ...page }
}
