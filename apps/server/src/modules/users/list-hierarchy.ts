import type { UserRow } from '@deckle/contract/people.ts'
import { hasReach } from '@deckle/core/access/access.ts'
import type { Deps } from '../../deps.ts'
import { decodeCursor, encodeCursor } from '../../http/cursor.ts'
import type { SignedIn } from '../../http/handler.ts'
import { presentRow } from './present.ts'
import { listAncestors, listDescendants, type PlacedUser } from './queries.ts'
import { requireUser } from './require-user.ts'

interface PageRequest {
  readonly limit: number
  readonly cursor?: string | undefined
}

interface PeoplePage {
  readonly users: UserRow[]
  readonly next: string | null
}

/** The managers above a person, nearest first. */
export async function ancestorsOf(
  deps: Deps,
  actor: SignedIn,
  id: string,
  { limit, cursor }: PageRequest,
): Promise<PeoplePage> {
  const user = await requireUser(deps.db, actor, 'user.read', id)
  const after = cursor === undefined ? null : decodeCursor(cursor, ['number'])
  const rows = await listAncestors(deps.db, user.client_id, user.id, { limit: limit + 1, after })
  return pageOf(rows, limit, ({ depth }) => [depth])
}

/**
 * Everyone below a person, by level and name; `levels` 1 for the direct ones. Whoever lists nobody (a Creator who is
 * somebody's manager) finds nobody.
 */
export async function descendantsOf(
  deps: Deps,
  actor: SignedIn,
  id: string,
  { limit, cursor }: PageRequest,
  levels?: number,
): Promise<PeoplePage> {
  const user = await requireUser(deps.db, actor, 'user.read', id)
  const after = cursor === undefined ? null : decodeCursor(cursor, ['number', 'text', 'uuid'])
  const lists = (['branch', 'client', 'any'] as const).some((reach) => hasReach(actor, 'user.read', reach))
  const rows = lists
    ? await listDescendants(deps.db, user.client_id, user.id, {
        limit: limit + 1,
        after,
        ...(levels !== undefined && { levels }),
      })
    : []
  return pageOf(rows, limit, ({ depth, name_key, id: last }) => [depth, name_key, last])
}

function pageOf(
  rows: readonly PlacedUser[],
  limit: number,
  keyOf: (row: PlacedUser) => readonly (string | number)[],
): PeoplePage {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { users: shown.map(presentRow), next: rows.length > limit && last ? encodeCursor(keyOf(last)) : null }
}
