import { loadUiStrings } from '@deckle/ui/strings/load-ui-strings.ts'
import { english, type UiStrings } from '@deckle/ui/strings/ui-strings.ts'
import { loadSameWords } from '../../words/catalogues.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { preferences, usePreference } from './preferences.ts'

const strings = new Map<InterfaceLanguage, UiStrings>([['en', english]])

/** The UI library's strings, in the language prepared last. */
export function useUiStringsOfLanguage(): UiStrings {
  return strings.get(usePreference('language')) ?? english
}

/** Loads what a language needs before anything is drawn in it. */
export async function prepareLanguage(language: InterfaceLanguage): Promise<void> {
  strings.set(language, await loadUiStrings(language))
}

/** Changes the language of everything on the screen at once; the rest loads later. */
export async function switchLanguage(language: InterfaceLanguage): Promise<void> {
  await Promise.all([prepareLanguage(language), loadSameWords(language)])
  preferences.set('language', language)
  document.documentElement.lang = language
}
