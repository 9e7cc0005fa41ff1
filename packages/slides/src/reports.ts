import type { Slide } from '@deckle/core/deck/slide.ts'
import type { AnswerReport } from './answers/aspects.ts'
import { answerDefinitions } from './answers/definitions.ts'
import { answerLabels } from './answers/labels.ts'
import { interactionOf } from './catalog.ts'
import { headingOf } from './heading.ts'
import type { AnswerLabel } from './parts/answers/labels-in.ts'
import type { ScaleWords } from './parts/answers/rating-label.ts'
import { englishScaleWords } from './parts/answers/rating-scales.ts'
import { solutionOf } from './scoring.ts'

export { headingOf } from './heading.ts'

/** A row of a slide's distribution; `right` is null where nothing is right or wrong. */
interface ReportKey extends AnswerLabel {
  readonly right: boolean | null
}

export interface SlideReport {
  /** See `headingOf`. */
  readonly heading: string
  /** How answers are drawn; `none` for a slide that is only read. */
  readonly kind: AnswerReport | 'none'
  /** In the slide's order, with the keys of `answerKeys`. */
  readonly keys: readonly ReportKey[]
}

/** @param words names of rating values, English by default */
export function reportOf(slide: Pick<Slide, 'template' | 'data'>, words: ScaleWords = englishScaleWords): SlideReport {
  const interaction = interactionOf(slide.template)
  const kind = interaction === 'none' ? interaction : answerDefinitions[interaction].report
  const solution = solutionOf(slide.template, slide.data)
  // Rankings are counted by their first place.
  const right = new Set(kind === 'ranking' ? solution.slice(0, 1) : solution)
  const keys = answerLabels(interaction, slide.data, words).map((one) => ({
    ...one,
    right: right.size > 0 ? right.has(one.key) : null,
  }))
  return { heading: headingOf(slide.data), kind, keys }
}
