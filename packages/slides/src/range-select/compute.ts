import { isFault } from '@deckle/core/formula/fault.ts'
import { readFormula } from '@deckle/core/formula/formula.ts'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, Compute } from '../definition.ts'
import type { rangeSelect } from './definition.ts'

/** The formula's result (product.md §4, "Calculation"). */
export const computeRange: Compute<DataOfDefinition<typeof rangeSelect>, AnswerByKind['rangeSelect']> = (
  data,
  answer,
  values,
) => {
  const nothing = { target: '', feedback: null } as const
  if (data.formula.trim() === '') return { ...nothing, answer: { ...answer, result: null }, result: null, fault: null }
  const formula = readFormula(data.formula)
  const found = isFault(formula) ? ({ ok: false, fault: formula } as const) : formula.evaluate(values)
  const value = found.ok ? Number(found.value) : null
  return { ...nothing, answer: { ...answer, result: value }, result: { value }, fault: found.ok ? null : found.fault }
}
