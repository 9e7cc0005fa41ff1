import type { Block, BodyImage, CalloutTone, DeckDisplay, List, Paragraph } from '@deckle/core/article/block.ts'
import type { ArticleCategory } from '@deckle/core/category/category.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import { HEIGHT, WIDTH } from '@deckle/slides/templates/pictures/drawing.ts'
import { type PictureName, pictures } from '@deckle/slides/templates/pictures/pictures.ts'

/** Ids of what the texts name: of pictures in the library, and of decks by their keys. */
export interface DemoReferences {
  readonly media: (picture: PictureName) => string
  readonly decks: (key: string) => string
}

/** A block without its id, which it gets by its place. */
export type DraftBlock = (given: DemoReferences) => DistributedOmit<Block, 'id'>
type DistributedOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never

/** An article of the demo. */
export interface ArticleDraft {
  readonly key: string
  readonly title: string
  readonly subtitle?: string
  readonly excerpt?: string
  readonly category: ArticleCategory
  readonly language?: Language
  /** Key of a person. */
  readonly author: string
  /** Names. */
  readonly tags: readonly string[]
  readonly cover?: readonly [picture: PictureName, alt: string]
  /** Days since it was published; negative ones are still to come. Null for a draft. */
  readonly daysAgo: number | null
  readonly event?: {
    readonly inDays: number
    /** Hour in India. */
    readonly hour: number
    readonly hours: number
    readonly place?: string
    readonly url?: string
  }
  readonly video_url?: string
  readonly views: number
  readonly likes: number
  /** Key of the article that it translates. */
  readonly translationOf?: string
  readonly blocks: readonly DraftBlock[]
}

export const bodyOf = (blocks: readonly DraftBlock[], given: DemoReferences): readonly Block[] =>
  blocks.map((make, at) => ({ id: `b${at + 1}`, ...make(given) }))

const paragraph = (text: string): Paragraph => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const listOf = (type: List['type'], items: readonly string[]): List => ({
  type,
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
})

export const p =
  (text: string): DraftBlock =>
  () =>
    paragraph(text)

/** A paragraph that ends in a link. */
export const linked =
  (text: string, link: string, href: string): DraftBlock =>
  () => ({
    type: 'paragraph',
    content: [
      { type: 'text', text: `${text} ` },
      { type: 'text', text: link, marks: [{ type: 'link', attrs: { href } }] },
    ],
  })

export const h2 =
  (text: string): DraftBlock =>
  () => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] })

export const ul =
  (...items: readonly string[]): DraftBlock =>
  () =>
    listOf('bulletList', items)

export const ol =
  (...items: readonly string[]): DraftBlock =>
  () =>
    listOf('orderedList', items)

export const quote =
  (text: string): DraftBlock =>
  () => ({ type: 'blockquote', content: [paragraph(text)] })

export const callout =
  (tone: CalloutTone, text: string): DraftBlock =>
  () => ({ type: 'callout', attrs: { tone }, content: [paragraph(text)] })

export const question =
  (asked: string, ...answer: readonly string[]): DraftBlock =>
  () => ({ type: 'question', attrs: { question: asked }, content: answer.map(paragraph) })

export const table =
  (...rows: readonly (readonly string[])[]): DraftBlock =>
  () => ({
    type: 'table',
    content: rows.map((cells, at) => ({
      type: 'tableRow',
      content: cells.map((text) => ({
        type: at === 0 ? 'tableHeader' : 'tableCell',
        attrs: { colspan: 1, rowspan: 1 },
        content: [paragraph(text)],
      })),
    })),
  })

const bodyImage = (media: DemoReferences['media'], picture: PictureName, caption: string): BodyImage => ({
  id: media(picture),
  alt: pictures[picture].alt[0],
  caption,
  width: WIDTH,
  height: HEIGHT,
})

export const image =
  (picture: PictureName, caption = ''): DraftBlock =>
  ({ media }) => ({ type: 'image', attrs: { ...bodyImage(media, picture, caption), size: 'normal' } })

export const gallery =
  (...names: readonly (readonly [PictureName, caption: string])[]): DraftBlock =>
  ({ media }) => ({
    type: 'gallery',
    attrs: { images: names.map(([picture, caption]) => bodyImage(media, picture, caption)) },
  })

export const deck =
  (key: string, display: DeckDisplay = 'card'): DraftBlock =>
  ({ decks }) => ({ type: 'deck', attrs: { deck_id: decks(key), display } })

export const video =
  (url: string, caption: string): DraftBlock =>
  () => ({ type: 'video', attrs: { url, caption } })

export const button =
  (text: string, url: string): DraftBlock =>
  () => ({ type: 'button', attrs: { text, url, style: 'primary' } })
