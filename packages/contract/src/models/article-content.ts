import { articleAudiences, type ArticleContent, articleLimits } from '@deckle/core/article/article.ts'
import {
  type Block,
  bodyLimits,
  buttonStyles,
  calloutTones,
  deckDisplays,
  headingLevels,
  imageSizes,
  plainMarks,
} from '@deckle/core/article/block.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import { isOwnPath } from '@deckle/core/text/own-path.ts'
import { isWebAddress } from '@deckle/core/text/web-address.ts'
import { isSafeLink } from '@deckle/core/text/safe-link.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import { imageRefSchema } from '@deckle/slides/fields/schema.ts'
import * as z from 'zod/mini'
import { givenMoment, id, instant, itemId, mediaId, optionalLine, text, wholeNumber } from '../kit/shapes.ts'

/** '' or a web, mail or own address. */
const link = text(articleLimits.url).check(
  z.refine<string>((address) => isSafeLink(address) || isOwnPath(address), 'bad_address'),
)
/** '' or a web address. */
const webAddress = text(articleLimits.url).check(
  z.refine<string>((address) => address === '' || isWebAddress(address), 'bad_address'),
)

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(plainMarks) }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: link }) }),
])
const textNode = z.strictObject({
  type: z.literal('text'),
  text: text(bodyLimits.text).check(z.minLength(1)),
  marks: z.optional(list(mark, { max: 7 })),
})
const inline = z.discriminatedUnion('type', [
  textNode,
  z.strictObject({ type: z.literal('hardBreak') }),
  z.strictObject({
    type: z.literal('mention'),
    attrs: z.strictObject({ id, label: text(bodyLimits.label) }),
  }),
])
const inlines = z.optional(list(inline, { max: bodyLimits.inlines }))

const paragraphNode = { type: z.literal('paragraph'), content: inlines }
const paragraph = z.strictObject(paragraphNode)

/** Lists nest to a fixed depth, so that the schema is finite. */
function listNode(depth: number) {
  return {
    type: z.enum(['bulletList', 'orderedList']),
    content: list(z.strictObject({ type: z.literal('listItem'), content: itemContent(depth) }), {
      min: 1,
      max: bodyLimits.listItems,
    }),
  }
}

function itemContent(depth: number): z.ZodMiniType {
  const one = depth > 1 ? z.union([paragraph, z.strictObject(listNode(depth - 1))]) : paragraph
  return list(one, { min: 1, max: bodyLimits.inner })
}

const inner = list(z.union([paragraph, z.strictObject(listNode(bodyLimits.listDepth - 1))]), {
  min: 1,
  max: bodyLimits.inner,
})

const span = (most: number) => z.number().check(z.int(), z.gte(1), z.lte(most))
const cell = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z.strictObject({ colspan: span(bodyLimits.columns), rowspan: span(bodyLimits.rows) }),
  content: list(paragraph, { min: 1, max: bodyLimits.inner }),
})
const row = z.strictObject({ type: z.literal('tableRow'), content: list(cell, { max: bodyLimits.columns }) })

const pixels = z.nullable(z.number().check(z.int(), z.gte(1), z.lte(100_000)))
const bodyImage = {
  id: mediaId,
  alt: text(articleLimits.attachmentName),
  caption: text(bodyLimits.caption),
  width: pixels,
  height: pixels,
}

const blocks = [
  z.strictObject({ id: itemId, ...paragraphNode }),
  z.strictObject({ id: itemId, ...listNode(bodyLimits.listDepth) }),
  z.strictObject({
    id: itemId,
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.literal(headingLevels) }),
    content: inlines,
  }),
  z.strictObject({ id: itemId, type: z.literal('blockquote'), content: inner }),
  z.strictObject({
    id: itemId,
    type: z.literal('callout'),
    attrs: z.strictObject({ tone: z.enum(calloutTones) }),
    content: inner,
  }),
  z.strictObject({
    id: itemId,
    type: z.literal('question'),
    attrs: z.strictObject({ question: text(bodyLimits.question) }),
    content: inner,
  }),
  z.strictObject({
    id: itemId,
    type: z.literal('codeBlock'),
    attrs: z.strictObject({ language: text(bodyLimits.codeLanguage) }),
    content: z.optional(
      list(z.strictObject({ type: z.literal('text'), text: text(bodyLimits.code).check(z.minLength(1)) }), { max: 1 }),
    ),
  }),
  z.strictObject({ id: itemId, type: z.literal('table'), content: list(row, { min: 1, max: bodyLimits.rows }) }),
  z.strictObject({
    id: itemId,
    type: z.literal('image'),
    attrs: z.strictObject({ ...bodyImage, size: z.enum(imageSizes) }),
  }),
  z.strictObject({
    id: itemId,
    type: z.literal('gallery'),
    attrs: z.strictObject({ images: list(z.strictObject(bodyImage), { max: bodyLimits.images }) }),
  }),
  z.strictObject({
    id: itemId,
    type: z.literal('video'),
    attrs: z.strictObject({ url: webAddress, caption: text(bodyLimits.caption) }),
  }),
  z.strictObject({
    id: itemId,
    type: z.literal('file'),
    attrs: z.strictObject({ id: mediaId, name: text(articleLimits.attachmentName), bytes: wholeNumber }),
  }),
  z.strictObject({
    id: itemId,
    type: z.literal('button'),
    attrs: z.strictObject({ text: text(bodyLimits.button), url: link, style: z.enum(buttonStyles) }),
  }),
  z.strictObject({
    id: itemId,
    type: z.literal('deck'),
    attrs: z.strictObject({ deck_id: z.union([id, z.literal('')]), display: z.enum(deckDisplays) }),
  }),
  z.strictObject({ id: itemId, type: z.literal('divider') }),
] as const

const hasDistinctIds = (items: readonly { readonly id: string }[]): boolean =>
  new Set(items.map((item) => item.id)).size === items.length

const block = z.discriminatedUnion('type', blocks)

/** Typed by the document: a schema's own type does not know how deep lists nest. */
export const articleBody = list(block, { max: bodyLimits.blocks }).check(
  z.refine<readonly { readonly id: string }[]>(hasDistinctIds, 'repeated_id'),
) as unknown as z.ZodMiniType<readonly Block[]>

const event = z.strictObject({
  starts_at: givenMoment,
  ends_at: instant,
  place: optionalLine(articleLimits.place),
  url: webAddress,
})

const attachment = z.strictObject({ id: itemId, name: text(articleLimits.attachmentName) })

/** The fields of an article's document, as its editor saves them. */
export const articleFields = {
  title: text(articleLimits.title),
  subtitle: text(articleLimits.subtitle),
  excerpt: text(articleLimits.excerpt),
  slug: text(articleLimits.slug),
  cover: imageRefSchema,
  /** An id or a slug of a category of articles. */
  category: z.nullable(text(articleLimits.slug)),
  language: z.enum(languages),
  audience: z.enum(articleAudiences),
  seo: z.strictObject({
    title: text(articleLimits.seoTitle),
    description: text(articleLimits.seoDescription),
    canonical: webAddress,
    image: imageRefSchema,
    noindex: z.boolean(),
  }),
  event: z.nullable(event),
  video_url: webAddress,
  attachments: list(attachment, { max: articleLimits.attachments }),
  comments: z.boolean(),
  body: articleBody,
}

/** The document of a stored article: it passed `articleFields` when it was saved. */
export const storedArticle = z.custom<ArticleContent>()
export const storedBody = z.custom<readonly Block[]>()
