import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { EndingQuestion } from '@deckle/core/deck/ending/ending.ts'
import { jumpTarget, pathThrough } from '@deckle/core/deck/jump.ts'
import { leadingTag, outcomeOf, percentOf, scoresByTag, type TagScore } from '@deckle/core/deck/ending/outcome.ts'
import type { Answer, Mark, Slide } from '@deckle/core/deck/slide.ts'
import type { Tally } from '@deckle/core/deck/ending/tally.ts'
import { type FormulaValues, readCriteria } from '@deckle/core/formula/formula.ts'
import { isFault } from '@deckle/core/formula/fault.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { leadsByMark, isQuestion, targetsOf } from './catalog.ts'
import { isMarkedRight, pointsOf, possibleTags, tallyOf } from './scoring.ts'
import { computeAnswer } from './compute-answer.ts'

/** An answer as it was marked. */
export interface GivenAnswer {
  readonly answer: Answer
  readonly mark: Mark
}

/** Answers by slide id. */
export type GivenAnswers = Readonly<Record<string, GivenAnswer | undefined>>

type ScoredDeck = Pick<DeckContent, 'readerType' | 'contentHash' | 'resultRange' | 'outcomes'>

/** What the answers given so far come to. */
export interface Progress {
  /** Of the variables that the answers set; of two that set the same, the later slide's. */
  readonly values: FormulaValues
  /** Of the answered questions; null where nothing could be earned. */
  readonly percentage: number | null
  readonly leading: TagScore | null
  /** Id of the outcome that the result falls into. */
  readonly outcome: string | null
}

/** What jumps, criteria and calculations are decided by. */
export function progressOf(deck: ScoredDeck, given: GivenAnswers): Progress {
  let values: FormulaValues = {}
  let earned = 0
  let possible = 0
  let result: number | null = null
  const shares: Tally['tags'][number][] = []
  for (const slide of deck.contentHash) {
    const one = given[slide.slideId]
    if (!one) continue
    const tally = tallyOf(slide, one.answer, one.mark)
    values = { ...values, ...tally.values }
    shares.push(...tally.tags)
    earned += one.mark.earned
    possible += one.mark.possible
    if (one.answer.kind === 'rangeSelect') ({ result } = one.answer)
  }
  const percentage = possible > 0 ? percentOf(earned, possible) : null
  const leading = leadingTag(scoresByTag(deck.resultRange.masterTags, shares))
  const value = readerTypeRules[deck.readerType].ending === 'calculation' ? result : percentage
  return { values, percentage, leading, outcome: outcomeOf(deck.outcomes, { value, leading })?.id ?? null }
}

/** Where a slide leads after its answer, as the marker knows it: a slide's id, `deckEnd`, or '' for the following slide. */
export function targetAfter(deck: ScoredDeck, slide: Slide, given: GivenAnswers): string {
  const own = given[slide.slideId]
  const isMarked = leadsByMark(slide)
  const progress = isMarked ? progressOf(deck, given) : null
  if (own) {
    const target =
      computeAnswer(slide, own.answer, progress?.values ?? {})?.target ||
      ('option' in own.answer ? targetsOf(slide)[own.answer.option] : '')
    if (target) return target
  }
  const answers = mapValues(given, ({ answer }) => answer)
  if (!progress) return jumpTarget(slide.jumps, { answers })
  const meets = (criteria: string): boolean => {
    const formula = readCriteria(criteria)
    if (isFault(formula)) return false
    const found = formula.evaluate(progress.values)
    return found.ok && found.value === true
  }
  return jumpTarget(slide.jumps, {
    answers,
    known: { ...progress, marks: mapValues(given, ({ mark }) => mark), meets },
  })
}

/**
 * The questions that count for a person's result: those on the way that the answers lead, and those answered beside it.
 * A skipped branch costs nothing; an unanswered question on the way does.
 */
export function questionsFor(deck: ScoredDeck, given: GivenAnswers): readonly EndingQuestion[] {
  const bySlide = new Map(deck.contentHash.map((slide) => [slide.slideId, slide]))
  const sofar: Record<string, GivenAnswer | undefined> = {}
  const way = new Set(
    pathThrough([...bySlide.keys()], (slideId) => {
      sofar[slideId] = given[slideId]
      return targetAfter(deck, bySlide.get(slideId) as Slide, sofar)
    }),
  )
  return deck.contentHash
    .filter(({ slideId, template }) => isQuestion(template) && (way.has(slideId) || given[slideId]))
    .map((slide) => ({
      slideId: slide.slideId,
      possible: pointsOf(slide, deck.readerType),
      isMarked: isMarkedRight(slide.template, deck.readerType),
      tags: possibleTags(slide),
    }))
}

function mapValues<V>(given: GivenAnswers, value: (one: GivenAnswer) => V): Record<string, V | undefined> {
  return Object.fromEntries(Object.entries(given).map(([slideId, one]) => [slideId, one && value(one)]))
}
