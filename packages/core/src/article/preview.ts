import type { Block } from './block.ts'
import { textOfBlock } from './plain-text.ts'

const MOST_BLOCKS = 4
const MOST_CHARACTERS = 800

/** What strangers see of an article for members: its first blocks, at most half of it. */
export function previewOf(body: readonly Block[]): readonly Block[] {
  let characters = 0
  return body.slice(0, Math.min(MOST_BLOCKS, Math.floor(body.length / 2))).filter((block) => {
    characters += textOfBlock(block).length
    return characters <= MOST_CHARACTERS && block.type !== 'file'
  })
}
