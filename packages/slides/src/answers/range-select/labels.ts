import { labelsIn } from '../../parts/answers/labels-in.ts'
import type { AnswerLabels } from '../aspects.ts'

export const rangeSelectLabels: AnswerLabels = ({ rangeselect }) => labelsIn(rangeselect, 'name')
