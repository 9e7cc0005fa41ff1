import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { prepareChoice, rightOptions } from '../parts/marking/choice-scoring.ts'
import { singleSelect } from './definition.ts'

type SingleSelectPlay = PublicOf<typeof singleSelect.fields>

export const singleSelectScoring: SlideScoring<
  DataOfDefinition<typeof singleSelect>,
  AnswerByKind['singleSelect'],
  SingleSelectPlay
> = {
  prepare: (data, weight) => prepareChoice(data.options, weight),
  redact: (data) => withoutSecrets(singleSelect.fields, data),
  solution: (data) => rightOptions(data.options),
}
