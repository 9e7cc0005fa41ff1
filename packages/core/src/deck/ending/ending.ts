import { isPassOrFail, type ReaderType, readerTypeRules, type EndingKind } from '../../reader-type/reader-type.ts'
import { gamePoints, type GameRules } from './game.ts'
import { type Outcome, outcomeOf, percentOf, type ResultRange, scoresByTag, type TagScore } from './outcome.ts'
import type { Mark } from '../slide.ts'
import type { TagShare } from './tally.ts'

/** A question on the person's path, in the order of play; `possible` is 0 where it is not marked. */
export interface EndingQuestion {
  readonly slideId: string
  readonly possible: number
  /** Whether an answer to it is right or wrong. */
  readonly isMarked?: boolean
  /** Tags that it can add points to, with nothing earned. */
  readonly tags?: readonly (readonly [tag: string, share: TagShare])[]
}

/** The latest answer to a slide. */
export interface EndingAnswer {
  readonly slideId: string
  readonly mark: Mark
  /** As shown after the answer; repeated in the review. */
  readonly feedback: string | null
  readonly solution: readonly string[]
  /** Visible milliseconds on the slide. */
  readonly spentMs: number
  /** Points by tag, where the answer adds to any. */
  readonly tags?: readonly (readonly [tag: string, share: TagShare])[]
  /** The formula's result, null for an error; absent where the slide has no formula. */
  readonly result?: number | null
}

/** All people's answers to a slide: counts by option id, by rating value, or under '' for texts. */
export interface Distribution {
  readonly slideId: string
  readonly total: number
  readonly counts: Readonly<Record<string, number>>
}

interface LeaderboardRow {
  readonly rank: number
  readonly points: number
  readonly seconds: number
  readonly mine: boolean
}

/** What the answers of an attempt don't say. */
interface EndingSurroundings {
  /** Seconds from the first answer to the end. */
  readonly seconds: number
  readonly distribution?: readonly Distribution[]
  /** Other attempts at the same game. */
  readonly others?: readonly { readonly points: number; readonly seconds: number }[]
}

type ShownOutcome = Pick<Outcome, 'id' | 'title' | 'text' | 'image' | 'link' | 'linkLabel'>

/** The parts of a deck that its ending depends on. Outcomes are in the person's language. */
interface EndingDeck {
  readonly readerType: ReaderType
  readonly feedback: boolean
  readonly passingPercentage: number
  readonly resultRange?: ResultRange
  readonly outcomes?: readonly Outcome[]
  readonly gameRules?: GameRules
}

/**
 * The results of an attempt (decisions.md §2, "Results"). `percentage`: 0 … 100, one decimal, half up; null where no
 * points are possible.
 */
export interface Ending {
  readonly kind: EndingKind
  readonly answered: number
  readonly questions: number
  /** Questions whose answers are right or wrong. */
  readonly judged: number
  readonly correct: number
  readonly earned: number
  readonly possible: number
  readonly percentage: number | null
  readonly passed: boolean | null
  readonly seconds: number
  /** Every answer, where feedback is on and the ending shows answers; `correct` is null for unmarked ones. */
  readonly review: readonly {
    readonly slideId: string
    readonly correct: boolean | null
    readonly solution: readonly string[]
    readonly feedback: string | null
  }[]
  readonly distribution: readonly Distribution[]
  /** Null where no outcome matches. */
  readonly outcome: ShownOutcome | null
  /** In the order of the deck's tags. */
  readonly tags: readonly TagScore[]
  /** Formula results; null for an error. */
  readonly calculation: readonly { readonly slideId: string; readonly result: number | null }[]
  readonly game: {
    readonly points: number
    readonly streak: number
    readonly rank: number
    readonly best: readonly LeaderboardRow[]
  } | null
}

const reviewed: ReadonlySet<EndingKind> = new Set(['score', 'radar', 'game'])

/**
 * The ending of an attempt, the same on the server and on the device. Unanswered questions earn nothing; answers to
 * slides that are not in `questions` are left out.
 */
export function endingOf(
  deck: EndingDeck,
  questions: readonly EndingQuestion[],
  answers: readonly EndingAnswer[],
  { seconds, distribution = [], others = [] }: EndingSurroundings,
): Ending {
  const bySlide = new Map(answers.map((answer) => [answer.slideId, answer]))
  const answered = questions.flatMap((question) => bySlide.get(question.slideId) ?? [])
  const earned = answered.reduce((sum, answer) => sum + answer.mark.earned, 0)
  const possible = questions.reduce((sum, question) => sum + question.possible, 0)
  const { kind, game } = {
    kind: readerTypeRules[deck.readerType].ending,
    game: gamePoints(
      answered.map(({ mark, spentMs }) => ({ ...mark, spentMs })),
      deck.gameRules,
    ),
  }
  const percentage = possible > 0 ? percentOf(earned, possible) : null
  const tags = tagScores(deck, questions, bySlide)
  const calculation = answered.flatMap(({ slideId, result }) => (result === undefined ? [] : [{ slideId, result }]))
  const outcome = outcomeOf(deck.outcomes ?? [], {
    value: kind === 'calculation' ? (calculation.at(-1)?.result ?? null) : percentage,
    tags,
  })
  return {
    kind,
    answered: answered.length,
    questions: questions.length,
    judged: questions.filter(({ isMarked }) => isMarked).length,
    correct: answered.filter((answer) => answer.mark.correct).length,
    earned,
    possible,
    percentage,
    passed:
      isPassOrFail(deck.readerType) && possible > 0 ? (earned / possible) * 100 >= deck.passingPercentage - 1e-9 : null,
    seconds,
    review:
      deck.feedback && reviewed.has(kind)
        ? answered.map(({ slideId, mark, solution, feedback }) => ({
            slideId,
            correct: mark.correct,
            solution,
            feedback,
          }))
        : [],
    distribution: kind === 'distribution' ? distribution : [],
    outcome: outcome && shownOutcome(outcome),
    tags,
    calculation,
    game: kind === 'game' ? { ...game, ...leaderboardOf({ points: game.points, seconds }, others) } : null,
  }
}

/** Points by tag: of answered questions earned and possible ones, of the others the possible ones. */
function tagScores(
  deck: EndingDeck,
  questions: readonly EndingQuestion[],
  answers: ReadonlyMap<string, EndingAnswer>,
): TagScore[] {
  const shares = questions.flatMap((question) => answers.get(question.slideId)?.tags ?? question.tags ?? [])
  return scoresByTag(deck.resultRange?.masterTags ?? [], shares).filter((score) => score.possible > 0)
}

function shownOutcome({ id, title, text, image, link, linkLabel }: Outcome): ShownOutcome {
  return { id, title, text, image, link, linkLabel }
}

export function localiseTags(ending: Ending, tagName: (tag: string) => string): Ending {
  return { ...ending, tags: ending.tags.map((score) => ({ ...score, tag: tagName(score.tag) })) }
}

/**
 * The ten best attempts and the rank of the own: more points first, then less time, then the others' before the own.
 */
export function leaderboardOf(
  mine: { readonly points: number; readonly seconds: number },
  others: readonly { readonly points: number; readonly seconds: number }[],
): { rank: number; best: readonly LeaderboardRow[] } {
  const lines = [...others.map((other) => ({ ...other, mine: false })), { ...mine, mine: true }]
    .sort((a, b) => b.points - a.points || a.seconds - b.seconds)
    .map((line, at) => ({ rank: at + 1, points: line.points, seconds: line.seconds, mine: line.mine }))
  return { rank: lines.findIndex((line) => line.mine) + 1, best: lines.slice(0, 10) }
}
