import { labelsIn } from '../../parts/answers/labels-in.ts'
import type { AnswerLabels } from '../aspects.ts'

export const taggedSelectLabels: AnswerLabels = ({ taggedselect }) => labelsIn(taggedselect, 'option')
