import type { AnswerDefinition } from '../aspects.ts'

export const trueFalse: AnswerDefinition<'trueFalse'> = { report: 'choices' }
