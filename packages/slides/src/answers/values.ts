import type { Answer, AnswerKind, InteractionKind } from '@deckle/core/deck/slide.ts'
import { named } from '../parts/answers/named.ts'
import type { AnswerValues } from './aspects.ts'
import { brancherValues } from './brancher/values.ts'
import { fillInTheBlankValues } from './fill-in-the-blank/values.ts'
import { multiSelectValues } from './multi-select/values.ts'
import { openAnswerValues } from './open-answer/values.ts'
import { qualificationValues } from './qualification/values.ts'
import { rangeSelectValues } from './range-select/values.ts'
import { rankingValues } from './ranking/values.ts'
import { ratingValues } from './rating/values.ts'
import { scoreSelectValues } from './score-select/values.ts'
import { singleSelectValues } from './single-select/values.ts'
import { taggedSelectValues } from './tagged-select/values.ts'
import { trueFalseValues } from './true-false/values.ts'
import { uploaderValues } from './uploader/values.ts'

const valuesByKind: { readonly [K in AnswerKind]: AnswerValues<K> } = {
  openAnswer: openAnswerValues,
  trueFalse: trueFalseValues,
  singleSelect: singleSelectValues,
  multiSelect: multiSelectValues,
  rating: ratingValues,
  scoreSelect: scoreSelectValues,
  taggedSelect: taggedSelectValues,
  rangeSelect: rangeSelectValues,
  qualification: qualificationValues,
  fillInTheBlank: fillInTheBlankValues,
  uploader: uploaderValues,
  brancher: brancherValues,
  ranking: rankingValues,
}
/** Without the kinds: each is only given its own answers. */
const anyValues = valuesByKind as Readonly<Partial<Record<InteractionKind, AnswerValues<never>>>>

/** Whether answers are counted; texts, values of sliders and files are read. */
export function isCounted(kind: InteractionKind): boolean {
  return !!anyValues[kind]?.keys
}

/** The keys that an answer is counted under in a distribution; '' for one that is read. */
export function answerKeys(answer: Answer): readonly string[] {
  return anyValues[answer.kind]?.keys?.(answer as never) ?? ['']
}

/**
 * The names of what was chosen, or the text itself.
 * @param labels names by key; a key without a name is shown as it is
 */
export function answerText(answer: Answer, labels: ReadonlyMap<string, string>): string {
  return anyValues[answer.kind]?.text?.(answer as never, labels) ?? named(answerKeys(answer), labels)
}
