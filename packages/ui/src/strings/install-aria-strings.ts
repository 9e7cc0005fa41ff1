import * as ariaEnglish from 'react-aria-components/i18n/en-US'
import { ariaHindi } from './aria-hindi.ts'

type Dictionary = Record<string, Record<string, unknown>>

/**
 * React Aria has no Hindi. It reads the messages of all its packages from one global object, once, and stores a reference to each
 * package's messages; so we own those objects and refill them when the language changes.
 */
export function installAriaStrings(language: keyof typeof added): void {
  // Its declaration has a type where the module has a default export.
  const source = (ariaEnglish as unknown as { default: Dictionary }).default
  for (const [name, words] of Object.entries(source)) {
    live[name] = Object.assign(live[name] ?? {}, words, added[language][name])
  }
  const globals = window as unknown as Record<symbol, unknown>
  globals[Symbol.for('react-aria.i18n.locale')] ??= 'en-US'
  globals[Symbol.for('react-aria.i18n.strings')] = live
}

const live: Dictionary = {}
/** Messages of each language beside React Aria's own English. */
const added = { en: {} as Dictionary, hi: ariaHindi as Dictionary }
