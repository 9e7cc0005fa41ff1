import type { AnswerByKind, AnswerKind, SlideData } from '@deckle/core/deck/slide.ts'
import type { AnswerLabel } from '../parts/answers/labels-in.ts'
import type { ScaleWords } from '../parts/answers/rating-label.ts'

/**
 * How a report draws the answers to a slide: bars of choices, bars of a scale with its mean, first places with mean
 * places, a list of texts or of files.
 */
export type AnswerReport = 'choices' | 'scale' | 'ranking' | 'texts' | 'files'

/** A kind of answer for the store and for reports; players do not load it. */
export interface AnswerDefinition<K extends AnswerKind> {
  readonly report: AnswerReport
  /** What was put in order, first place first. Absent where places mean nothing. */
  readonly places?: (answer: AnswerByKind[K]) => readonly string[]
}

/** What an answer of a kind is counted under, or its text where it is read and not counted. */
export type AnswerValues<K extends AnswerKind> = CountedValues<K> | ReadValues<K>

interface CountedValues<K extends AnswerKind> {
  /** Option ids, the first-ranked option, a rating's value, a result; each once. */
  readonly keys: (answer: AnswerByKind[K]) => readonly string[]
  /** The names of the keys where absent. */
  readonly text?: AnswerText<K>
}

interface ReadValues<K extends AnswerKind> {
  readonly keys: null
  readonly text: AnswerText<K>
}

/** @param labels names by key; a key without a name is shown as it is */
type AnswerText<K extends AnswerKind> = (answer: AnswerByKind[K], labels: ReadonlyMap<string, string>) => string

/** Options, rating values or sliders of a slide, in its order. Works on redacted data too. */
export type AnswerLabels = (data: SlideData, words: ScaleWords) => readonly AnswerLabel[]
