import type { TagName } from '@deckle/contract/models/tag.ts'
import type { TagKind } from '@deckle/core/tag/tag.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'

const MOST_SHOWN = 50

export interface FoundTag extends TagName {
  /** How many things have the tag, where that is known. */
  readonly count?: number
}

/** Where tags are looked for by a part of their names. */
export interface TagSource {
  readonly queryKey: (search: string) => readonly unknown[]
  readonly fetch: (search: string, signal: AbortSignal) => Promise<readonly FoundTag[]>
}

/** Tags of a kind that the person sees. */
export const tagsOfKind = (kind: TagKind): TagSource => ({
  queryKey: (search) => queryKeys('tags').list({ kind, search }),
  fetch: async (search, signal) =>
    (await api.tags.list({ query: { kind, limit: MOST_SHOWN, ...(search !== '' && { search }) }, signal })).tags,
})

/** The first tags whose name holds a text. */
export const tagsQuery = ({ queryKey, fetch }: TagSource, search: string) =>
  queryOptions({
    queryKey: queryKey(search),
    queryFn: ({ signal }) => fetch(search, signal),
    placeholderData: (before) => before,
  })

/** Null for a tag that is not there any more. */
export const tagQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('tags').list({ only: id }),
    queryFn: async ({ signal }) => (await api.tags.list({ query: { only: id }, signal })).tags[0] ?? null,
  })
