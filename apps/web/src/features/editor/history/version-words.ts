import type { DeckVersion } from '@deckle/contract/decks.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

export function useVersionWords() {
  const t = useWords('versions')
  const format = useFormatter()
  return {
    /** "Version 3: Before the audit" */
    nameOf: ({ version, name }: Pick<DeckVersion, 'version' | 'name'>): string =>
      name ? t('numberAndName', { version, name }) : t('number', { version }),
    meta: ({ publishedAt, publishedBy }: DeckVersion): string => {
      const when = format.dateTime(new Date(publishedAt), { dateStyle: 'medium', timeStyle: 'short' })
      return publishedBy ? t('meta', { when, who: publishedBy }) : when
    },
  }
}
