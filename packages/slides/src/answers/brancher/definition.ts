import type { AnswerDefinition } from '../aspects.ts'

export const brancher: AnswerDefinition<'brancher'> = { report: 'choices' }
