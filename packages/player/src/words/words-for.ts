import type { PlayerWords } from '@deckle/slides/view.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

const catalogues: Readonly<Record<string, PlayerWords>> = { en, hi }

/** The player's words in a deck's language; English where there is no catalogue of it. */
export function wordsFor(language: string): PlayerWords {
  return catalogues[language] ?? en
}
