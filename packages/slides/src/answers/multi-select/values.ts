import type { AnswerValues } from '../aspects.ts'

export const multiSelectValues: AnswerValues<'multiSelect'> = {
  keys: ({ options }) => [...new Set(options)],
}
