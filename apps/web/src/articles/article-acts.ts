import type { ArticleCard } from '@deckle/contract/articles.ts'
import { type QueryClient, type QueryKey, matchQuery } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { useAction } from '../lib/use-action.ts'

const keys = queryKeys('articles')
type Marks = Partial<Pick<ArticleCard, 'liked' | 'saved' | 'likes'>>

/** Likes an article, or no longer; shown at once wherever the article stands, and sent at once. */
export function useLikeArticle({ id: of }: Pick<ArticleCard, 'id'>) {
  return useAction<ArticleCard, { readonly liked: boolean; readonly likes: number }>({
    call: ({ id, liked }) => api.articles.like({ params: { id }, body: { liked: !liked } }),
    show: ({ id, liked, likes }, queries) =>
      markArticle(queries, id, { liked: !liked, likes: Math.max(0, likes + (liked ? -1 : 1)) }, { liked, likes }),
    scope: `like article ${of}`,
  })
}

/** Puts an article on the reading list, or takes it off. */
export function useSaveArticle({ id: of }: Pick<ArticleCard, 'id'>) {
  return useAction<ArticleCard>({
    call: ({ id, saved }) => api.articles.save({ params: { id }, body: { saved: !saved } }),
    show: ({ id, saved }, queries) => markArticle(queries, id, { saved: !saved }, { saved }),
    invalidates: [keys.list('published', 'saved')],
    scope: `save article ${of}`,
  })
}

/** Changes an article in all that was loaded of articles and of the dashboard; returns the undo, which leaves other marks. */
function markArticle(queries: QueryClient, id: string, marks: Marks, before: Marks): () => void {
  const mark = (to: Marks) => {
    for (const query of queries.getQueryCache().getAll())
      if (places.some((queryKey) => matchQuery({ queryKey }, query)))
        queries.setQueryData(query.queryKey, withMarks(query.state.data, id, to))
  }
  mark(marks)
  return () => mark(before)
}

const places: readonly QueryKey[] = [keys.list('published'), [keys.all[0], 'one']]

/** The same data with the marks on each card that has the id. */
function withMarks(data: unknown, id: string, marks: Marks): unknown {
  if (Array.isArray(data)) return data.map((each: unknown) => withMarks(each, id, marks))
  if (typeof data !== 'object' || data === null) return data
  const parts = Object.entries(data).map(([name, value]) => [name, withMarks(value, id, marks)] as const)
  const isCard = 'id' in data && data.id === id && 'liked' in data
  return { ...Object.fromEntries(parts), ...(isCard && marks) }
}
