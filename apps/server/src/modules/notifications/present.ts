import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { isPlanType } from '@deckle/core/plan/upgrade.ts'
import type { StoredWords } from '../../db/json-columns.ts'
import type { NotificationKey } from '../../words/catalogue.ts'
import { catalogues } from '../../words/catalogues.ts'
import { fill } from '../../words/fill.ts'

interface StoredNotification {
  readonly type: string
  readonly title: string
  readonly text: string
  readonly words: StoredWords | null
  /** People behind it; 0 where it is not grouped. */
  readonly actors: number
}

/** System notifications are written in the reader's language. */
export function presentNotification(
  { type, title, text, words, actors }: StoredNotification,
  language: InterfaceLanguage,
): { readonly title: string; readonly text: string } {
  if (words !== null && isKey(words.key))
    return inWords(groupedKey(words.key, actors), { ...words.values, others: actors - 1 }, language)
  return isKey(type) ? inWords(type, { name: title }, language) : { title, text }
}

function inWords(key: NotificationKey, values: StoredWords['values'], language: InterfaceLanguage) {
  const { notifications, plans } = catalogues[language]
  const plan = String(values['plan'] ?? '')
  const named = { ...shownValues(values, language), ...(isPlanType(plan) && { plan: plans[plan] }) }
  const { title, text } = notifications[key]
  return { title: fill(title, named), text: fill(text, named) }
}

/** “Asha liked your post”, “Asha and one other …”, “Asha and 4 others …”. */
function groupedKey(key: NotificationKey, actors: number): NotificationKey {
  const more = `${key}_${actors > 2 ? 'more' : 'two'}`
  return actors > 1 && isKey(more) ? more : key
}

const locales: Readonly<Record<InterfaceLanguage, string>> = { en: 'en-GB', hi: 'hi-IN' }

/** Formats numbers, and the `date` (`YYYY-MM-DD`), for the language. */
function shownValues(values: StoredWords['values'], language: InterfaceLanguage): Record<string, string> {
  const locale = locales[language]
  const shown = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'number') return [name, value.toLocaleString(locale)]
    if (name !== 'date') return [name, value]
    return [name, new Date(value).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })]
  })
  return Object.fromEntries(shown) as Record<string, string>
}

const isKey = (key: string): key is NotificationKey => Object.hasOwn(catalogues.en.notifications, key)
