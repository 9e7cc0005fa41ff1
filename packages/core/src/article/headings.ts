import { slug } from '../text/slug.ts'
import { type Block, type BlockOf, type HeadingLevel, headingLevels } from './block.ts'
import { textOfInlines } from './plain-text.ts'

/** An entry of an article's contents; `anchor` is unique in it. */
export interface Heading {
  readonly blockId: string
  readonly level: HeadingLevel
  readonly text: string
  readonly anchor: string
}

/** Headings with text, in order. */
export function headingsOf(body: readonly Block[]): readonly Heading[] {
  const taken = new Map<string, number>()
  return body
    .filter(
      (block): block is BlockOf<'heading'> => block.type === 'heading' && textOfInlines(block.content).trim() !== '',
    )
    .map((block) => {
      const text = textOfInlines(block.content).trim()
      return { blockId: block.id, level: block.attrs.level, text, anchor: unique(slug(text) || 'section', taken) }
    })
}

function unique(anchor: string, taken: Map<string, number>): string {
  const before = taken.get(anchor) ?? 0
  taken.set(anchor, before + 1)
  if (before === 0) return anchor
  return unique(`${anchor}-${before + 1}`, taken)
}

/** Whether a heading skips a level below the one before it; an article's title is level 1. */
export const skipsLevel = (before: HeadingLevel | null, level: HeadingLevel): boolean =>
  level > (before ?? 1) + 1 && headingLevels.includes(level)
