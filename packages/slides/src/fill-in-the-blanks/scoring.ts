import type { AnswerByKind, Mark } from '@deckle/core/deck/slide.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { isSameText } from '@deckle/core/text/same-text.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { fillInTheBlanks } from './definition.ts'
import { accepted } from './gaps.ts'

type FillData = DataOfDefinition<typeof fillInTheBlanks>
export type FillInTheBlanksPlay = PublicOf<typeof fillInTheBlanks.fields>

export const fillInTheBlanksScoring: SlideScoring<FillData, AnswerByKind['fillInTheBlank'], FillInTheBlanksPlay> = {
  prepare: prepareBlanks,
  redact: (data) => withoutSecrets(fillInTheBlanks.fields, data),
  solution: (data) => data.blanks.map(({ answer }) => accepted(answer)[0] ?? ''),
}

/** Right where every blank is; with partial credit each right blank adds its share. */
function prepareBlanks(
  { blanks, partialCredit }: FillData,
  weight: number,
): (answer: AnswerByKind['fillInTheBlank']) => Mark | null {
  const rights = blanks.map(({ answer }) => accepted(answer))
  return ({ texts }) => {
    if (texts.length !== rights.length || texts.every(isBlank)) return null
    const hits = rights.filter((right, at) => right.some((one) => isSameText(texts[at] ?? '', one))).length
    const correct = hits === rights.length
    return { correct, earned: correct ? weight : partialCredit ? (weight * hits) / rights.length : 0, possible: weight }
  }
}
