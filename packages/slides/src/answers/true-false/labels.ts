import { labelsIn } from '../../parts/answers/labels-in.ts'
import type { AnswerLabels } from '../aspects.ts'

export const trueFalseLabels: AnswerLabels = ({ choice }) => labelsIn(choice, 'text')
