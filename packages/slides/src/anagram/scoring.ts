import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { isSameText } from '@deckle/core/text/same-text.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { anagram } from './definition.ts'
import { lengthsOf, lettersOf, scrambled } from './letters.ts'

/** The shuffled letters in lower case, and the lengths of the words. */
export type AnagramPlay = PublicOf<typeof anagram.fields> & {
  readonly letters: readonly string[]
  readonly lengths: readonly number[]
}

export const anagramScoring: SlideScoring<
  DataOfDefinition<typeof anagram>,
  AnswerByKind['fillInTheBlank'],
  AnagramPlay
> = {
  prepare:
    (data, weight) =>
    ({ texts }) => {
      const [given = '', ...more] = texts
      if (more.length > 0 || isBlank(given)) return null
      const correct = isSameText(given, data.answer)
      return { correct, earned: correct ? weight : 0, possible: weight }
    },
  redact: (data) => ({
    ...withoutSecrets(anagram.fields, data),
    letters: scrambled(lettersOf(data.answer.toLowerCase())),
    lengths: lengthsOf(data.answer),
  }),
  solution: (data) => [data.answer.trim()],
}
