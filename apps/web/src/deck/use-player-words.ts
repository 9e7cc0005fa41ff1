import type { Language } from '@deckle/core/deck/deck.ts'
import { words as english } from '@deckle/player/words/en.ts'
import { loadWords } from '@deckle/player/words/load-words.ts'
import type { PlayerWords } from '@deckle/slides/view.ts'
import { useEffect, useState } from 'react'

const known = new Map<Language, PlayerWords>([['en', english]])

/** The player's words in a deck's language; English until they are there. */
export function usePlayerWords(language: Language): PlayerWords {
  const [, setLoaded] = useState<Language>('en')
  useEffect(() => {
    if (known.has(language)) return
    loadWords(language).then(
      (words) => {
        known.set(language, words)
        setLoaded(language)
      },
      () => undefined,
    )
  }, [language])
  return known.get(language) ?? english
}
