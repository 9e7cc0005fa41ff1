import type { AnswerValues } from '../aspects.ts'

export const qualificationValues: AnswerValues<'qualification'> = { keys: ({ result }) => [result] }
