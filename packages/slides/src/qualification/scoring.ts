import { isFault } from '@deckle/core/formula/fault.ts'
import { type FormulaResult, type FormulaValues, readCriteria } from '@deckle/core/formula/formula.ts'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, Settled, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { unmarked } from '../parts/unmarked.ts'
import { qualification } from './definition.ts'

type QualificationData = DataOfDefinition<typeof qualification>
type QualificationAnswer = AnswerByKind['qualification']
export type QualificationPlay = PublicOf<typeof qualification.fields>

export const qualificationScoring: SlideScoring<QualificationData, QualificationAnswer, QualificationPlay> = {
  score: () => unmarked,
  redact: (data) => withoutSecrets(qualification.fields, data),
  solution: () => [],
  settle: measure,
}

/** Okay, Not Okay or Error (product.md §4, "Qualification"). */
function measure(
  data: QualificationData,
  _answer: QualificationAnswer,
  values: FormulaValues,
): Settled<QualificationAnswer> {
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
