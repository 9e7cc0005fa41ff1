import type { Fact, SlideFact } from './fact.ts'
import { MILLION, scoreKey, timeKey } from './millionths.ts'

/** Columns of `deck_figures` and `slide_figures`, in the order of contributions. Those from the second list on are squares. */
export const deckFigures = [
  'views',
  'starts',
  'completions',
  'passed',
  'failed',
  'leads',
  'scored',
  'percentage_sum',
  'timed',
  'seconds_sum',
  'item_attempts',
  'item_total',
] as const
export const deckSquares = ['item_squares'] as const
export const slideFigures = [
  'reached',
  'answered',
  'open',
  'links',
  'timed',
  'spent_sum',
  'responses',
  'marked',
  'correct',
  'earned',
  'possible',
  'rest',
  'done',
  'done_earned',
] as const
export const slideSquares = ['squares', 'rest_squares', 'products', 'done_squares'] as const

export interface Figures {
  readonly sums: readonly number[]
  /** Beyond what numbers hold exactly. */
  readonly squares: readonly bigint[]
}

export interface CountContribution {
  /** '' is the deck. */
  readonly slideId: string
  readonly measure: string
  readonly key: string
  readonly count: number
  readonly sum: number
}

/** What a fact adds to each cell that it is counted in. */
export interface Contributions {
  readonly deck: Figures
  readonly slides: ReadonlyMap<string, Figures>
  readonly counts: readonly CountContribution[]
}

/** @param countsItems it is the last attempt of its person that has answers */
export function contributionsOf(fact: Fact, countsItems: boolean): Contributions {
  const marked = fact.slides.filter(({ correct }) => correct !== undefined)
  const earned = sumOf(marked, 'earned')
  const whole: Whole = { fact, countsItems, earned, possible: sumOf(marked, 'possible'), hasMarked: marked.length > 0 }
  const slides = fact.isStarted ? fact.slides : []
  return {
    deck: deckOf(whole),
    slides: new Map(slides.map((slide) => [slide.id, slideOf(whole, slide)])),
    counts: [...deckCounts(fact), ...slides.flatMap((slide) => slideCounts(whole, slide))],
  }
}

interface Whole {
  readonly fact: Fact
  readonly countsItems: boolean
  /** Of all marked answers, in millionths. */
  readonly earned: number
  readonly possible: number
  readonly hasMarked: boolean
}

const sumOf = (slides: readonly SlideFact[], name: 'earned' | 'possible'): number =>
  slides.reduce((sum, slide) => sum + (slide[name] ?? 0), 0)

const one = (holds: boolean): number => (holds ? 1 : 0)
const square = (value: number): bigint => BigInt(value) * BigInt(value)

function deckOf({ fact, countsItems, earned, hasMarked }: Whole): Figures {
  const { isStarted, isCompleted, hasLead, percentage, passed, seconds } = fact
  const isItem = countsItems && isCompleted && hasMarked
  return {
    sums: [
      0,
      one(isStarted),
      one(isCompleted),
      one(passed === true),
      one(passed === false),
      one(hasLead),
      one(percentage !== null),
      percentage ?? 0,
      one(seconds !== null),
      seconds ?? 0,
      one(isItem),
      isItem ? earned : 0,
    ],
    squares: [isItem ? square(earned) : 0n],
  }
}

function slideOf({ fact, countsItems, earned: total }: Whole, slide: SlideFact): Figures {
  const { ms, links, keys, correct, earned = 0, possible = 0 } = slide
  const isMarked = countsItems && correct !== undefined
  const isDone = isMarked && fact.isCompleted
  const rest = total - earned
  return {
    sums: [
      1,
      one(keys !== undefined),
      one(!fact.isCompleted && fact.atSlide === slide.id),
      links ?? 0,
      one(ms !== undefined),
      ms ?? 0,
      one(countsItems && keys !== undefined),
      one(isMarked),
      one(isMarked && correct),
      isMarked ? earned : 0,
      isMarked ? possible : 0,
      isMarked ? rest : 0,
      one(isDone),
      isDone ? earned : 0,
    ],
    squares: isMarked
      ? [square(earned), square(rest), BigInt(earned) * BigInt(rest), isDone ? square(earned) : 0n]
      : [0n, 0n, 0n, 0n],
  }
}

function deckCounts({ percentage, seconds }: Fact): CountContribution[] {
  const of = (measure: string, key: number) => ({ slideId: '', measure, key: String(key), count: 1, sum: 0 })
  return [
    ...(percentage === null ? [] : [of('score', scoreKey(percentage / MILLION))]),
    ...(seconds === null ? [] : [of('seconds', timeKey(seconds))]),
  ]
}

function slideCounts({ fact, countsItems, earned, possible }: Whole, slide: SlideFact): CountContribution[] {
  const { id: slideId, ms, places } = slide
  const of = (measure: string, key: string, sum = 0) => ({ slideId, measure, key, count: 1, sum })
  const counts = ms === undefined ? [] : [of('seconds', String(timeKey(ms / 1000)))]
  if (!countsItems) return counts
  // What is read is counted under ''.
  const keys = (slide.keys ?? []).filter((key) => key !== '')
  counts.push(...keys.map((key) => of('choice', key)), ...(places ?? []).map((key, at) => of('place', key, at + 1)))
  if (fact.isCompleted && slide.possible !== undefined && slide.possible > 0) {
    const share = Math.floor(((slide.earned ?? 0) / slide.possible) * MILLION + 0.5)
    const total = Math.floor((earned / possible) * 100 + 0.5)
    counts.push(of('total', String(total), share), ...keys.map((key) => of('chosen', `${total} ${key}`)))
  }
  return counts
}
