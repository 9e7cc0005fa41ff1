import type { ReaderType } from '../../reader-type/reader-type.ts'
import { type InterfaceLanguage, isInterfaceLanguage } from '../../text/interface-language.ts'
import type { Language } from '../deck.ts'
import { en } from './new-deck-names/en.ts'
import { hi } from './new-deck-names/hi.ts'

const names: Readonly<Record<InterfaceLanguage, Readonly<Record<ReaderType, string>>>> = { en, hi }

/** The name of a new deck in its language; in English where Deckle has no words of that language. */
export function newDeckName(readerType: ReaderType, language: Language): string {
  return names[isInterfaceLanguage(language) ? language : 'en'][readerType]
}
