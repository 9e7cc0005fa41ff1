import type { TagKind } from '@deckle/core/tag/tag.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'

const MOST_SHOWN = 50

/** The first tags of a kind whose name holds a text. */
export const tagsQuery = (kind: TagKind, search: string) =>
  queryOptions({
    queryKey: queryKeys('tags').list({ kind, search }),
    queryFn: async ({ signal }) =>
      (await api.tags.list({ query: { kind, limit: MOST_SHOWN, ...(search !== '' && { search }) }, signal })).tags,
    placeholderData: (before) => before,
  })

/** Null for a tag that is not there any more. */
export const tagQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('tags').list({ only: id }),
    queryFn: async ({ signal }) => (await api.tags.list({ query: { only: id }, signal })).tags[0] ?? null,
  })
