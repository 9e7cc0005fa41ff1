import { personFieldLimits } from '@deckle/core/people/person-field.ts'
import { trimInvisible } from '@deckle/core/text/trim-invisible.ts'
import { comparableText } from '@deckle/core/text/same-text.ts'
import type { useWords } from '../../../words/use-words.ts'

/** Choices as they are typed, one per line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(trimInvisible)
    .filter((line) => line !== '')

export function checkChoices(
  choices: readonly string[],
  t: ReturnType<typeof useWords<'people-fields'>>,
): true | string {
  if (choices.length === 0) return t('choicesMissing')
  if (choices.length > personFieldLimits.choices) return t('choicesMany', { most: personFieldLimits.choices })
  if (choices.some((choice) => choice.length > personFieldLimits.choice))
    return t('choicesLong', { most: personFieldLimits.choice })
  return new Set(choices.map(comparableText)).size === choices.length || t('choicesSame')
}
