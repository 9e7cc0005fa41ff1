import { labelsIn } from '../../parts/answers/labels-in.ts'
import type { AnswerLabels } from '../aspects.ts'

export const brancherLabels: AnswerLabels = ({ popupitems }) => labelsIn(popupitems, 'option')
