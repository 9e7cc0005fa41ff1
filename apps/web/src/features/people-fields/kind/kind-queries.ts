import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { user_fields } from '@deckle/contract/user-fields.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

type Body = BodyOf<typeof user_fields.changeKind>
export type WantedKind = Pick<Body, 'kind' | 'choices' | 'decimal_mark' | 'date_order'>

/** What the change would do to the values. */
export const kindPreviewQuery = (id: string, wanted: WantedKind) =>
  queryOptions({
    queryKey: queryKeys('user_fields').one(id, 'kind', wanted),
    queryFn: async ({ signal }) => {
      const { change } = await api.user_fields.changeKind({
        params: { id },
        body: { ...wanted, dry_run: true },
        signal,
      })
      if (!change) throw new Error('There is no preview.')
      return change
    },
    gcTime: 0,
  })
