import type { AnswerValues } from '../aspects.ts'

export const uploaderValues: AnswerValues<'uploader'> = { keys: null, text: ({ name }) => name }
