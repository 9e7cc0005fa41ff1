import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { unmarked } from '../parts/marking/unmarked.ts'
import { uploader } from './definition.ts'

export type UploaderPlay = PublicOf<typeof uploader.fields>

export const uploaderScoring: SlideScoring<
  DataOfDefinition<typeof uploader>,
  AnswerByKind['uploader'],
  UploaderPlay
> = {
  prepare:
    () =>
    ({ file }) =>
      file === '' ? null : unmarked,
  redact: (data) => withoutSecrets(uploader.fields, data),
  solution: () => [],
}
