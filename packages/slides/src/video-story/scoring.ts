import type { DataOfDefinition, ReadOnlyScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { videoStory } from './definition.ts'

export type VideoStoryPlay = PublicOf<typeof videoStory.fields>

export const videoStoryScoring: ReadOnlyScoring<DataOfDefinition<typeof videoStory>, VideoStoryPlay> = {
  prepare: null,
  redact: (data) => withoutSecrets(videoStory.fields, data),
}
