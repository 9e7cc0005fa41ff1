import type { ArticleCard, ArticleReadersQuery, ShownArticle } from '@deckle/contract/articles.ts'
import type { OfferedCourse } from '@deckle/contract/learning.ts'
import { articleLimits } from '@deckle/core/article/article.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { choiceParam, flagParam, idParam, textParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'

const keys = queryKeys('articles')

/** `tags` and `category` are product.md's. A search is by relevance until another order is chosen. */
export const articlesUrl = urlParams({
  category: textParam(articleLimits.slug),
  tags: textParam(100),
  q: textParam(200),
  author: idParam(60),
  saved: flagParam,
  sort: choiceParam(['newest', 'popular', 'relevance']),
})
export type ArticlesUrl = UrlState<typeof articlesUrl>

/** Of an article's page: the comment that a notification leads to. */
export const articleUrl = urlParams({ comment: idParam(40) })

export const isFiltered = ({ category, tags, q, author, saved }: ArticlesUrl): boolean =>
  Boolean(category ?? tags ?? q ?? author ?? saved)

export const orderOf = ({ q, tags, sort }: ArticlesUrl): NonNullable<ArticleReadersQuery['sort']> =>
  sort ?? (q ? 'relevance' : tags?.toLowerCase() === 'popular' ? 'popular' : 'newest')

export type Readable =
  | { readonly kind: 'article'; readonly article: ArticleCard }
  | { readonly kind: 'course'; readonly course: OfferedCourse }

interface ReadersPage {
  readonly articles: readonly ArticleCard[]
  /** After the articles about courses. */
  readonly courses?: readonly OfferedCourse[] | undefined
}

export const readableOf = ({ articles, courses = [] }: ReadersPage): readonly Readable[] => [
  ...articles.map((article) => ({ kind: 'article', article }) as const),
  ...courses.map((course) => ({ kind: 'course', course }) as const),
]

export function articlesQuery(url: ArticlesUrl) {
  const { category, tags, q, author, saved } = url
  const query = {
    sort: orderOf(url),
    ...(category && { category }),
    ...(tags && { tags }),
    ...(q && { search: q.trim() }),
    ...(author && { author }),
    ...(saved && { saved: 'true' }),
  }
  return pagedQuery({
    queryKey: keys.list('published', saved ? 'saved' : 'all', query),
    fetch: (page, signal) => api.articles.publishedList({ query: { ...query, ...page }, signal }),
  })
}

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id, 'shown'),
    queryFn: async ({ signal }): Promise<ShownArticle> => (await api.articles.show({ params: { id }, signal })).article,
  })

export const categoriesQuery = queryOptions({
  queryKey: queryKeys('categories').list('article'),
  queryFn: async ({ signal }) => (await api.categories.list({ query: { kind: 'article' }, signal })).categories,
})
