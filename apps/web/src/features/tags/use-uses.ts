import type { TagUses } from '@deckle/contract/tags.ts'
import { MOST_TAGGED_COUNTED } from '@deckle/core/tag/tag.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'

/** “3 decks”; what lists count no further than is “1,000+ decks”. @param exact however many they are */
export function useUses(): (use: TagUses[number], exact?: boolean) => string {
  const t = useWords('tag-list')
  const format = useFormatter()
  return ({ of, count }, exact = false) => {
    const shown = `${format.number(count)}${!exact && count >= MOST_TAGGED_COUNTED ? '+' : ''}`
    return t(`uses.${of}`, { count, shown })
  }
}
