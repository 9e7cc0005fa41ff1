import { escapeHtml } from '@deckle/core/text/escape-html.ts'
import type { Blog } from '../blog.ts'
import type { Card, Place } from '../queries-cards.ts'
import { blogData, crumbsData } from './json-ld.ts'
import { cardList, pageLinks } from './parts.ts'
import { categoryName, type RenderedPage, renderSheet, wordsFor } from './shell.ts'
import type { BlogWords } from './words.ts'

export interface ListPage {
  readonly kind: 'all' | 'category' | 'tag' | 'search'
  /** The category or the tag; null for all. */
  readonly place: Place | null
  /** What is looked for. */
  readonly search?: string
  readonly cards: readonly Card[]
  readonly categories: readonly Place[]
  /** From 1. */
  readonly number: number
  readonly pages: number
}

export function renderList(blog: Blog, list: ListPage): RenderedPage {
  const words = wordsFor(blog, blog.language)
  const { kind, place, number, pages } = list
  const path = pathOf(list)
  const name = nameOf(blog, list, words)
  const title = number > 1 ? `${name} · ${words.page(number, pages)}` : name
  const canonical = `${blog.address}${path}${number > 1 ? `?page=${number}` : ''}`
  return renderSheet(blog, {
    language: blog.language,
    title,
    description: kind === 'all' ? blog.description : name,
    canonical,
    noindex: kind === 'search',
    image: blog.logo === '' ? null : { url: `${blog.base}/media/${blog.logo}/640.webp`, alt: blog.name },
    categories: list.categories,
    ...(kind !== 'search' && { current: kind === 'category' ? (place?.slug ?? '') : kind === 'all' ? '' : ' ' }),
    data: kind === 'all' ? [blogData(blog)] : place ? [crumbsData(blog, [{ name, path }])] : [],
    body: `<div class="in"><div class="top"><h1>${escapeHtml(name)}</h1>${
      kind === 'all' && blog.description !== '' ? `<p>${escapeHtml(blog.description)}</p>` : ''
    }${searchForm(blog, list, words)}</div>${cardsOf(blog, list, words)}${pageLinks(blog, { ...list, path }, { label: words.pages, newer: words.newer, older: words.older }, words)}</div>`,
  })
}

function pathOf({ kind, place }: ListPage): string {
  if (kind === 'search') return '/search'
  return place === null ? '' : `/${kind}/${encodeURIComponent(place.slug)}`
}

function nameOf(blog: Blog, { kind, place, search = '' }: ListPage, words: BlogWords): string {
  if (kind === 'search') return search === '' ? words.search : `${words.results} “${search}”`
  if (kind === 'tag') return `${words.tag}: ${place?.name ?? ''}`
  return place ? categoryName(place, words) : blog.title
}

function cardsOf(blog: Blog, { kind, cards, search = '' }: ListPage, words: BlogWords): string {
  if (cards.length > 0) return cardList(blog, cards, words, { level: 2, eager: 2 })
  if (kind === 'search') return search === '' ? '' : `<p role="status">${words.noResults}</p>`
  return `<p>${words.empty}</p>`
}

const searchForm = (blog: Blog, { search = '' }: ListPage, words: BlogWords): string =>
  `<form class="find" role="search" action="${escapeHtml(`/blog/${blog.slug}/search`)}" method="get"><input type="search" name="q" value="${escapeHtml(search)}" maxlength="200" aria-label="${words.search}" placeholder="${words.search}" autocomplete="off"><button type="submit">${words.searchButton}</button></form>`
