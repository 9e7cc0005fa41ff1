import { escapeHtml } from '@deckle/core/text/escape-html.ts'

/** Addresses in one file at most (sitemaps.org). */
export const SITEMAP_SIZE = 50_000

export interface MappedPage {
  readonly url: string
  readonly changed: Date | null
}

const open = (name: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`

const parts = ({ url, changed }: MappedPage): string =>
  `<loc>${escapeHtml(url)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}`

export const sitemap = (pages: readonly MappedPage[]): string =>
  `${open('urlset')}${pages.map((page) => `<url>${parts(page)}</url>`).join('')}</urlset>\n`

/** Of files that are sitemaps themselves. */
export const sitemapIndex = (files: readonly MappedPage[]): string =>
  `${open('sitemapindex')}${files.map((file) => `<sitemap>${parts(file)}</sitemap>`).join('')}</sitemapindex>\n`
