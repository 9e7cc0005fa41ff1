import type { UserRow } from '@deckle/contract/people.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'
import type { Deps } from '../../deps.ts'
import { decodeCursor, encodeCursor } from '../../http/cursor.ts'
import type { SignedIn } from '../../http/handler.ts'
import { presentRow } from './present.ts'
import { listUsers as listRows, type UserSort } from './queries.ts'

interface UserListRequest {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly search?: string | undefined
  readonly license_type?: LicenseType | undefined
  readonly sort: UserSort
}

const keyParts = { name: ['text', 'uuid'], newest: ['moment', 'uuid'], oldest: ['moment', 'uuid'] } as const

/** One page of the people whom the caller may list, in one query; `total` only where the whole list is on the page. */
export async function listUsers(
  deps: Deps,
  actor: SignedIn,
  query: UserListRequest,
  active: boolean,
): Promise<{ users: UserRow[]; next: string | null; total?: number }> {
  const rows = await listRows(deps.db, {
    actor,
    active,
    search: query.search?.trim() ?? '',
    licenseType: query.license_type,
    sort: query.sort,
    limit: query.limit + 1,
    after: query.cursor === undefined ? null : decodeCursor(query.cursor, keyParts[query.sort]),
  })
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  const next = rows.length > query.limit && last ? encodeCursor([last.sort_key, last.id]) : null
  const users = shown.map(presentRow)
  return next === null && query.cursor === undefined ? { users, next, total: users.length } : { users, next }
}
