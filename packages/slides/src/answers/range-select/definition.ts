import type { AnswerDefinition } from '../aspects.ts'

export const rangeSelect: AnswerDefinition<'rangeSelect'> = { report: 'texts' }
