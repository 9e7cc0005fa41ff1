import { api } from '../../../lib/api.ts'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

export interface AttachablePage {
  readonly rows: readonly { readonly id: string; readonly title: string }[]
  readonly next: string | null
}

type Page = { readonly cursor?: string }

const fetchBy = {
  deck: async (search: string, page: Page, signal: AbortSignal): Promise<AttachablePage> => {
    const { decks, next } = await api.decks.list({ query: { ...page, status: 'published', ...find(search) }, signal })
    return { rows: decks.map(({ id, name }) => ({ id, title: name })), next }
  },
  course: async (search: string, page: Page, signal: AbortSignal): Promise<AttachablePage> => {
    const { courses, next } = await api.courses.list({
      query: { ...page, status: 'published', ...find(search) },
      signal,
    })
    return { rows: courses.map(({ id, title }) => ({ id, title })), next }
  },
  article: async (search: string, page: Page, signal: AbortSignal): Promise<AttachablePage> => {
    const { articles, next } = await api.articles.publishedList({ query: { ...page, ...find(search) }, signal })
    return { rows: articles.map(({ id, title }) => ({ id, title })), next }
  },
  certificate: async (search: string, page: Page, signal: AbortSignal): Promise<AttachablePage> => {
    const { certificates, next } = await api.certificates.list({
      query: { ...page, state: 'valid', ...find(search) },
      signal,
    })
    return { rows: certificates.map(({ id, course }) => ({ id, title: course.title })), next }
  },
} as const

export type AttachableKind = keyof typeof fetchBy

/** What the signed-in person can attach to a post. */
export const attachableQuery = (kind: AttachableKind, search: string) =>
  pagedQuery({
    queryKey: queryKeys('posts').report('attachable', kind, { search }),
    fetch: (page, signal) => fetchBy[kind](search, page, signal),
  })

const find = (search: string) => (search === '' ? {} : { search })
