import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

const keys = queryKeys('ticket_texts')
export const changedTexts = [keys.all] as const

export const textsQuery = queryOptions({
  queryKey: keys.list(),
  queryFn: async ({ signal }) => (await api.ticket_texts.list({ signal })).texts,
})

/** In the bin. */
export const deletedTextsQuery = queryOptions({
  queryKey: keys.list('bin'),
  queryFn: async ({ signal }) => (await api.ticket_texts.list({ query: { bin: 'true' }, signal })).texts,
})
