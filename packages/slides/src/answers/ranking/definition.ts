import type { AnswerDefinition } from '../aspects.ts'

export const ranking: AnswerDefinition<'ranking'> = { report: 'ranking', places: ({ order }) => order }
