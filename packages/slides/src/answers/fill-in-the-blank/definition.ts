import type { AnswerDefinition } from '../aspects.ts'

export const fillInTheBlank: AnswerDefinition<'fillInTheBlank'> = { report: 'texts' }
