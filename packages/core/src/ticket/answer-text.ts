import { isBlank } from '../text/is-blank.ts'

/** Characters of a prepared answer, and how many a client keeps outside the bin. */
export const answerTextLimits = { name: 60, text: 2000, count: 100 } as const

/** Placeholder for the asker's name in a prepared answer, the same in every language. */
export const NAME_PLACEHOLDER = '{name}'

/** The prepared answer for one asker. Without a name, the placeholder is removed with the space before it. */
export function fillAnswerText(text: string, name: string): string {
  if (isBlank(name)) return text.replaceAll(/ ?\{name\}/g, '')
  return text.replaceAll(NAME_PLACEHOLDER, () => name.trim())
}
