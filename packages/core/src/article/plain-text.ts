import type { Block, Inline, List, Paragraph } from './block.ts'

/** The text of a block without marks, as it is searched and counted; alternative texts and captions too. */
export function textOfBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return textOfInlines(block.content)
    case 'bulletList':
    case 'orderedList':
      return textOfList(block)
    case 'blockquote':
    case 'callout':
      return textOfInner(block.content)
    case 'question':
      return `${block.attrs.question}\n${textOfInner(block.content)}`
    case 'table':
      return block.content.map((row) => row.content.map((cell) => textOfInner(cell.content)).join('\t')).join('\n')
    case 'image':
      return block.attrs.caption
    case 'gallery':
      return block.attrs.images.flatMap(({ caption }) => (caption === '' ? [] : [caption])).join('\n')
    case 'video':
      return block.attrs.caption
    case 'file':
      return block.attrs.name
    case 'button':
      return block.attrs.text
    case 'deck':
    case 'divider':
      return ''
  }
}

/** Blocks are separated by a line break; those without text are left out. */
export const textOfBody = (body: readonly Block[]): string =>
  body
    .map(textOfBlock)
    .filter((text) => text.trim() !== '')
    .join('\n')

export const textOfInlines = (content: readonly Inline[] = []): string => content.map(textOfInline).join('')

export function textOfInline(node: Inline): string {
  if (node.type === 'text') return node.text
  return node.type === 'mention' ? `@${node.attrs.label}` : '\n'
}

const textOfInner = (content: readonly (Paragraph | List)[]): string =>
  content.map((node) => (node.type === 'paragraph' ? textOfInlines(node.content) : textOfList(node))).join('\n')

const textOfList = (list: List): string => list.content.map((item) => textOfInner(item.content)).join('\n')
