import type { AnswerByKind, Mark } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { isSameText } from '../parts/marking/same-text.ts'
import { fillInTheBlanks } from './definition.ts'
import { accepted } from './gaps.ts'

type FillData = DataOfDefinition<typeof fillInTheBlanks>
export type FillInTheBlanksPlay = PublicOf<typeof fillInTheBlanks.fields>

export const fillInTheBlanksScoring: SlideScoring<FillData, AnswerByKind['fillInTheBlank'], FillInTheBlanksPlay> = {
  score: (data, answer, weight = 1) => scoreTexts(data, answer.texts, weight),
  redact: (data) => withoutSecrets(fillInTheBlanks.fields, data),
  solution: (data) => data.blanks.map(({ answer }) => accepted(answer)[0] ?? ''),
}

/** Right where every blank is; with partial credit each right blank adds its share. */
function scoreTexts({ blanks, partialCredit }: FillData, texts: readonly string[], weight: number): Mark | null {
  if (texts.length !== blanks.length || texts.every((text) => text.trim() === '')) return null
  const hits = blanks.filter(({ answer }, at) =>
    accepted(answer).some((one) => isSameText(texts[at] ?? '', one)),
  ).length
  const correct = hits === blanks.length
  return { correct, earned: correct ? weight : partialCredit ? (weight * hits) / blanks.length : 0, possible: weight }
}
