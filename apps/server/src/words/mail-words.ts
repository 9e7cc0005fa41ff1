import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { languageHeader, type Message } from '../platform/mail/mail.ts'
import type { MailKey } from './catalogue.ts'
import { catalogues } from './catalogues.ts'
import { fill } from './fill.ts'

/** Subject, text with the greeting, and language of a mail. */
export function mailWords(
  language: InterfaceLanguage,
  key: MailKey,
  { name, ...values }: Readonly<Record<string, string>> & { readonly name: string },
): Pick<Message, 'subject' | 'text' | 'headers'> {
  const { greeting, texts } = catalogues[language].mails
  const { subject, lines } = texts[key]
  const paragraphs = [fill(greeting, { name }), ...lines.map((line) => fill(line, values))]
  return { subject: fill(subject, values), text: paragraphs.join('\n\n'), headers: languageHeader(language) }
}
