import { isFault } from '@deckle/core/formula/fault.ts'
import { type FormulaResult, readCriteria } from '@deckle/core/formula/formula.ts'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, Compute } from '../definition.ts'
import type { qualification } from './definition.ts'

/** Okay, Not Okay or Error (product.md §4, "Qualification"). */
export const computeQualification: Compute<DataOfDefinition<typeof qualification>, AnswerByKind['qualification']> = (
  data,
  _answer,
  values,
) => {
  const criteria = readCriteria(data.criteria)
  const found: FormulaResult = isFault(criteria) ? { ok: false, fault: criteria } : criteria.evaluate(values)
  if (!found.ok) {
    return {
      answer: { kind: 'qualification', result: 'error' },
      result: { value: null },
      target: '',
      feedback: null,
      fault: found.fault,
    }
  }
  const isOkay = Boolean(found.value)
  return {
    answer: { kind: 'qualification', result: isOkay ? 'okay' : 'not_okay' },
    result: { value: isOkay },
    target: isOkay ? data.okaySlide : data.notOkaySlide,
    feedback: (isOkay ? data.okay : data.notOkay) || null,
    fault: null,
  }
}
