import { labelsIn } from '../../parts/answers/labels-in.ts'
import type { AnswerLabels } from '../aspects.ts'

export const singleSelectLabels: AnswerLabels = ({ options, imageOpts }) => labelsIn(options ?? imageOpts, 'text')
