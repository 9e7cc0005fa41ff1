import { personFieldLimits } from '@deckle/core/people/person-field.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import type { useWords } from '../../../words/use-words.ts'

/** Choices as they are typed, one per line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isBlank(line))

export function checkChoices(
  choices: readonly string[],
  t: ReturnType<typeof useWords<'people-fields'>>,
): true | string {
  if (choices.length === 0) return t('choicesMissing')
  if (choices.length > personFieldLimits.choices) return t('choicesMany', { most: personFieldLimits.choices })
  if (choices.some((choice) => choice.length > personFieldLimits.choice))
    return t('choicesLong', { most: personFieldLimits.choice })
  return new Set(choices.map((choice) => choice.toLowerCase())).size === choices.length || t('choicesSame')
}
