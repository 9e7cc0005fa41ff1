import type { WordsLanguage } from '../../../http/language.ts'
import type { Message } from '../../../platform/mail/mail.ts'

interface Code {
  readonly to: string
  readonly clientId: string
  readonly deckName: string
  readonly code: string
}

/** The code stands alone on its line: phones offer it for typing. */
export function codeMail({ to, clientId, deckName, code }: Code, language: WordsLanguage): Message {
  const [subject, lines] =
    language === 'hi'
      ? ([
          `${code} आपका कोड है`,
          [
            `“${deckName}” खोलने के लिए यह कोड लिखें:`,
            code,
            'यह 15 मिनट तक काम करता है। अगर आपने इसे नहीं माँगा, तो कुछ करने की ज़रूरत नहीं है।',
          ],
        ] as const)
      : ([
          `${code} is your code`,
          [
            `To open “${deckName}”, type this code:`,
            code,
            'It works for 15 minutes. If you did not ask for it, there is nothing to do.',
          ],
        ] as const)
  return { to, clientId, subject, text: lines.join('\n\n') }
}
