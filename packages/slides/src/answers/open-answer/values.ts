import type { AnswerValues } from '../aspects.ts'

export const openAnswerValues: AnswerValues<'openAnswer'> = { keys: null, text: ({ text }) => text }
