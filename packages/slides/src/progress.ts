import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { EndingQuestion } from '@deckle/core/deck/ending/ending.ts'
import { decidedJumps } from '@deckle/core/deck/decided-jumps.ts'
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

export interface ScoredAnswer {
  readonly answer: Answer
  readonly mark: Mark
}

/** By slide id. */
export type ScoredAnswers = Readonly<Record<string, ScoredAnswer | undefined>>

type ScoredDeck = Pick<DeckContent, 'language' | 'readerType' | 'contentHash' | 'resultRange' | 'outcomes'>

/** What an attempt has come to so far. */
export interface Progress {
  /** Values of variables; of two answers that set the same, the later slide's. */
  readonly values: FormulaValues
  /** Of the answered questions; null where nothing could be earned. */
  readonly percentage: number | null
  readonly leading: TagScore | null
  /** Id of the outcome that matches so far. */
  readonly outcome: string | null
}

/** Jumps, criteria and calculations are decided by it. */
export function progressOf(deck: ScoredDeck, scored: ScoredAnswers): Progress {
  let values: FormulaValues = {}
  let earned = 0
  let possible = 0
  let result: number | null = null
  const shares: Tally['tags'][number][] = []
  for (const slide of deck.contentHash) {
    const one = scored[slide.slideId]
    if (!one) continue
    const tally = tallyOf(slide, one.answer, one.mark)
    values = { ...values, ...tally.values }
    shares.push(...tally.tags)
    earned += one.mark.earned
    possible += one.mark.possible
    if (one.answer.kind === 'rangeSelect') ({ result } = one.answer)
  }
  const percentage = possible > 0 ? percentOf(earned, possible) : null
  const tags = scoresByTag(deck.resultRange.masterTags, shares)
  const value = readerTypeRules[deck.readerType].ending === 'calculation' ? result : percentage
  return {
    values,
    percentage,
    leading: leadingTag(tags),
    outcome: outcomeOf(deck.outcomes, { value, tags })?.id ?? null,
  }
}

/**
 * Where a slide leads after its answer, with all that marking knows: a slide's id, `deckEnd`, or '' for the following
 * slide.
 */
export function targetAfter(deck: ScoredDeck, slide: Slide, scored: ScoredAnswers): string {
  const own = scored[slide.slideId]
  const isMarked = leadsByMark(slide)
  const progress = isMarked ? progressOf(deck, scored) : null
  if (own) {
    const target =
      computeAnswer(slide, own.answer, progress?.values ?? {})?.target ||
      ('option' in own.answer ? targetsOf(slide)[own.answer.option] : '')
    if (target) return target
  }
  const answers = mapValues(scored, ({ answer }) => answer)
  const jumps = decidedJumps(deck, slide.jumps)
  if (!progress) return jumpTarget(jumps, { answers })
  const meets = (criteria: string): boolean => {
    const formula = readCriteria(criteria)
    if (isFault(formula)) return false
    const found = formula.evaluate(progress.values)
    return found.ok && found.value === true
  }
  return jumpTarget(jumps, {
    answers,
    known: { ...progress, marks: mapValues(scored, ({ mark }) => mark), meets },
  })
}

/**
 * The questions that count for the result: those on the path that the answers lead, and answered ones beside it. A
 * skipped branch costs nothing; an unanswered question on the path does.
 */
export function questionsFor(deck: ScoredDeck, scored: ScoredAnswers): readonly EndingQuestion[] {
  const bySlide = new Map(deck.contentHash.map((slide) => [slide.slideId, slide]))
  const soFar: Record<string, ScoredAnswer | undefined> = {}
  const path = new Set(
    pathThrough([...bySlide.keys()], (slideId) => {
      soFar[slideId] = scored[slideId]
      return targetAfter(deck, bySlide.get(slideId) as Slide, soFar)
    }),
  )
  return deck.contentHash
    .filter(({ slideId, template }) => isQuestion(template) && (path.has(slideId) || scored[slideId]))
    .map((slide) => ({
      slideId: slide.slideId,
      possible: pointsOf(slide, deck.readerType),
      isMarked: isMarkedRight(slide.template, deck.readerType),
      tags: possibleTags(slide),
    }))
}

function mapValues<V>(scored: ScoredAnswers, value: (one: ScoredAnswer) => V): Record<string, V | undefined> {
  return Object.fromEntries(Object.entries(scored).map(([slideId, one]) => [slideId, one && value(one)]))
}
