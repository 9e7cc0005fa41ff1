import type { AnswerDefinition } from '../aspects.ts'

export const uploader: AnswerDefinition<'uploader'> = { report: 'files' }
