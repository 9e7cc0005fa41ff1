import type { AnswerValues } from '../aspects.ts'

/** Every link that was followed counts. */
export const brancherValues: AnswerValues<'brancher'> = {
  keys: ({ clicked }) => [...new Set(clicked)],
}
