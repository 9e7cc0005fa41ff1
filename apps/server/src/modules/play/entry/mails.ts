import type { Language } from '@deckle/core/deck/deck.ts'
import { languageHeader, type Message } from '../../../platform/mail/mail.ts'
import { audienceWordsFor } from '../words/words-for.ts'

interface Code {
  readonly to: string
  readonly clientId: string
  readonly deckName: string
  readonly code: string
}

/** The code stands alone on its line: phones offer it for typing. */
export function codeMail({ to, clientId, deckName, code }: Code, language: Language): Message {
  const { subject, before, after } = audienceWordsFor(language).mail
  const lines = [before.replace('{deck}', () => deckName), code, after]
  return {
    to,
    clientId,
    subject: subject.replace('{code}', code),
    text: lines.join('\n\n'),
    headers: languageHeader(language),
  }
}
