import { articleAudiences, articleStatuses } from '@deckle/core/article/article.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'
import { can, id, moment } from '../kit/shapes.ts'
import { storedArticle, storedBody } from './article-content.ts'
import { tagName } from './tag.ts'

const person = z.object({ id, name: z.string(), image: z.string() })
const category = z.nullable(z.object({ id, slug: z.string(), name: z.string() }))
const event = z.nullable(
  z.object({ starts_at: moment, ends_at: z.nullable(moment), place: z.string(), url: z.string() }),
)
export const status = z.enum(articleStatuses)
const allowed = can('edit', 'delete', 'publish', 'share')

/** An article in lists. */
export const articleRow = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  excerpt: z.string(),
  cover: z.object({ id: z.string(), alt: z.string() }),
  category,
  language: z.enum(languages),
  audience: z.enum(articleAudiences),
  status: z.enum(articleStatuses),
  /** When it comes, or came, to readers; null for a draft without a date. */
  publish_at: z.nullable(moment),
  /** When it goes from them by itself. */
  unpublish_at: z.nullable(moment),
  /** The draft was changed after publishing. */
  outdated: z.boolean(),
  author: person,
  /** By name. */
  tags: z.array(tagName),
  event,
  video_url: z.string(),
  words: z.number(),
  minutes: z.number(),
  likes: z.number(),
  views: z.number(),
  comments: z.number(),
  createdAt: moment,
  updatedAt: moment,
  deletedAt: z.nullable(moment),
  can: allowed,
})
export type ArticleRow = Output<typeof articleRow>

/** An article in the lists of readers: what was published. */
export const articleCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  excerpt: z.string(),
  cover: z.object({ id: z.string(), alt: z.string() }),
  category,
  language: z.enum(languages),
  /** When it came to readers. */
  publish_at: moment,
  author: person,
  tags: z.array(tagName),
  event,
  video_url: z.string(),
  minutes: z.number(),
  likes: z.number(),
  views: z.number(),
  comments: z.number(),
  /** By the caller. */
  liked: z.boolean(),
  saved: z.boolean(),
})
export type ArticleCard = Output<typeof articleCard>

/** What a reader gets. `html` is clean: made on the server from the body. */
export const shownArticle = z.extend(articleCard, {
  html: z.string(),
  /** Other than `published` where somebody who may see the draft looks at it before its readers do. */
  status,
  words: z.number(),
  /** Headings, for the list of contents. */
  contents: z.array(z.object({ level: z.number(), text: z.string(), anchor: z.string() })),
  attachments: z.array(z.object({ id: z.string(), name: z.string(), url: z.string(), bytes: z.number() })),
  updatedAt: moment,
  /** Whether comments are open. */
  commentable: z.boolean(),
  /** Whether strangers read its comments on the public blog. */
  publicComments: z.boolean(),
  /** The address outside, where the blog is public; else null. */
  public_url: z.nullable(z.string()),
  /** The same text in other languages, published ones. */
  translations: z.array(z.object({ id, language: z.enum(languages), title: z.string() })),
  related: z.array(articleCard),
  /** Of the same category, the one published next and the one before. */
  next: z.nullable(z.object({ id, title: z.string() })),
  previous: z.nullable(z.object({ id, title: z.string() })),
  can: allowed,
})
export type ShownArticle = Output<typeof shownArticle>

/** An article for its editors. `revision` counts saves; a save names the revision that it edits. */
export const article = z.object({
  id,
  revision: z.number(),
  content: storedArticle,
  status: z.enum(articleStatuses),
  publish_at: z.nullable(moment),
  unpublish_at: z.nullable(moment),
  /** What readers get; null where nothing was published. */
  publication: z.nullable(z.object({ slug: z.string(), publishedAt: moment, outdated: z.boolean() })),
  /** The address outside, where the blog is public and the article published; else null. */
  public_url: z.nullable(z.string()),
  category,
  author: person,
  tags: z.array(tagName),
  template_id: z.nullable(z.string()),
  likes: z.number(),
  views: z.number(),
  comments: z.number(),
  createdAt: moment,
  updatedAt: moment,
  can: allowed,
})
export type Article = Output<typeof article>

export const template = z.object({
  /** The name of a built-in one, or the id of the client's own. */
  id: z.string(),
  builtIn: z.boolean(),
  name: z.string(),
  description: z.string(),
  language: z.enum(languages),
  body: storedBody,
  createdAt: z.nullable(moment),
  can: can('delete'),
})
export type ArticleTemplateRow = Output<typeof template>

export const version = z.object({
  id,
  number: z.number(),
  name: z.string(),
  /** Published, or kept while it was edited. */
  kind: z.enum(['published', 'saved']),
  by: z.nullable(person),
  createdAt: moment,
  words: z.number(),
})
export type ArticleVersion = Output<typeof version>
