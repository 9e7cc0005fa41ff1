import type { Language } from '@deckle/core/deck/deck.ts'
import { words as english } from '@deckle/player/words/languages/en.ts'
import { loadWords } from '@deckle/player/words/load-words.ts'
import { retryImport } from '@deckle/slides/parts/lazy/retry-import.ts'
import type { PlayerWords } from '@deckle/slides/view.ts'
import { useEffect, useReducer } from 'react'

const known = new Map<Language, PlayerWords>([['en', english]])

/** The player's words in a deck's language; English until they are loaded. */
export function usePlayerWords(language: Language): PlayerWords {
  const [, redraw] = useReducer((drawings: number) => drawings + 1, 0)
  const found = known.get(language)
  useEffect(() => {
    if (found) return
    return retryImport(
      () => loadWords(language),
      (words) => {
        known.set(language, words)
        redraw()
      },
    )
  }, [language, found])
  return found ?? english
}

/** Whether a player of this language has its own words, rather than English ones while they load. */
export const hasPlayerWords = (language: Language): boolean => known.has(language)
