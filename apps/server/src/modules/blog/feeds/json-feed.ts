import type { Blog } from '../blog.ts'
import type { FeedEntry } from './feed-entry.ts'

/** JSON Feed 1.1 (jsonfeed.org). */
export const jsonFeed = (blog: Blog, entries: readonly FeedEntry[]): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: blog.title,
    home_page_url: blog.address,
    feed_url: `${blog.address}/feed.json`,
    ...(blog.description !== '' && { description: blog.description }),
    ...(blog.icon !== '' && { favicon: `${blog.base}/media/${blog.icon}/160.webp` }),
    language: blog.language,
    authors: [{ name: blog.name }],
    items: entries.map(({ card, url, html, image }) => ({
      id: `urn:uuid:${card.id}`,
      url,
      title: card.title,
      ...(card.excerpt !== '' && { summary: card.excerpt }),
      content_html: html,
      ...(image !== null && { image }),
      date_published: card.publishedAt.toISOString(),
      date_modified: card.updatedAt.toISOString(),
      authors: [{ name: card.author }],
      tags: card.tags.map(({ name }) => name),
      language: card.language,
    })),
  })
