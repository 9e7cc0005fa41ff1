import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { prepareChoice, rightOptions } from '../parts/marking/choice-scoring.ts'
import { pickPicture } from './definition.ts'

type PickPicturePlay = PublicOf<typeof pickPicture.fields>

export const pickPictureScoring: SlideScoring<
  DataOfDefinition<typeof pickPicture>,
  AnswerByKind['singleSelect'],
  PickPicturePlay
> = {
  prepare: (data, weight) => prepareChoice(data.imageOpts, weight),
  redact: (data) => withoutSecrets(pickPicture.fields, data),
  solution: (data) => rightOptions(data.imageOpts),
}
