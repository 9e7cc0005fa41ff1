import type { AnswerDefinition } from '../aspects.ts'

export const qualification: AnswerDefinition<'qualification'> = { report: 'choices' }
