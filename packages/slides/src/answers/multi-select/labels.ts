import { labelsIn } from '../../parts/answers/labels-in.ts'
import type { AnswerLabels } from '../aspects.ts'

export const multiSelectLabels: AnswerLabels = ({ multiselect }) => labelsIn(multiselect, 'text')
