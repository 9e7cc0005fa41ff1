import { escapeHtml } from '@deckle/core/text/escape-html.ts'
import type { Blog } from '../blog.ts'
import type { FeedEntry } from './feed-entry.ts'

/** RFC 4287. */
export function atomFeed(blog: Blog, entries: readonly FeedEntry[], now: Date): string {
  const updated = entries.reduce((newest, { card }) => (card.updatedAt > newest ? card.updatedAt : newest), new Date(0))
  const stamp = (entries.length === 0 ? now : updated).toISOString()
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${blog.language}"><id>urn:uuid:${blog.clientId}</id><title>${text(blog.title)}</title>${
    blog.description === '' ? '' : `<subtitle>${text(blog.description)}</subtitle>`
  }<updated>${stamp}</updated><author><name>${text(blog.name)}</name></author><link rel="self" type="application/atom+xml" href="${text(blog.address)}/feed.xml"/><link rel="alternate" type="text/html" href="${text(blog.address)}"/>${
    blog.icon === '' ? '' : `<icon>${text(`${blog.base}/media/${blog.icon}/160.webp`)}</icon>`
  }<generator>Deckle</generator>${entries.map(entry).join('')}</feed>
`
}

function entry({ card, url, html }: FeedEntry): string {
  const terms = [...(card.category ? [card.category] : []), ...card.tags]
  return `<entry xml:lang="${text(card.language)}"><id>urn:uuid:${card.id}</id><title>${text(card.title)}</title><published>${card.publishedAt.toISOString()}</published><updated>${card.updatedAt.toISOString()}</updated><author><name>${text(card.author)}</name></author><link rel="alternate" type="text/html" href="${text(url)}"/>${terms
    .map(({ slug, name }) => `<category term="${text(slug)}" label="${text(name)}"/>`)
    .join(
      '',
    )}${card.excerpt === '' ? '' : `<summary>${text(card.excerpt)}</summary>`}<content type="html">${text(html)}</content></entry>`
}

const text = escapeHtml
