import type { BodyOf, QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { users } from '@deckle/contract/users.ts'
import type { PersonCondition, PersonStatus } from '@deckle/core/people/person-condition.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { requireConditions } from '../fields/require-conditions.ts'
import { presentPerson, presentRow } from '../present.ts'
import { countMatching, listPeople, listUsers as listRows } from './queries.ts'

/** One query: `total` is set only if everything fits on one page. */
async function listUsers(
  { db }: Deps,
  actor: SignedIn,
  { search, license_type, ...page }: QueryOf<typeof users.listBasic>,
  status: PersonStatus,
) {
  const filter: readonly PersonCondition[] =
    license_type === undefined ? [] : [{ field: 'license_type', op: 'is', value: license_type }]
  const { rows, ...rest } = await listRows(db, actor, { search, status, filter }, page)
  return { users: rows.map(presentRow), ...rest }
}

export const listBasic: Handler<typeof users.listBasic> = ({ deps, actor, query }) =>
  listUsers(deps, actor, query, 'active')

export const listDeactivated: Handler<typeof users.listDeactivated> = ({ deps, actor, query }) =>
  listUsers(deps, actor, query, 'deactivated')

const filterOf = ({ search, status, filter, license_type }: BodyOf<typeof users.listQuery>) => ({
  search,
  status,
  filter: [...filter, ...(license_type ? [{ field: 'license_type', op: 'is', value: license_type } as const] : [])],
})

async function query(deps: Deps, actor: SignedIn, body: BodyOf<typeof users.listQuery>) {
  await requireConditions(deps.db, actor, body.filter)
  const { rows, ...page } = await listPeople(deps, actor, filterOf(body), body)
  return { users: rows.map((row) => presentPerson(actor, row)), ...page }
}

export const listQuery: Handler<typeof users.listQuery> = ({ deps, actor, body }) => query(deps, actor, body)

export const listSearch: Handler<typeof users.listSearch> = ({ deps, actor, body }) => query(deps, actor, body)

/** Apart from the list, since counting a million takes longer than reading a page of them. */
export const countUsers: Handler<typeof users.count> = async ({ deps, actor, body }) => {
  await requireConditions(deps.db, actor, body.filter)
  return { total: await countMatching(deps.db, actor, body) }
}
