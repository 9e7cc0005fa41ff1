import { joinTexts } from '@deckle/core/text/joined-texts.ts'
import type { AnswerValues } from '../aspects.ts'

export const fillInTheBlankValues: AnswerValues<'fillInTheBlank'> = {
  keys: null,
  text: ({ texts: [first = '', ...others] }) =>
    others.length === 0 ? first : joinTexts([first, ...others].map((text) => text.trim())),
}
