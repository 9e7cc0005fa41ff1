import { isFault } from '@deckle/core/formula/fault.ts'
import { type FormulaValues, readFormula } from '@deckle/core/formula/formula.ts'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, Settled, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { unmarked } from '../parts/unmarked.ts'
import { rangeSelect } from './definition.ts'
import { truncate } from './slider-step.ts'

type RangeData = DataOfDefinition<typeof rangeSelect>
type RangeAnswer = AnswerByKind['rangeSelect']
/** `computes`: there is a formula, so the button says Calculate. */
export type RangeSelectPlay = PublicOf<typeof rangeSelect.fields> & { readonly computes: boolean }

export const rangeSelectScoring: SlideScoring<RangeData, RangeAnswer, RangeSelectPlay> = {
  score: (data, answer) => (isOnTheSliders(data, answer) ? unmarked : null),
  redact: (data) => ({ ...withoutSecrets(rangeSelect.fields, data), computes: data.formula.trim() !== '' }),
  solution: () => [],
  values: (data, { values }) =>
    Object.fromEntries(
      data.rangeselect
        .filter(({ id, variable }) => variable !== '' && values[id] !== undefined)
        .map(({ id, variable }) => [variable, values[id]]),
    ),
  settle: (data, answer, values) => calculate(data.formula, answer, values),
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

function calculate(text: string, answer: RangeAnswer, values: FormulaValues): Settled<RangeAnswer> {
  const nothing = { target: '', feedback: null } as const
  if (text.trim() === '') return { ...nothing, answer: { ...answer, result: null }, result: null, fault: null }
  const formula = readFormula(text)
  const found = isFault(formula) ? ({ ok: false, fault: formula } as const) : formula.evaluate(values)
  const value = found.ok ? Number(found.value) : null
  return { ...nothing, answer: { ...answer, result: value }, result: { value }, fault: found.ok ? null : found.fault }
}
