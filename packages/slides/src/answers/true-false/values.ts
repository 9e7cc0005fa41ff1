import { optionKeys } from '../../parts/answers/option-keys.ts'
import type { AnswerValues } from '../aspects.ts'

export const trueFalseValues: AnswerValues<'trueFalse'> = {
  keys: optionKeys,
}
