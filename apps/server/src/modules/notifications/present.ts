import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { NotificationKey } from '../../words/catalogue.ts'
import { catalogues } from '../../words/catalogues.ts'
import { fill } from '../../words/fill.ts'
import type { NewNotification } from './queries.ts'

/** System notifications are written in the reader's language. */
export function presentNotification(
  { type, title, text }: Pick<NewNotification, 'type' | 'title' | 'text'>,
  language: InterfaceLanguage,
): { readonly title: string; readonly text: string } {
  const { notifications } = catalogues[language]
  if (!isOwn(type)) return { title, text }
  return { title: fill(notifications[type].title, { name: title }), text: notifications[type].text }
}

const isOwn = (type: string): type is NotificationKey => Object.hasOwn(catalogues.en.notifications, type)
