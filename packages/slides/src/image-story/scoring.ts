import type { DataOfDefinition, ReadOnlyScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { imageStory } from './definition.ts'

export type ImageStoryPlay = PublicOf<typeof imageStory.fields>

export const imageStoryScoring: ReadOnlyScoring<DataOfDefinition<typeof imageStory>, ImageStoryPlay> = {
  prepare: null,
  redact: (data) => withoutSecrets(imageStory.fields, data),
}
