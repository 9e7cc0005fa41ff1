import type { InteractionKind, Slide } from '@deckle/core/deck/slide.ts'
import { interactionOf } from './catalog.ts'
import { headingOf } from './heading.ts'
import { type AnswerLabel, answerLabels, type ScaleWords } from './parts/answers/answer-labels.ts'
import { englishScaleWords } from './parts/answers/rating-scales.ts'
import { solutionOf } from './scoring.ts'

export { answerText } from './parts/answers/answer-text.ts'
export { headingOf } from './heading.ts'

/** A row of a slide's distribution; `right` is null where nothing is right or wrong. */
interface ReportKey extends AnswerLabel {
  readonly right: boolean | null
}

export interface SlideReport {
  /** See `headingOf`. */
  readonly heading: string
  /**
   * How answers are drawn: bars of choices, bars of a scale with its mean, first places with mean places, a list of
   * texts or of files, or nothing.
   */
  readonly kind: 'choices' | 'scale' | 'ranking' | 'texts' | 'files' | 'none'
  /** In the slide's order, with the keys of `answerKeys`. */
  readonly keys: readonly ReportKey[]
}

/** @param words names of rating values, English by default */
export function reportOf(slide: Pick<Slide, 'template' | 'data'>, words: ScaleWords = englishScaleWords): SlideReport {
  const interaction = interactionOf(slide.template)
  const solution = solutionOf(slide.template, slide.data)
  // Rankings are counted by their first place.
  const right = new Set(interaction === 'ranking' ? solution.slice(0, 1) : solution)
  const keys = answerLabels(slide, words).map((one) => ({
    ...one,
    right: right.size > 0 ? right.has(one.key) : null,
  }))
  return { heading: headingOf(slide.data), kind: reportKinds[interaction], keys }
}

const reportKinds: Readonly<Record<InteractionKind, SlideReport['kind']>> = {
  none: 'none',
  openAnswer: 'texts',
  fillInTheBlank: 'texts',
  rangeSelect: 'texts',
  uploader: 'files',
  rating: 'scale',
  trueFalse: 'choices',
  singleSelect: 'choices',
  multiSelect: 'choices',
  scoreSelect: 'choices',
  taggedSelect: 'choices',
  qualification: 'choices',
  brancher: 'choices',
  ranking: 'ranking',
}
