import { labelsIn } from '../../parts/answers/labels-in.ts'
import type { AnswerLabels } from '../aspects.ts'

export const scoreSelectLabels: AnswerLabels = ({ scoreselect }) => labelsIn(scoreselect, 'caption')
