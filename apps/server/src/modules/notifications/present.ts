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
}

/** System notifications are written in the reader's language. */
export function presentNotification(
  { type, title, text, words }: StoredNotification,
  language: InterfaceLanguage,
): { readonly title: string; readonly text: string } {
  if (words !== null && isKey(words.key)) return inWords(words.key, words.values, language)
  return isKey(type) ? inWords(type, { name: title }, language) : { title, text }
}

function inWords(key: NotificationKey, values: StoredWords['values'], language: InterfaceLanguage) {
  const { notifications, plans } = catalogues[language]
  const plan = String(values['plan'] ?? '')
  const named = isPlanType(plan) ? { ...values, plan: plans[plan] } : values
  const { title, text } = notifications[key]
  return { title: fill(title, named), text: fill(text, named) }
}

const isKey = (key: string): key is NotificationKey => Object.hasOwn(catalogues.en.notifications, key)
