import type { WordsLanguage } from '../../http/language.ts'
import type { NewNotification } from './queries.ts'

/** What a notification says: of those that Deckle writes itself, in the language of whoever reads. */
export function presentNotification(
  { type, title, text }: Pick<NewNotification, 'type' | 'title' | 'text'>,
  language: WordsLanguage,
): { readonly title: string; readonly text: string } {
  if (type !== 'shared') return { title, text }
  return language === 'hi'
    ? { title: `डेक “${title}” आपके साथ साझा हुआ`, text: '' }
    : { title: `The deck “${title}” is shared with you`, text: '' }
}
