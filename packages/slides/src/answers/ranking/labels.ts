import { labelsIn } from '../../parts/answers/labels-in.ts'
import type { AnswerLabels } from '../aspects.ts'

export const rankingLabels: AnswerLabels = ({ options }) => labelsIn(options, 'text')
