import { optionKeys } from '../../parts/answers/option-keys.ts'
import type { AnswerValues } from '../aspects.ts'

export const scoreSelectValues: AnswerValues<'scoreSelect'> = {
  keys: optionKeys,
}
