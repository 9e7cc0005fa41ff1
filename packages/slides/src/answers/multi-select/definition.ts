import type { AnswerDefinition } from '../aspects.ts'

export const multiSelect: AnswerDefinition<'multiSelect'> = { report: 'choices' }
