import type { AnswerByKind, Mark } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { placeOf, rightOptions } from '../parts/marking/choice-scoring.ts'
import { multipleSelect } from './definition.ts'

type MultipleSelectData = DataOfDefinition<typeof multipleSelect>
export interface MultipleSelectPlay extends PublicOf<typeof multipleSelect.fields> {
  readonly hasRightAnswers: boolean
}

export const multipleSelectScoring: SlideScoring<MultipleSelectData, AnswerByKind['multiSelect'], MultipleSelectPlay> =
  {
    prepare: prepareSelection,
    redact: (data, hasRightAnswers) => ({ ...withoutSecrets(multipleSelect.fields, data), hasRightAnswers }),
    solution: (data) => rightOptions(data.multiselect),
  }

/**
 * Right where exactly the right options are chosen (product.md §5). With partial credit each right one adds its share
 * and each wrong one subtracts a share, down to 0.
 */
function prepareSelection(
  { multiselect, partialCredit }: MultipleSelectData,
  weight: number,
): (answer: AnswerByKind['multiSelect']) => Mark | null {
  const ids = multiselect.map(({ id }) => id)
  const isRight = multiselect.map(({ correct }) => correct === 'checked')
  const rights = rightOptions(multiselect).length
  const right: Mark = { correct: true, earned: weight, possible: weight }
  return ({ options }) => {
    let count = 0
    let hits = 0
    for (let at = 0; at < options.length; at++) {
      const id = options[at] as string
      const place = placeOf(ids, id)
      if (place < 0) return null
      if (at > 0 && placeOf(options, id) < at) continue
      count += 1
      if (isRight[place]) hits += 1
    }
    if (count === 0) return null
    if (hits === count && count === rights) return right
    const share = rights === 0 ? 0 : Math.max(0, 2 * hits - count) / rights
    return { correct: false, earned: partialCredit ? weight * share : 0, possible: weight }
  }
}
