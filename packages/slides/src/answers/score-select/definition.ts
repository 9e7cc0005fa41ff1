import type { AnswerDefinition } from '../aspects.ts'

export const scoreSelect: AnswerDefinition<'scoreSelect'> = { report: 'choices' }
