import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { rating } from './definition.ts'
import { valuesOf } from '../parts/answers/rating-scales.ts'
import { unmarked } from '../parts/marking/unmarked.ts'
import { valuesOfVariable } from '../parts/marking/variables.ts'

export type RatingPlay = PublicOf<typeof rating.fields>

export const ratingScoring: SlideScoring<DataOfDefinition<typeof rating>, AnswerByKind['rating'], RatingPlay> = {
  prepare: (data) => {
    const values = new Set(valuesOf(data.rating))
    return ({ value }) => (values.has(value) ? unmarked : null)
  },
  redact: (data) => withoutSecrets(rating.fields, data),
  solution: () => [],
  values: (data, answer) => valuesOfVariable(data.variable, answer.value),
  share: (data, answer) => {
    const values = valuesOf(data.rating)
    const lowest = Math.min(...values)
    return (answer.value - lowest) / (Math.max(...values) - lowest)
  },
}
