import type { AnswerLabels } from '../aspects.ts'

export const qualificationLabels: AnswerLabels = (_data, words) => [
  { key: 'okay', label: words.okay },
  { key: 'not_okay', label: words.notOkay },
  { key: 'error', label: words.error },
]
