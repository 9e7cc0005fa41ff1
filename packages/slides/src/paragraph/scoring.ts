import type { DataOfDefinition, ReadOnlyScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { paragraph } from './definition.ts'

export type ParagraphPlay = PublicOf<typeof paragraph.fields>

export const paragraphScoring: ReadOnlyScoring<DataOfDefinition<typeof paragraph>, ParagraphPlay> = {
  prepare: null,
  redact: (data) => withoutSecrets(paragraph.fields, data),
}
