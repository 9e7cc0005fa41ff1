import type { Language } from '@deckle/core/deck/deck.ts'
import type { LeadWords } from '@deckle/player/words/lead-words.ts'
import { lead, words } from '@deckle/player/words/languages/en.ts'
import { loadCatalogue } from '@deckle/player/words/load-words.ts'
import { retryImport } from '@deckle/slides/parts/lazy/retry-import.ts'
import type { PlayerWords } from '@deckle/slides/view.ts'
import { useEffect, useReducer } from 'react'

const english: Catalogue = { words, lead }
const known = new Map<Language, Catalogue>([['en', english]])

interface Catalogue {
  readonly words: PlayerWords
  readonly lead: LeadWords
}

/** The player's words in a deck's language; English until they are loaded. */
export const usePlayerWords = (language: Language): PlayerWords => useCatalogue(language).words

/** What the lead form says by itself. */
export const useLeadWords = (language: Language): LeadWords => useCatalogue(language).lead

function useCatalogue(language: Language): Catalogue {
  const [, redraw] = useReducer((drawings: number) => drawings + 1, 0)
  const found = known.get(language)
  useEffect(() => {
    if (found) return
    return retryImport(
      () => loadCatalogue(language),
      (catalogue) => {
        known.set(language, catalogue)
        redraw()
      },
    )
  }, [language, found])
  return found ?? english
}

/** Whether a player of this language has its own words, rather than English ones while they load. */
export const hasPlayerWords = (language: Language): boolean => known.has(language)
