import { publicAddress } from '../../../env.ts'
import { preferredLanguage } from '../../../http/language.ts'
import type { PageCall } from '../../../http/page-call.ts'
import type { Page } from '../../../http/page.ts'
import type { PageReply } from '../../../http/page-reply.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { findBlog } from '../blog.ts'
import { sitemapIndex, SITEMAP_SIZE } from '../feeds/sitemap.ts'
import { renderUnknown } from '../html/gone-page.ts'
import type { RenderedPage } from '../html/shell.ts'
import { listOpenBlogs } from '../queries.ts'
import { fileHeaders, keep } from './prepare.ts'
import { findInBlog, type Wanted } from './find-in-blog.ts'

/** Public blogs (decisions.md §4), from memory until what they show changes. */
export const blogPages: readonly Page[] = [
  { path: '/blog/sitemap.xml', serve: serveBlogs },
  { path: '/robots.txt', serve: ({ deps }) => robots(publicAddress(deps.env)) },
  { path: '/blog/{client}', serve: servePage },
  { path: '/blog/{client}/search', serve: serveSearch },
  { path: '/blog/{client}/{name}', serve: servePage },
  { path: '/blog/{client}/{kind}/{name}', serve: servePage },
]

const MOST_PAGES = 100_000
/** Characters of a search. */
const MOST_TYPED = 200

function servePage(call: PageCall): PageReply | Promise<PageReply> {
  if (typeof call.query['preview'] === 'string') return serveFresh(call, { preview: call.query['preview'] })
  const page = call.deps.blog.peek(keyOf(call))
  return page
    ? page.reply(call.request.header('accept-encoding'), call.request.header('if-none-match'))
    : serveFirst(call)
}

function wantedOf({ params, query }: PageCall, isSearch: boolean): Wanted {
  const { q } = query
  const search = typeof q === 'string' ? q.trim().slice(0, MOST_TYPED) : ''
  return {
    kind: params['kind'],
    name: isSearch ? 'search' : params['name'],
    page: numberOf(query['page']),
    ...(isSearch && { search }),
  }
}

/** 1 for whatever is no number of a page. */
function numberOf(page: string | string[] | undefined): number {
  const number = typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
  return Math.min(number, MOST_PAGES)
}

const keyOf = ({ params, query }: PageCall): string =>
  `${params['client'] ?? ''}/${params['kind'] ?? ''}/${params['name'] ?? ''}?${numberOf(query['page'])}`

async function serveFirst(call: PageCall): Promise<PageReply> {
  const { deps, request } = call
  const key = keyOf(call)
  let other: PageReply | undefined
  const page = await deps.blog.load(key, async () => {
    const [clientId, found] = await find(call)
    if (!found) return undefined
    if (found.kind === 'page' || found.kind === 'file')
      return keep(clientId, found, (grown, bytes) => deps.blog.grow(key, grown, bytes))
    other = found.kind === 'moved' ? moved(found.to) : sent(404, found.page)
    return undefined
  })
  if (page) return page.reply(request.header('accept-encoding'), request.header('if-none-match'))
  return other ?? serveFresh(call)
}

/** Searches are as many as there are words: none is kept. */
async function serveSearch(call: PageCall): Promise<PageReply> {
  await requireLimit(call.deps.limits, 'searchBlog', addressKey(call.request.ip))
  const { preview } = call.query
  return serveFresh(call, { preview: typeof preview === 'string' ? preview : undefined, isSearch: true })
}

/** Not kept, and kept by nobody. */
async function serveFresh(call: PageCall, how: How = {}): Promise<PageReply> {
  const [, found] = await find(call, how)
  if (!found) return sent(404, renderUnknown(preferredLanguage(call.request.header('accept-language'))))
  if (found.kind === 'moved') return moved(found.to)
  if (found.kind === 'file')
    return { status: 200, headers: { ...fileHeaders(found.type), ...unkept }, body: found.text }
  return sent(found.kind === 'page' ? 200 : 404, found.page)
}

const unkept = { 'cache-control': 'private, no-store' } as const

const sent = (status: number, { html, headers }: RenderedPage): PageReply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers, ...unkept },
  body: html,
})

const moved = (to: string): PageReply => ({
  status: 301,
  headers: { location: to, 'cache-control': 'no-cache' },
  body: null,
})

interface How {
  readonly preview?: string | undefined
  readonly isSearch?: boolean
}

async function find(call: PageCall, { preview, isSearch = false }: How = {}) {
  const client = call.params['client'] ?? ''
  const blog = await findBlog(call.deps, client, preview)
  if (!blog) return [undefined, undefined] as const
  const wanted = wantedOf(call, isSearch)
  if (blog.slug !== client) return [blog.clientId, { kind: 'moved', to: addressOf(blog, wanted) }] as const
  return [blog.clientId, await findInBlog(call.deps, blog, wanted)] as const
}

/** A client's former slug leads to its present one. */
function addressOf({ slug, query }: { slug: string; query: string }, { kind, name }: Wanted): string {
  const parts = ['', 'blog', slug, kind, name].filter((part) => part !== undefined)
  return parts.map(encodeURIComponent).join('/') + query
}

/** Sitemaps of all open blogs, for robots.txt. */
async function serveBlogs({ deps }: PageCall): Promise<PageReply> {
  const base = publicAddress(deps.env)
  const blogs = await listOpenBlogs(deps.db, SITEMAP_SIZE)
  const files = blogs.map(({ slug }) => ({ url: `${base}/blog/${slug}/sitemap.xml`, changed: null }))
  return {
    status: 200,
    headers: { ...fileHeaders('application/xml; charset=utf-8'), 'cache-control': 'public, max-age=3600' },
    body: sitemapIndex(files),
  }
}

/** Blogs and decks may be found; screens behind sign-in have nothing to find. */
const robots = (base: string): PageReply => ({
  status: 200,
  headers: { ...fileHeaders('text/plain; charset=utf-8'), 'cache-control': 'public, max-age=3600' },
  body: `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${base}/blog/sitemap.xml\n`,
})
