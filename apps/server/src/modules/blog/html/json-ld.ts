import type { ArticleContent } from '@deckle/core/article/article.ts'
import type { Block } from '@deckle/core/article/block.ts'
import { textOfBlock } from '@deckle/core/article/plain-text.ts'
import type {
  BlogPosting,
  BreadcrumbList,
  Blog as BlogThing,
  Event,
  FAQPage,
  VideoObject,
  WithContext,
} from 'schema-dts'
import type { Blog } from '../blog.ts'
import type { Card } from '../queries-cards.ts'
import { articlePath } from './parts.ts'

const context = { '@context': 'https://schema.org' } as const

const publisher = (blog: Blog) =>
  ({
    '@type': 'Organization',
    name: blog.name,
    ...(blog.logo !== '' && { logo: `${blog.base}/media/${blog.logo}/640.webp` }),
  }) as const

export const blogData = (blog: Blog): WithContext<BlogThing> => ({
  ...context,
  '@type': 'Blog',
  '@id': blog.address,
  url: blog.address,
  name: blog.title,
  inLanguage: blog.language,
  publisher: publisher(blog),
  ...(blog.description !== '' && { description: blog.description }),
})

/** From the blog down to the page. */
export const crumbsData = (
  blog: Blog,
  places: readonly { readonly name: string; readonly path: string }[],
): WithContext<BreadcrumbList> => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: blog.title, path: '' }, ...places].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: blog.address + path,
  })),
})

export interface ArticleData {
  readonly card: Card
  readonly content: ArticleContent
  /** What the page shows of the body. */
  readonly body: readonly Block[]
  readonly description: string
  readonly image: string | null
}

/** The article, and what it has beside: questions, an event, a video. */
export function articleData(blog: Blog, article: ArticleData): readonly object[] {
  const { card } = article
  const url = blog.address + articlePath(card.slug)
  return [
    postingOf(blog, article, url),
    ...questionsOf(article.body, url),
    ...eventOf(blog, article, url),
    ...videosOf(article, blog),
    crumbsData(blog, [
      ...(card.category
        ? [{ name: card.category.name, path: `/category/${encodeURIComponent(card.category.slug)}` }]
        : []),
      { name: card.title, path: articlePath(card.slug) },
    ]),
  ]
}

function postingOf(blog: Blog, { card, description, image }: ArticleData, url: string): WithContext<BlogPosting> {
  return {
    ...context,
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: card.title,
    ...(description !== '' && { description }),
    ...(image !== null && { image }),
    datePublished: card.publishedAt.toISOString(),
    dateModified: card.updatedAt.toISOString(),
    inLanguage: card.language,
    wordCount: card.words,
    author: { '@type': 'Person', name: card.author },
    publisher: publisher(blog),
    ...(card.category && { articleSection: card.category.name }),
    ...(card.tags.length > 0 && { keywords: card.tags.map(({ name }) => name) }),
    isAccessibleForFree: !card.membersOnly,
    ...(card.membersOnly && {
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.wall' },
    }),
  }
}

function questionsOf(body: readonly Block[], url: string): readonly WithContext<FAQPage>[] {
  const questions = body.flatMap((block) => {
    if (block.type !== 'question' || block.attrs.question.trim() === '') return []
    const text = textOfBlock(block).slice(block.attrs.question.length).trim()
    return text === '' ? [] : [{ name: block.attrs.question, text }]
  })
  if (questions.length === 0) return []
  return [
    {
      ...context,
      '@type': 'FAQPage',
      '@id': `${url}#faq`,
      mainEntity: questions.map(({ name, text }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ]
}

function eventOf(blog: Blog, { card, description, image }: ArticleData, url: string): readonly WithContext<Event>[] {
  const { event } = card
  if (!event) return []
  // Where a meeting for members is stays with them: it is found by its page.
  const meeting = card.membersOnly && event.place === '' ? url : event.url
  const isOnline = meeting !== ''
  const place = event.place === '' ? [] : [{ '@type': 'Place', name: event.place, address: event.place } as const]
  const online = isOnline ? [{ '@type': 'VirtualLocation', url: meeting } as const] : []
  return [
    {
      ...context,
      '@type': 'Event',
      '@id': `${url}#event`,
      name: card.title,
      url,
      startDate: event.starts_at,
      ...(event.ends_at !== null && { endDate: event.ends_at }),
      ...(description !== '' && { description }),
      ...(image !== null && { image }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode:
        isOnline && event.place !== ''
          ? 'https://schema.org/MixedEventAttendanceMode'
          : isOnline
            ? 'https://schema.org/OnlineEventAttendanceMode'
            : 'https://schema.org/OfflineEventAttendanceMode',
      location: [...place, ...online],
      organizer: publisher(blog),
    },
  ]
}

function videosOf(
  { card, content, body, description, image }: ArticleData,
  blog: Blog,
): readonly WithContext<VideoObject>[] {
  const shown = body.flatMap((block) =>
    block.type === 'video' && block.attrs.url !== '' ? [{ url: block.attrs.url, name: block.attrs.caption }] : [],
  )
  const main = content.video_url === '' || card.membersOnly ? [] : [{ url: content.video_url, name: '' }]
  return [...main, ...shown].map(({ url, name }) => ({
    ...context,
    '@type': 'VideoObject',
    name: name.trim() === '' ? card.title : name,
    description: description === '' ? card.title : description,
    contentUrl: url,
    uploadDate: card.publishedAt.toISOString(),
    thumbnailUrl: image ?? (blog.logo === '' ? `${blog.base}/icon.svg` : `${blog.base}/media/${blog.logo}/640.webp`),
    inLanguage: card.language,
  }))
}
