import type { AnswerDefinition } from '../aspects.ts'

export const openAnswer: AnswerDefinition<'openAnswer'> = { report: 'texts' }
