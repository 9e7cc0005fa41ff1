import type { UserField } from '@deckle/contract/user-fields.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { changeQuery, useAction } from '../../lib/use-action.ts'

export const fieldsQuery = queryOptions({
  queryKey: queryKeys('user_fields').list(),
  queryFn: async ({ signal }) => (await api.user_fields.list({ signal })).fields,
})

/** How many people have a value of the field. */
export const valuesQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('user_fields').one(id, 'values'),
    queryFn: async ({ signal }) =>
      (await api.user_fields.delete({ params: { id }, body: { dry_run: true }, signal })).values,
    gcTime: 0,
  })

/** Renamed and deleted fields change people's details. */
export const changesFields = [queryKeys('user_fields').lists, queryKeys('users').all]

export interface Move {
  readonly id: string
  readonly by: -1 | 1
}

/** Shown at once; moves are sent one after another. */
export function useMoveField() {
  return useAction<Move>({
    call: ({ id, by }) =>
      by < 0 ? api.user_fields.moveUp({ params: { id } }) : api.user_fields.moveDown({ params: { id } }),
    show: changeQuery<UserField[], Move>(fieldsQuery.queryKey, moved),
    scope: 'user_fields',
    invalidates: [queryKeys('user_fields').lists],
  })
}

export function moved(fields: readonly UserField[], { id, by }: Move): UserField[] {
  const at = fields.findIndex((field) => field.id === id)
  const to = at + by
  const [field, other] = [fields[at], fields[to]]
  if (!field || !other) return [...fields]
  return fields.map((one, index) => (index === at ? other : index === to ? field : one))
}
