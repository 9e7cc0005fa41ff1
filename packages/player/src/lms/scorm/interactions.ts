import type { Answer, Mark, Slide, SlideData } from '@deckle/core/deck/slide.ts'
import { slug } from '@deckle/core/text/slug.ts'
import { accepted } from '@deckle/slides/fill-in-the-blanks/gaps.ts'
import { headingOf } from '@deckle/slides/heading.ts'
import { answerLabels } from '@deckle/slides/parts/answers/answer-labels.ts'
import { englishScaleWords, starsOf } from '@deckle/slides/parts/answers/rating-scales.ts'
import { solutionOf } from '@deckle/slides/scoring.ts'

/** Kinds of interactions, as SCORM 2004 names them. */
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

/** An answer as an LMS reports it, for either version of the standard. */
export interface Interaction {
  /** Of the question: the same for every person and in every language. */
  readonly id: string
  /** The question itself. */
  readonly description: string
  readonly type: InteractionType
  readonly response: readonly string[]
  /** The right responses; empty where nothing is right or wrong. */
  readonly correct: readonly (readonly string[])[]
  /** Of `performance`: what the response's parts stand for. */
  readonly steps?: readonly string[]
  /** Points, where a question gives points and no answer to it is right. */
  readonly result: string
  /** Points of a right answer; null where none are given. */
  readonly weighting: number | null
  readonly latencyMs: number
  readonly at: Date
}

export interface Given {
  readonly answer: Answer
  readonly mark: Mark
  readonly latencyMs: number
  readonly at: Date
}

type Asked = Pick<Slide, 'template' | 'data' | 'slideSeq'>
type Pattern = Pick<Interaction, 'type' | 'response' | 'correct' | 'steps'>

/** Options that one character can name, which is all that SCORM 1.2 gives them. */
const shortNames = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** Blanks of one fill-in, and right patterns of one question, that every LMS must take. */
const mostParts = 10

/** @param slide in the deck's own language */
export function interactionOf(slide: Asked, { answer, mark, latencyMs, at }: Given): Interaction {
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

function patternOf(slide: Asked, answer: Answer): Pattern {
  switch (answer.kind) {
    case 'trueFalse':
      return trueFalse(slide, answer.option)
    case 'singleSelect':
    case 'scoreSelect':
    case 'taggedSelect':
      return choice(slide, [answer.option])
    case 'multiSelect':
      return choice(slide, answer.options)
    case 'brancher':
      return choice(slide, answer.clicked)
    case 'ranking':
      return sequence(slide, answer.order)
    case 'rating':
      return rating(slide.data, answer.value)
    case 'openAnswer':
      return text(answer.text)
    case 'fillInTheBlank':
      return fillIn(slide, answer.texts)
    case 'rangeSelect':
      return sliders(slide, answer.values)
    case 'qualification':
      return { type: 'other', response: [answer.result], correct: [] }
    case 'uploader':
      return { type: 'other', response: [answer.name], correct: [] }
  }
}

/** The first of the two is what is true, whatever words the author gave them. */
function trueFalse(slide: Asked, option: string): Pattern {
  const [first] = idsOf(slide)
  const truth = (id: string) => [id === first ? 'true' : 'false']
  return { type: 'true-false', response: truth(option), correct: solutionOf(slide.template, slide.data).map(truth) }
}

/** Options go by letters and digits in the slide's order; where these don't suffice, by their numbers. */
function choice(slide: Asked, chosen: readonly string[]): Pattern {
  const ids = idsOf(slide)
  const isShort = ids.length <= shortNames.length
  const names = (wanted: readonly string[]) => ids.filter((id) => wanted.includes(id)).map((id) => nameIn(ids, id))
  const right = names(solutionOf(slide.template, slide.data))
  const isOneOf = slide.template !== 'multiple_select'
  return {
    type: isShort ? 'choice' : 'other',
    response: names(chosen),
    correct: isOneOf ? right.map((one) => [one]) : right.length > 0 ? [right] : [],
  }
}

/** The same names, in the order that they are put into; one order is right. */
function sequence(slide: Asked, order: readonly string[]): Pattern {
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

function text(given: string): Pattern {
  return { type: given.length > 250 ? 'long-fill-in' : 'fill-in', response: [given], correct: [] }
}

function fillIn(slide: Asked, texts: readonly string[]): Pattern {
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

/** One of each, in every combination, up to a number of them. */
function combinations(lists: readonly (readonly string[])[], most: number): readonly (readonly string[])[] {
  return lists.reduce<readonly (readonly string[])[]>(
    (sofar, list) => sofar.flatMap((one) => list.map((next) => [...one, next])).slice(0, most),
    [[]],
  )
}

function sliders(slide: Asked, values: Readonly<Record<string, number>>): Pattern {
  const ids = idsOf(slide)
  const response = ids.map((id) => String(values[id] ?? ''))
  if (ids.length === 1) return { type: 'numeric', response, correct: [] }
  return { type: 'performance', steps: ids.map((_, at) => shortNames[at] ?? String(at + 1)), response, correct: [] }
}

function idsOf(slide: Asked): readonly string[] {
  return answerLabels(slide, englishScaleWords).map(({ key }) => key)
}
