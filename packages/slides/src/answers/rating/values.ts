import type { AnswerValues } from '../aspects.ts'

export const ratingValues: AnswerValues<'rating'> = { keys: ({ value }) => [String(value)] }
