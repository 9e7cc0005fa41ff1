import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Catalogue } from './catalogue.ts'
import { english } from './en/english.ts'
import { hindi } from './hi/hindi.ts'

/** The languages of Deckle itself; decks are offered in more (`audience/`). */
export const catalogues: Readonly<Record<InterfaceLanguage, Catalogue>> = { en: english, hi: hindi }
