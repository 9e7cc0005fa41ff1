import { renderBody } from '@deckle/core/article/html/render-body.ts'
import type { Deps } from '../../../deps.ts'
import { bodyContext, searchPublished } from '../../articles/index.ts'
import { writeCalendar } from '@deckle/core/time/calendar-file.ts'
import type { Blog } from '../blog.ts'
import { readArticle, shownBody } from '../data/read-article.ts'
import { atomFeed } from '../feeds/atom.ts'
import type { FeedEntry } from '../feeds/feed-entry.ts'
import { jsonFeed } from '../feeds/json-feed.ts'
import { sitemap, SITEMAP_SIZE, sitemapIndex } from '../feeds/sitemap.ts'
import { renderArticle } from '../html/article-page.ts'
import { renderGone } from '../html/gone-page.ts'
import { type ListPage, renderList } from '../html/list-page.ts'
import { articlePath } from '../html/parts.ts'
import { type Card, countCards, findCards, findContents, listCards } from '../queries-cards.ts'
import { countAddresses, findCategory, findSlug, findTag, listAddresses, listCategories } from '../queries.ts'
import type { Found } from './prepare.ts'

/** What stands after `/blog/{client}`: `/category/news`, `/feed.xml`, `/a-slug`, or nothing. */
export interface Wanted {
  readonly kind?: string | undefined
  readonly name?: string | undefined
  /** From 1; of a list or of a sitemap. */
  readonly page: number
  /** Words that are looked for. */
  readonly search?: string | undefined
}

type Finding = Pick<Deps, 'db' | 'blog' | 'now'>

const PAGE_SIZE = 20
const FEED_SIZE = 20
/** The list itself is in the first file. */
const PART = SITEMAP_SIZE - 1

export async function findInBlog(deps: Finding, blog: Blog, { kind, name, page, search }: Wanted): Promise<Found> {
  if (name === undefined) return listOf(deps, blog, { kind: 'all', place: null }, page)
  if (kind === 'category' || kind === 'tag') {
    const find = kind === 'category' ? findCategory : findTag
    const place = await find(deps.db, blog.clientId, name)
    return place ? listOf(deps, blog, { kind, place }, page) : gone(blog)
  }
  if (kind !== undefined) return gone(blog)
  if (search !== undefined) return resultsOf(deps, blog, search)
  if (name === 'feed.xml') return file('application/atom+xml', atomFeed(blog, await entriesOf(deps, blog), deps.now()))
  if (name === 'feed.json') return file('application/feed+json', jsonFeed(blog, await entriesOf(deps, blog)))
  if (name === 'sitemap.xml') return sitemapOf(deps, blog, page)
  return name.endsWith('.ics') ? calendarOf(deps, blog, name.slice(0, -4)) : articleOf(deps, blog, name, page)
}

const gone = (blog: Blog): Found => ({ kind: 'gone', page: renderGone(blog) })
const file = (type: string, text: string): Found => ({ kind: 'file', type: `${type}; charset=utf-8`, text })

async function listOf(
  { db }: Finding,
  blog: Blog,
  { kind, place }: Pick<ListPage, 'kind' | 'place'>,
  number: number,
): Promise<Found> {
  const { clientId } = blog
  const filter = place === null ? {} : kind === 'category' ? { categoryId: place.id } : { tagId: place.id }
  const count = await countCards(db, clientId, filter)
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE))
  if (number > pages) return gone(blog)
  const [cards, categories] = await Promise.all([
    listCards(db, clientId, filter, { limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE }),
    listCategories(db, clientId),
  ])
  return { kind: 'page', page: renderList(blog, { kind, place, cards, categories, number, pages }) }
}

/** The most relevant; there are no further pages. */
async function resultsOf({ db }: Finding, blog: Blog, search: string): Promise<Found> {
  const { clientId } = blog
  const [ids, categories] = await Promise.all([
    search === '' ? [] : searchPublished(db, clientId, { search, limit: PAGE_SIZE }),
    listCategories(db, clientId),
  ])
  const cards = await findCards(db, clientId, ids)
  return {
    kind: 'page',
    page: renderList(blog, { kind: 'search', place: null, search, cards, categories, number: 1, pages: 1 }),
  }
}

/** @param page of its comments */
async function articleOf(
  { db, blog: { readComments } }: Finding,
  blog: Blog,
  slug: string,
  page: number,
): Promise<Found> {
  const place = await findSlug(db, blog.clientId, slug)
  if (!place) return gone(blog)
  if (place.slug !== slug) return { kind: 'moved', to: `/blog/${blog.slug}${articlePath(place.slug)}${blog.query}` }
  const [article, categories] = await Promise.all([
    readArticle(db, blog, place.article_id, (clientId, id) => readComments(clientId, id, page)),
    listCategories(db, blog.clientId),
  ])
  if (!article || page > article.comments.pages) return gone(blog)
  return {
    kind: 'page',
    page: renderArticle(blog, article, categories),
    articleId: place.article_id,
    hasDecks: article.hasDecks,
  }
}

async function calendarOf({ db, now }: Finding, blog: Blog, slug: string): Promise<Found> {
  const place = await findSlug(db, blog.clientId, slug)
  const [card] = place ? await findCards(db, blog.clientId, [place.article_id]) : []
  if (!card?.event) return gone(blog)
  const { starts_at, ends_at, place: where, url } = card.event
  const address = blog.address + articlePath(card.slug)
  const event = {
    uid: `${card.id}@${new URL(blog.base).hostname}`,
    when: new Date(starts_at),
    ends: ends_at === null ? null : new Date(ends_at),
    place: where || url,
    title: card.title,
    text: [card.excerpt, url].filter((line) => line !== '').join('\n'),
    url: address,
  }
  return file('text/calendar', writeCalendar({ name: card.title, events: [event] }, now()))
}

/** The newest, with what everybody may read of them. */
async function entriesOf({ db }: Finding, blog: Blog): Promise<readonly FeedEntry[]> {
  const cards = await listCards(db, blog.clientId, {}, { limit: FEED_SIZE, offset: 0 })
  const contents = await findContents(
    db,
    blog.clientId,
    cards.map(({ versionId }) => versionId),
  )
  return Promise.all(cards.map((card) => entryOf(db, blog, card, contents)))
}

async function entryOf(
  db: Finding['db'],
  blog: Blog,
  card: Card,
  contents: Awaited<ReturnType<typeof findContents>>,
): Promise<FeedEntry> {
  const content = contents.get(card.versionId)
  const url = blog.address + articlePath(card.slug)
  const image = card.cover && `${blog.base}/media/${card.cover.id}/1080.webp`
  if (!content) return { card, url, html: '', image }
  // Readers of feeds show no frames.
  const body = shownBody(card, content).map((block) =>
    block.type === 'deck' ? { ...block, attrs: { ...block.attrs, display: 'card' as const } } : block,
  )
  const { context } = await bodyContext(db, blog.clientId, content, { base: blog.base, profiles: false })
  return { card, url, html: renderBody(body, context), image }
}

/** The first part names the others where one file is too small. */
async function sitemapOf({ db }: Finding, blog: Blog, page: number): Promise<Found> {
  const files = Math.ceil((await countAddresses(db, blog.clientId)) / PART)
  if (page > (files > 1 ? files + 1 : 1)) return gone(blog)
  if (page === 1 && files > 1) {
    const parts = Array.from({ length: files }, (_, index) => ({
      url: `${blog.address}/sitemap.xml?page=${index + 2}`,
      changed: null,
    }))
    return file('application/xml', sitemapIndex(parts))
  }
  const part = files > 1 ? page - 2 : 0
  const rows = await listAddresses(db, blog.clientId, { limit: PART, offset: part * PART })
  const pages = rows.map(({ slug, updated_at }) => ({ url: blog.address + articlePath(slug), changed: updated_at }))
  return file('application/xml', sitemap(part === 0 ? [{ url: blog.address, changed: null }, ...pages] : pages))
}
