import type { AnswerDefinition } from '../aspects.ts'

export const singleSelect: AnswerDefinition<'singleSelect'> = { report: 'choices' }
