import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { unmarked } from '../parts/marking/unmarked.ts'
import { rangeSelect } from './definition.ts'
import { truncate } from './slider-step.ts'

type RangeData = DataOfDefinition<typeof rangeSelect>
type RangeAnswer = AnswerByKind['rangeSelect']
/** `computes`: there is a formula, so the button is labelled Calculate. */
export type RangeSelectPlay = PublicOf<typeof rangeSelect.fields> & { readonly computes: boolean }

export const rangeSelectScoring: SlideScoring<RangeData, RangeAnswer, RangeSelectPlay> = {
  prepare: (data) => (answer) => (isOnTheSliders(data, answer) ? unmarked : null),
  redact: (data) => ({ ...withoutSecrets(rangeSelect.fields, data), computes: data.formula.trim() !== '' }),
  solution: () => [],
  values: (data, { values }) =>
    Object.fromEntries(
      data.rangeselect
        .filter(({ id, variable }) => variable !== '' && values[id] !== undefined)
        .map(({ id, variable }) => [variable, values[id]]),
    ),
}

/** A value for every slider, within its range, at most two decimals. */
function isOnTheSliders({ rangeselect }: RangeData, { values }: RangeAnswer): boolean {
  return (
    Object.keys(values).length === rangeselect.length &&
    rangeselect.every(({ id, minValue, maxValue }) => {
      const value = Object.hasOwn(values, id) ? values[id] : undefined
      return value !== undefined && value >= minValue && value <= maxValue && truncate(value) === value
    })
  )
}
