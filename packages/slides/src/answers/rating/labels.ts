import { ratingLabel } from '../../parts/answers/rating-label.ts'
import { valuesOf } from '../../parts/answers/rating-scales.ts'
import type { AnswerLabels } from '../aspects.ts'

export const ratingLabels: AnswerLabels = ({ rating }, words) =>
  valuesOf(String(rating)).map((value) => ({ key: String(value), label: ratingLabel(String(rating), value, words) }))
