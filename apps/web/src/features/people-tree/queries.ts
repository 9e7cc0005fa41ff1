import type { BranchRow, UserRow } from '@deckle/contract/models/people.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { idParam, urlParams } from '../../lib/url/url-params.ts'

/** The person whose place is shown. */
export const treeUrl = urlParams({ person: idParam(40) })

const keys = queryKeys('users')

/** Direct reports by name; the top of the tree where `managerId` is null. */
export const branchQuery = (managerId: string | null) =>
  pagedQuery({
    queryKey: managerId === null ? keys.list('roots') : keys.one(managerId, 'reports'),
    fetch: (page, signal) =>
      managerId === null
        ? api.users.roots({ query: { limit: 100, ...page }, signal })
        : api.users.children({ params: { id: managerId }, query: { limit: 100, ...page }, signal }),
  })

export const branchRowsOf = ({ users }: { readonly users: readonly BranchRow[] }) => users

/** The managers above a person, from the top down, and the person. */
export const wayQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id, 'way'),
    queryFn: async ({ signal }): Promise<readonly UserRow[]> => {
      const [above, { user }] = await Promise.all([
        api.users.ancestors({ params: { id }, query: { limit: 100 }, signal }),
        api.users.show({ params: { id }, signal }),
      ])
      return [...above.users.toReversed(), user]
    },
  })
