import type { AnswerDefinition } from '../aspects.ts'

export const rating: AnswerDefinition<'rating'> = { report: 'scale' }
