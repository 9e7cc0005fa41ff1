import type { AnswerKind, InteractionKind, SlideData } from '@deckle/core/deck/slide.ts'
import type { AnswerLabel } from '../parts/answers/labels-in.ts'
import type { ScaleWords } from '../parts/answers/rating-label.ts'
import type { AnswerLabels } from './aspects.ts'
import { brancherLabels } from './brancher/labels.ts'
import { multiSelectLabels } from './multi-select/labels.ts'
import { qualificationLabels } from './qualification/labels.ts'
import { rangeSelectLabels } from './range-select/labels.ts'
import { rankingLabels } from './ranking/labels.ts'
import { ratingLabels } from './rating/labels.ts'
import { scoreSelectLabels } from './score-select/labels.ts'
import { singleSelectLabels } from './single-select/labels.ts'
import { taggedSelectLabels } from './tagged-select/labels.ts'
import { trueFalseLabels } from './true-false/labels.ts'

/** Null where the slide offers nothing. */
const labelsByKind: { readonly [K in AnswerKind]: AnswerLabels | null } = {
  openAnswer: null,
  trueFalse: trueFalseLabels,
  singleSelect: singleSelectLabels,
  multiSelect: multiSelectLabels,
  rating: ratingLabels,
  scoreSelect: scoreSelectLabels,
  taggedSelect: taggedSelectLabels,
  rangeSelect: rangeSelectLabels,
  qualification: qualificationLabels,
  fillInTheBlank: null,
  uploader: null,
  brancher: brancherLabels,
  ranking: rankingLabels,
}

/** The options, rating values or sliders of a slide that takes such answers; empty for free text. */
export function answerLabels(kind: InteractionKind, data: SlideData, words: ScaleWords): readonly AnswerLabel[] {
  return (kind !== 'none' && labelsByKind[kind]?.(data, words)) || []
}
