import type { Block, Inline, Paragraph } from './block.ts'
import { textOfBlock, textOfInline, textOfInlines } from './plain-text.ts'

const MOST_BLOCKS = 4
const MOST_CHARACTERS = 800
/** A text without a space may be of a script that has none: from here on it is cut anywhere. */
const LONGEST_WORD = 60

/**
 * What strangers see of an article for members: its first blocks, at most half of them and of the text. Where they hold
 * no paragraph, the next text is cut after a word.
 */
export function previewOf(body: readonly Block[]): readonly Block[] {
  const lengths = body.map((block) => textOfBlock(block).length)
  const half = Math.floor(lengths.reduce((sum, length) => sum + length, 0) / 2)
  const most = Math.min(MOST_CHARACTERS, half)
  let room = most
  const from = body.findIndex((_, at) => {
    const fits = at < Math.min(MOST_BLOCKS, Math.floor(body.length / 2)) && (lengths[at] ?? 0) <= room
    if (fits) room -= lengths[at] ?? 0
    return !fits
  })
  const whole = body.slice(0, Math.max(from, 0)).filter(({ type }) => type !== 'file')
  if (whole.some((block) => block.type === 'paragraph' && textOfBlock(block).trim() !== '')) return whole
  const next = body.slice(Math.max(from, 0)).find((block) => block.type !== 'file' && textOfBlock(block).trim() !== '')
  return next ? [...whole, ...beginningOf(next, room)] : whole
}

/** Nothing where no word fits. */
function beginningOf(block: Block, most: number): readonly (Block & Paragraph)[] {
  const inlines: readonly Inline[] =
    block.type === 'paragraph' ? (block.content ?? []) : [{ type: 'text', text: textOfBlock(block) }]
  const end = endOfWords(textOfInlines(inlines), most)
  const content = end === 0 ? [] : cut(inlines, end)
  return content.length === 0
    ? []
    : [{ id: block.id, type: 'paragraph', content: [...content, { type: 'text', text: '…' }] }]
}

/** Where the last word ends that fits. */
function endOfWords(text: string, most: number): number {
  if (text.length <= most) return text.length
  const end = text.slice(0, most + 1).search(/\s\S*$/u)
  if (end > 0) return text.slice(0, end).trimEnd().length
  if (most < LONGEST_WORD) return 0
  // Never between a letter and its signs, nor within a character of two halves.
  return Math.max(0, text.slice(0, most + 1).search(/[^\p{M}\p{Cs}][\p{M}\p{Cs}]*$/u))
}

function cut(inlines: readonly Inline[], most: number): readonly Inline[] {
  const shown: Inline[] = []
  let room = most
  for (const node of inlines) {
    const length = textOfInline(node).length
    if (length > room) {
      if (node.type === 'text' && room > 0) shown.push({ ...node, text: node.text.slice(0, room) })
      break
    }
    shown.push(node)
    room -= length
  }
  return shown
}
