import { optionKeys } from '../../parts/answers/option-keys.ts'
import type { AnswerValues } from '../aspects.ts'

export const singleSelectValues: AnswerValues<'singleSelect'> = {
  keys: optionKeys,
}
