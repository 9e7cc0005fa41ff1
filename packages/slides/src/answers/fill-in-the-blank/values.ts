import type { AnswerValues } from '../aspects.ts'

export const fillInTheBlankValues: AnswerValues<'fillInTheBlank'> = {
  keys: null,
  text: ({ texts }) => texts.join('; '),
}
