import type { AnswerDefinition } from '../aspects.ts'

export const taggedSelect: AnswerDefinition<'taggedSelect'> = { report: 'choices' }
