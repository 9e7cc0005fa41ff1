import {
  type Block,
  bodyLimits,
  type BodyImage,
  buttonStyles,
  calloutTones,
  deckDisplays,
  headingLevels,
  imageSizes,
  type Inline,
  type List,
  type ListItem,
  type Mark,
  type Paragraph,
  plainMarks,
  type TableCell,
  type TextNode,
} from '@deckle/core/article/block.ts'
import { articleLimits } from '@deckle/core/article/article.ts'
import { isOwnPath } from '@deckle/core/text/own-path.ts'
import { isWebAddress } from '@deckle/core/text/web-address.ts'
import { isSafeLink } from '@deckle/core/text/safe-link.ts'
import { isMediaId } from '@deckle/slides/fields/address.ts'

/** A node of the editor as JSON, of which nothing is known but its shape. */
export interface AnyNode {
  readonly type?: string | undefined
  readonly text?: string | undefined
  readonly attrs?: Readonly<Record<string, unknown>> | undefined
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> | undefined }[]
  readonly content?: readonly AnyNode[] | undefined
}

type Attrs = Readonly<Record<string, unknown>>

export const isSafeHref = (href: string): boolean =>
  href !== '' && href.length <= articleLimits.url && (isSafeLink(href) || isOwnPath(href))

const isId = (id: unknown): id is string => typeof id === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(id)

/** The blocks of a document: what is unknown becomes text or goes, and each block has an id of its own. */
export function readBlocks(nodes: readonly AnyNode[], makeId: () => string): readonly Block[] {
  const taken = new Set<string>()
  return nodes.slice(0, bodyLimits.blocks).map((node) => {
    const id = freeId(node.attrs?.['blockId'], taken, makeId)
    taken.add(id)
    return { ...readBlock(node), id }
  })
}

export function freeId(id: unknown, taken: ReadonlySet<string>, makeId: () => string): string {
  let free = isId(id) ? id : makeId()
  while (taken.has(free)) free = makeId()
  return free
}

type Bare = Block extends infer One ? (One extends Block ? Omit<One, 'id'> : never) : never

/** A block without its id. */
export function readBlock(node: AnyNode): Bare {
  const { attrs = {}, content = [] } = node
  switch (node.type) {
    case 'heading':
      return { type: 'heading', attrs: { level: oneOf(headingLevels, attrs['level']) }, ...inlinesOf(content) }
    case 'bulletList':
    case 'orderedList':
      return readList(node, bodyLimits.listDepth) ?? paragraph(textOf(node))
    case 'blockquote':
      return { type: 'blockquote', content: readInner(content) }
    case 'callout':
      return { type: 'callout', attrs: { tone: oneOf(calloutTones, attrs['tone']) }, content: readInner(content) }
    case 'question':
      return {
        type: 'question',
        attrs: { question: textAttr(attrs, 'question', bodyLimits.question) },
        content: readInner(content),
      }
    case 'codeBlock':
      return readCode(node)
    case 'table':
      return readTable(node) ?? paragraph(textOf(node))
    case 'image':
      return { type: 'image', attrs: { ...readImage(attrs), size: oneOf(imageSizes, attrs['size']) } }
    case 'gallery':
      return {
        type: 'gallery',
        attrs: { images: listOf(attrs['images']).slice(0, bodyLimits.images).map(readImage) },
      }
    case 'video':
      return {
        type: 'video',
        attrs: {
          url: addressAttr(attrs, 'url', isWebAddress),
          caption: textAttr(attrs, 'caption', bodyLimits.caption),
        },
      }
    case 'file':
      return {
        type: 'file',
        attrs: {
          id: mediaAttr(attrs),
          name: textAttr(attrs, 'name', articleLimits.attachmentName),
          bytes: Math.max(0, Math.trunc(Number(attrs['bytes']) || 0)),
        },
      }
    case 'button':
      return {
        type: 'button',
        attrs: {
          text: textAttr(attrs, 'text', bodyLimits.button),
          url: addressAttr(attrs, 'url', isSafeHref),
          style: oneOf(buttonStyles, attrs['style']),
        },
      }
    case 'deck':
      return {
        type: 'deck',
        attrs: {
          deck_id: isId(attrs['deck_id']) ? attrs['deck_id'] : '',
          display: oneOf(deckDisplays, attrs['display']),
        },
      }
    case 'divider':
      return { type: 'divider' }
    case 'paragraph':
      return { type: 'paragraph', ...inlinesOf(content) }
    default:
      return paragraph(textOf(node))
  }
}

const paragraph = (text: string): Paragraph =>
  text === ''
    ? { type: 'paragraph' }
    : { type: 'paragraph', content: [{ type: 'text', text: text.slice(0, bodyLimits.text) }] }

const textOf = ({ type, text, content = [] }: AnyNode): string =>
  type === 'text' ? (text ?? '') : content.map(textOf).filter(Boolean).join(' ')

/** The key is left out where nothing is inside, as the editor does. */
function inlinesOf(nodes: readonly AnyNode[]): { readonly content?: readonly Inline[] } {
  const content = joined(nodes.flatMap(readInline)).slice(0, bodyLimits.inlines)
  return content.length === 0 ? {} : { content }
}

function readInline(node: AnyNode): readonly Inline[] {
  if (node.type === 'hardBreak') return [{ type: 'hardBreak' }]
  if (node.type === 'mention') {
    const { attrs = {} } = node
    if (!isId(attrs['id'])) return []
    return [{ type: 'mention', attrs: { id: attrs['id'], label: textAttr(attrs, 'label', bodyLimits.label) } }]
  }
  if (node.type !== 'text') {
    const text = textOf(node)
    return text === '' ? [] : [{ type: 'text', text }]
  }
  if (!node.text) return []
  const marks = marksOf(node)
  const text = node.text.slice(0, bodyLimits.text)
  return [marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks }]
}

/** Each once, in the order in which they came. */
function marksOf({ marks = [] }: AnyNode): readonly Mark[] {
  const seen = new Set<string>()
  return marks.flatMap((mark): Mark[] => {
    if (seen.has(mark.type)) return []
    seen.add(mark.type)
    const plain = plainMarks.find((name) => name === mark.type)
    if (plain) return [{ type: plain }]
    const href = mark.attrs?.['href']
    return mark.type === 'link' && typeof href === 'string' && isSafeHref(href)
      ? [{ type: 'link', attrs: { href } }]
      : []
  })
}

/** Neighbours that look the same are one. */
function joined(inlines: readonly Inline[]): readonly Inline[] {
  const result: Inline[] = []
  for (const node of inlines) {
    const last = result.at(-1)
    if (node.type === 'text' && last?.type === 'text' && hasSameMarks(node, last))
      result[result.length - 1] = { ...last, text: (last.text + node.text).slice(0, bodyLimits.text) }
    else result.push(node)
  }
  return result
}

const hasSameMarks = (one: TextNode, other: TextNode): boolean =>
  JSON.stringify(one.marks ?? []) === JSON.stringify(other.marks ?? [])

/** Lists below the deepest level go on in the item that they stand in. Null where nothing is listed. */
function readList(node: AnyNode, depth: number): List | null {
  const items = (node.content ?? []).slice(0, bodyLimits.listItems).map((item) => readItem(item, depth))
  if (items.length === 0) return null
  return { type: node.type === 'orderedList' ? 'orderedList' : 'bulletList', content: items }
}

function readItem(item: AnyNode, depth: number): ListItem {
  const read = readContent(item.content ?? [], depth - 1)
  const content = read[0]?.type === 'paragraph' ? read : [paragraph(''), ...read]
  return { type: 'listItem', content: content.slice(0, bodyLimits.inner) }
}

const readInner = (nodes: readonly AnyNode[]): readonly (Paragraph | List)[] => {
  const content = readContent(nodes, bodyLimits.listDepth - 1).slice(0, bodyLimits.inner)
  return content.length === 0 ? [paragraph('')] : content
}

const isList = ({ type }: AnyNode): boolean => type === 'bulletList' || type === 'orderedList'

function readContent(nodes: readonly AnyNode[], depth: number): readonly (Paragraph | List)[] {
  return nodes.flatMap((node): readonly (Paragraph | List)[] => {
    if (node.type === 'paragraph') return [{ type: 'paragraph', ...inlinesOf(node.content ?? []) }]
    if (!isList(node)) return [paragraph(textOf(node))]
    if (depth > 0) {
      const list = readList(node, depth)
      return list ? [list] : []
    }
    return (node.content ?? []).flatMap((item) => readContent(item.content ?? [], 0))
  })
}

function readCode({ attrs = {}, content = [] }: AnyNode): Bare {
  const text = content.map((node) => node.text ?? (node.type === 'hardBreak' ? '\n' : '')).join('')
  const language = textAttr(attrs, 'language', bodyLimits.codeLanguage)
  const code = text.slice(0, bodyLimits.code)
  return code === ''
    ? { type: 'codeBlock', attrs: { language } }
    : { type: 'codeBlock', attrs: { language }, content: [{ type: 'text', text: code }] }
}

function readTable({ content = [] }: AnyNode): Bare | null {
  const rows = content
    .slice(0, bodyLimits.rows)
    .map((row) => ({
      type: 'tableRow' as const,
      content: (row.content ?? []).slice(0, bodyLimits.columns).map(readCell),
    }))
    .filter((row) => row.content.length > 0)
  return rows.length === 0 ? null : { type: 'table', content: rows }
}

function readCell({ type, attrs = {}, content = [] }: AnyNode): TableCell {
  const inside = readContent(content, 0)
    .filter((node) => node.type === 'paragraph')
    .slice(0, bodyLimits.inner)
  return {
    type: type === 'tableHeader' ? 'tableHeader' : 'tableCell',
    attrs: {
      colspan: spanAttr(attrs['colspan'], bodyLimits.columns),
      rowspan: spanAttr(attrs['rowspan'], bodyLimits.rows),
    },
    content: inside.length === 0 ? [paragraph('')] : inside,
  }
}

const spanAttr = (value: unknown, most: number): number => Math.min(Math.max(1, Math.trunc(Number(value) || 1)), most)

function readImage(value: unknown): BodyImage {
  const attrs = (typeof value === 'object' && value !== null ? value : {}) as Attrs
  return {
    id: mediaAttr(attrs),
    alt: textAttr(attrs, 'alt', articleLimits.attachmentName),
    caption: textAttr(attrs, 'caption', bodyLimits.caption),
    width: pixels(attrs['width']),
    height: pixels(attrs['height']),
  }
}

function pixels(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100_000 ? value : null
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const mediaAttr = (attrs: Attrs): string => {
  const id = attrs['id']
  return typeof id === 'string' && isMediaId(id) ? id : ''
}

function textAttr(attrs: Attrs, name: string, most: number): string {
  const value = attrs[name]
  return typeof value === 'string' ? value.slice(0, most) : ''
}

function addressAttr(attrs: Attrs, name: string, isAllowed: (address: string) => boolean): string {
  const value = textAttr(attrs, name, articleLimits.url)
  return isAllowed(value) ? value : ''
}

function oneOf<const T>(choices: readonly T[], value: unknown): T {
  return choices.find((one) => one === value) ?? (choices[0] as T)
}
