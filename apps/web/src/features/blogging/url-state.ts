import type { ArticleListQuery } from '@deckle/contract/articles.ts'
import { articleStatuses } from '@deckle/core/article/article.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import { choiceParam, idParam, textParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'

type ChoiceOf<Name extends 'status' | 'owner' | 'sort'> = NonNullable<ArticleListQuery[Name]>

export const statuses = [...articleStatuses, 'bin'] as const satisfies readonly ChoiceOf<'status'>[]
export const owners = ['me', 'shared'] as const satisfies readonly ChoiceOf<'owner'>[]
export const sorts = [
  'updated',
  'created',
  'published',
  'title',
  'views',
] as const satisfies readonly ChoiceOf<'sort'>[]
export type Sort = (typeof sorts)[number]

export const bloggingUrl = urlParams({
  q: textParam(100),
  status: choiceParam(statuses),
  /** A category's slug. */
  category: textParam(100),
  language: choiceParam(languages),
  tag: idParam(40),
  owner: choiceParam(owners),
  sort: choiceParam(sorts.slice(1)),
  tab: choiceParam(['schedule']),
  /** Of the schedule: `2026-11`. */
  month: textParam(7),
  /** The article whose sharing is open. */
  share: idParam(40),
})
export type BloggingUrl = UrlState<typeof bloggingUrl>

export const filtersOf = (url: BloggingUrl) => ({
  ...(url.q ? { search: url.q.trim() } : {}),
  ...(url.category ? { category: url.category } : {}),
  ...(url.status ? { status: url.status } : {}),
  ...(url.language ? { language: url.language } : {}),
  ...(url.tag ? { tag: url.tag } : {}),
  owner: url.owner ?? ('anyone' as const),
})

export const listQueryOf = (url: BloggingUrl): ArticleListQuery => ({
  ...filtersOf(url),
  sort: url.sort ?? 'updated',
  limit: 25,
})

/** Whether anything beside `except` narrows the list. */
export function isFiltered(url: BloggingUrl, except?: 'status' | 'owner'): boolean {
  const { q, category, status, language, tag, owner } = url
  const filters = { q, category, status, language, tag, owner }
  return Object.entries(filters).some(([name, filter]) => name !== except && filter !== undefined)
}
