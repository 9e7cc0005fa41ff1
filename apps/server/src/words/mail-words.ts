import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { MailKey } from './catalogue.ts'
import { catalogues } from './catalogues.ts'
import { fill } from './fill.ts'

/** Subject and text of a mail, with the greeting. */
export function mailWords(
  language: InterfaceLanguage,
  key: MailKey,
  { name, ...values }: Readonly<Record<string, string>> & { readonly name: string },
): { readonly subject: string; readonly text: string } {
  const { greeting, texts } = catalogues[language].mails
  const { subject, lines } = texts[key]
  const paragraphs = [fill(greeting, { name }), ...lines.map((line) => fill(line, values))]
  return { subject: fill(subject, values), text: paragraphs.join('\n\n') }
}
