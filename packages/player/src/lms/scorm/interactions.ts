import type { Answer, AnswerByKind, AnswerKind, Mark, Slide, SlideData } from '@deckle/core/deck/slide.ts'
import { slug } from '@deckle/core/text/slug.ts'
import { interactionOf as kindOf } from '@deckle/slides/catalog.ts'
import { accepted } from '@deckle/slides/fill-in-the-blanks/gaps.ts'
import { headingOf } from '@deckle/slides/heading.ts'
import { answerLabels } from '@deckle/slides/answers/labels.ts'
import { englishScaleWords, starsOf } from '@deckle/slides/parts/answers/rating-scales.ts'
import { solutionOf } from '@deckle/slides/scoring.ts'

export type InteractionType =
  | 'true-false'
  | 'choice'
  | 'fill-in'
  | 'long-fill-in'
  | 'performance'
  | 'sequencing'
  | 'likert'
  | 'numeric'
  | 'other'

/** An answer as reported to an LMS, for either version of the standard. */
export interface Interaction {
  /** Of the question: the same for every person and in every language. */
  readonly id: string
  readonly description: string
  readonly type: InteractionType
  readonly response: readonly string[]
  /** The right responses; empty where nothing is right or wrong. */
  readonly correct: readonly (readonly string[])[]
  /** Of `performance`: the meaning of the response's parts. */
  readonly steps?: readonly string[]
  /** Points, where a question gives points and no answer is right. */
  readonly result: string
  /** Points of a right answer; null for none. */
  readonly weighting: number | null
  readonly latencyMs: number
  readonly at: Date
}

export interface RecordedAnswer {
  readonly answer: Answer
  readonly mark: Mark
  readonly latencyMs: number
  readonly at: Date
}

type QuestionSlide = Pick<Slide, 'template' | 'data' | 'slideSeq'>
type Pattern = Pick<Interaction, 'type' | 'response' | 'correct' | 'steps'>

/** SCORM 1.2 names an option by one character. */
const shortNames = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** The number of blanks and of right patterns that every LMS must accept. */
const mostParts = 10

/** @param slide in the deck's own language */
export function interactionOf(slide: QuestionSlide, { answer, mark, latencyMs, at }: RecordedAnswer): Interaction {
  const hasRightAnswer = mark.correct !== null
  const pattern = patternOf(slide, answer)
  return {
    id: questionId(slide),
    description: headingOf(slide.data),
    ...pattern,
    correct: hasRightAnswer ? pattern.correct : [],
    result: resultOf(mark),
    weighting: mark.possible > 0 ? rounded(mark.possible) : null,
    latencyMs,
    at,
  }
}

/** `q4-which-planet`: letters, digits and hyphens, as both versions allow. */
export function questionId({ slideSeq, data }: Pick<Slide, 'slideSeq' | 'data'>): string {
  const words = slug(headingOf(data), 48)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
  return `q${slideSeq + 1}${words && `-${words}`}`
}

function resultOf({ correct, earned, possible }: Mark): string {
  if (correct !== null) return correct ? 'correct' : 'incorrect'
  return possible > 0 ? String(rounded(earned)) : 'neutral'
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100
}

const patterns: {
  readonly [K in AnswerKind]: (slide: QuestionSlide, answer: AnswerByKind[K]) => Pattern
} = {
  trueFalse: (slide, { option }) => trueFalse(slide, option),
  singleSelect: (slide, { option }) => choice(slide, [option]),
  scoreSelect: (slide, { option }) => choice(slide, [option]),
  taggedSelect: (slide, { option }) => choice(slide, [option]),
  multiSelect: (slide, { options }) => choice(slide, options),
  brancher: (slide, { clicked }) => choice(slide, clicked),
  ranking: (slide, { order }) => sequence(slide, order),
  rating: ({ data }, { value }) => rating(data, value),
  openAnswer: (_slide, answer) => text(answer.text),
  fillInTheBlank: (slide, { texts }) => fillIn(slide, texts),
  rangeSelect: (slide, { values }) => sliders(slide, values),
  qualification: (_slide, { result }) => ({ type: 'other', response: [result], correct: [] }),
  uploader: (_slide, { name }) => ({ type: 'other', response: [name], correct: [] }),
}

function patternOf(slide: QuestionSlide, answer: Answer): Pattern {
  const pattern = patterns[answer.kind] as (slide: QuestionSlide, answer: Answer) => Pattern
  return pattern(slide, answer)
}

/** The author's first option is the true one, whatever its text. */
function trueFalse(slide: QuestionSlide, option: string): Pattern {
  const [first] = idsOf(slide)
  const truth = (id: string) => [id === first ? 'true' : 'false']
  return { type: 'true-false', response: truth(option), correct: solutionOf(slide.template, slide.data).map(truth) }
}

/** Options are named by letters and digits in the slide's order; where these don't suffice, by their numbers. */
function choice(slide: QuestionSlide, chosen: readonly string[]): Pattern {
  const ids = idsOf(slide)
  const isShort = ids.length <= shortNames.length
  const names = (wanted: readonly string[]) => ids.filter((id) => wanted.includes(id)).map((id) => nameIn(ids, id))
  const right = names(solutionOf(slide.template, slide.data))
  const hasOneAnswer = slide.template !== 'multiple_select'
  return {
    type: isShort ? 'choice' : 'other',
    response: names(chosen),
    correct: hasOneAnswer ? right.map((one) => [one]) : right.length > 0 ? [right] : [],
  }
}

/** The items in the person's order; one order is right. */
function sequence(slide: QuestionSlide, order: readonly string[]): Pattern {
  const ids = idsOf(slide)
  const names = (wanted: readonly string[]) => wanted.map((id) => nameIn(ids, id))
  return {
    type: ids.length <= shortNames.length ? 'sequencing' : 'other',
    response: names(order),
    correct: [names(solutionOf(slide.template, slide.data))],
  }
}

function nameIn(ids: readonly string[], id: string): string {
  const at = ids.indexOf(id)
  return (ids.length <= shortNames.length ? shortNames[at] : undefined) ?? String(at + 1)
}

function rating({ rating: scale }: SlideData, value: number): Pattern {
  return { type: starsOf(String(scale)) > 9 ? 'numeric' : 'likert', response: [String(value)], correct: [] }
}

function text(response: string): Pattern {
  return { type: response.length > 250 ? 'long-fill-in' : 'fill-in', response: [response], correct: [] }
}

function fillIn(slide: QuestionSlide, texts: readonly string[]): Pattern {
  const { blanks } = slide.data
  const wanted = Array.isArray(blanks)
    ? (blanks as readonly { readonly answer: string }[]).map(({ answer }) => accepted(answer))
    : solutionOf(slide.template, slide.data).map((one) => [one])
  return {
    type: texts.length > mostParts ? 'other' : 'fill-in',
    response: texts,
    correct: combinations(wanted, mostParts),
  }
}

/** All combinations of one item from each list, up to a maximum number. */
function combinations(lists: readonly (readonly string[])[], most: number): readonly (readonly string[])[] {
  return lists.reduce<readonly (readonly string[])[]>(
    (sofar, list) => sofar.flatMap((one) => list.map((next) => [...one, next])).slice(0, most),
    [[]],
  )
}

function sliders(slide: QuestionSlide, values: Readonly<Record<string, number>>): Pattern {
  const ids = idsOf(slide)
  const response = ids.map((id) => String(values[id] ?? ''))
  if (ids.length === 1) return { type: 'numeric', response, correct: [] }
  return { type: 'performance', steps: ids.map((_, at) => shortNames[at] ?? String(at + 1)), response, correct: [] }
}

function idsOf(slide: QuestionSlide): readonly string[] {
  return answerLabels(kindOf(slide.template), slide.data, englishScaleWords).map(({ key }) => key)
}
