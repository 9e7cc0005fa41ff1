import type { DataOfDefinition, ReadOnlyScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { title } from './definition.ts'

export type TitlePlay = PublicOf<typeof title.fields>

export const titleScoring: ReadOnlyScoring<DataOfDefinition<typeof title>, TitlePlay> = {
  prepare: null,
  redact: (data) => withoutSecrets(title.fields, data),
}
