/**
 * The body of an article: top-level blocks with ids, each a ProseMirror node as JSON (https://prosemirror.net/docs/ref/#model)
 * whose `id` stands beside its type, so that drafts are merged block by block.
 */

export const plainMarks = [
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'highlight',
  'superscript',
  'subscript',
] as const
export type PlainMark = (typeof plainMarks)[number]

export type Mark = { readonly type: PlainMark } | { readonly type: 'link'; readonly attrs: { readonly href: string } }

export interface TextNode {
  readonly type: 'text'
  readonly text: string
  readonly marks?: readonly Mark[]
}

/** `label` is the name when it was picked; the person is found by the id. */
export interface MentionNode {
  readonly type: 'mention'
  readonly attrs: { readonly id: string; readonly label: string }
}

export type Inline = TextNode | MentionNode | { readonly type: 'hardBreak' }

export interface Paragraph {
  readonly type: 'paragraph'
  readonly content?: readonly Inline[]
}

export interface ListItem {
  readonly type: 'listItem'
  /** A paragraph first. */
  readonly content: readonly (Paragraph | List)[]
}

export interface List {
  readonly type: 'bulletList' | 'orderedList'
  readonly content: readonly ListItem[]
}

export interface TableCell {
  readonly type: 'tableCell' | 'tableHeader'
  readonly attrs: { readonly colspan: number; readonly rowspan: number }
  readonly content: readonly Paragraph[]
}

export interface TableRow {
  readonly type: 'tableRow'
  readonly content: readonly TableCell[]
}

/** A picture of the media library. */
export interface BodyImage {
  /** '' until one is chosen. */
  readonly id: string
  readonly alt: string
  readonly caption: string
  /** Pixels, where they are known: what reserves its place before it has loaded. */
  readonly width: number | null
  readonly height: number | null
}

export const calloutTones = ['info', 'tip', 'warning', 'success'] as const
export type CalloutTone = (typeof calloutTones)[number]

/** `embed` plays it within the article. */
export const deckDisplays = ['card', 'embed'] as const
export type DeckDisplay = (typeof deckDisplays)[number]

export const imageSizes = ['normal', 'wide', 'full'] as const
export type ImageSize = (typeof imageSizes)[number]

export const buttonStyles = ['primary', 'secondary'] as const
export type ButtonStyle = (typeof buttonStyles)[number]

export const headingLevels = [2, 3, 4] as const
export type HeadingLevel = (typeof headingLevels)[number]

type BlockNode =
  | Paragraph
  | List
  | {
      readonly type: 'heading'
      readonly attrs: { readonly level: HeadingLevel }
      readonly content?: readonly Inline[]
    }
  | { readonly type: 'blockquote'; readonly content: readonly (Paragraph | List)[] }
  | {
      readonly type: 'callout'
      readonly attrs: { readonly tone: CalloutTone }
      readonly content: readonly (Paragraph | List)[]
    }
  /** A question and its answer: search engines get them as FAQPage. */
  | {
      readonly type: 'question'
      readonly attrs: { readonly question: string }
      readonly content: readonly (Paragraph | List)[]
    }
  | {
      readonly type: 'codeBlock'
      readonly attrs: { readonly language: string }
      readonly content?: readonly [TextNode]
    }
  | { readonly type: 'table'; readonly content: readonly TableRow[] }
  | { readonly type: 'image'; readonly attrs: BodyImage & { readonly size: ImageSize } }
  | { readonly type: 'gallery'; readonly attrs: { readonly images: readonly BodyImage[] } }
  /** YouTube, Vimeo, or a file's address; loaded when the reader asks for it. */
  | { readonly type: 'video'; readonly attrs: { readonly url: string; readonly caption: string } }
  /** A file of the media library; `bytes` as it was chosen. */
  | {
      readonly type: 'file'
      readonly attrs: { readonly id: string; readonly name: string; readonly bytes: number }
    }
  | {
      readonly type: 'button'
      readonly attrs: { readonly text: string; readonly url: string; readonly style: ButtonStyle }
    }
  | { readonly type: 'deck'; readonly attrs: { readonly deck_id: string; readonly display: DeckDisplay } }
  | { readonly type: 'divider' }

/** `id`: 1 to 40 characters of `[A-Za-z0-9_-]`, unique in the article. */
export type Block = BlockNode & { readonly id: string }
export type BlockType = Block['type']
export type BlockOf<Type extends BlockType> = Extract<Block, { readonly type: Type }>

/** Numbers of things and characters in a body at most. */
export const bodyLimits = {
  blocks: 1000,
  /** Inline nodes of a paragraph or heading. */
  inlines: 1000,
  text: 20_000,
  code: 20_000,
  listItems: 500,
  /** Lists within lists. */
  listDepth: 3,
  /** Paragraphs and lists of a quote, a callout or an answer. */
  inner: 100,
  rows: 200,
  columns: 20,
  images: 30,
  caption: 200,
  question: 300,
  button: 60,
  label: 200,
  codeLanguage: 30,
} as const
