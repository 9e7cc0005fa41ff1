import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { prepareChoice, rightOptions } from '../parts/marking/choice-scoring.ts'
import { trueFalse } from './definition.ts'

type TrueFalsePlay = PublicOf<typeof trueFalse.fields>

export const trueFalseScoring: SlideScoring<
  DataOfDefinition<typeof trueFalse>,
  AnswerByKind['trueFalse'],
  TrueFalsePlay
> = {
  prepare: (data, weight) => prepareChoice(data.choice, weight),
  redact: (data) => withoutSecrets(trueFalse.fields, data),
  solution: (data) => rightOptions(data.choice),
}
