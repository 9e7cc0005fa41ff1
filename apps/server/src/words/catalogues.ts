import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Catalogue } from './catalogue.ts'
import { english } from './en/english.ts'
import { hindi } from './hi/hindi.ts'

/** Deckle's own languages; decks have more (`audience/`). */
export const catalogues: Readonly<Record<InterfaceLanguage, Catalogue>> = { en: english, hi: hindi }
