import type { Block } from '@deckle/core/article/block.ts'
import { textOfBlock } from '@deckle/core/article/plain-text.ts'
import { countWords, readingMinutes } from '@deckle/core/article/reading.ts'
import { useWords } from '../../../words/use-words.ts'
import { useArticleState } from '../article-context.ts'

const counted = new WeakMap<Block, number>()

/** Blocks that stay are counted once. */
function wordsIn(block: Block): number {
  const known = counted.get(block)
  if (known !== undefined) return known
  const words = countWords(textOfBlock(block))
  counted.set(block, words)
  return words
}

export function WordCount() {
  const t = useWords('article-editor')
  const words = useArticleState(({ content }) => content.body.reduce((sum, block) => sum + wordsIn(block), 0))
  return (
    <span className="text-xs text-muted narrow:hidden">{t('count', { words, minutes: readingMinutes(words) })}</span>
  )
}
