import { isPassOrFail, type ReaderType, readerTypeRules, type EndingKind } from '../reader-type/reader-type.ts'
import { gamePoints, type GameRules } from './game.ts'
import type { Mark } from './slide.ts'

/** A question of the version, in the order of play, with the points it can give (0 where it is not marked). */
export interface EndingQuestion {
  readonly slideId: string
  readonly possible: number
}

/** One stored answer: the last one given to its slide. */
export interface EndingAnswer {
  readonly slideId: string
  readonly mark: Mark
  /** What was told at once, told again in the review. */
  readonly feedback: string | null
  readonly solution: readonly string[]
  /** Visible milliseconds on the slide. */
  readonly spentMs: number
}

/** How everyone answered a slide: counts by option id, by rating value, or under '' for texts. */
export interface Distribution {
  readonly slideId: string
  readonly total: number
  readonly counts: Readonly<Record<string, number>>
}

/** One line of a game's table. */
export interface BoardLine {
  readonly rank: number
  readonly points: number
  readonly seconds: number
  readonly mine: boolean
}

/** What only the place that keeps all attempts knows. */
export interface EndingSurroundings {
  /** Seconds from the first answer to the end. */
  readonly seconds: number
  readonly distribution?: readonly Distribution[]
  /** Other attempts at the same game. */
  readonly others?: readonly { readonly points: number; readonly seconds: number }[]
  readonly gameRules?: GameRules
}

/** What a finished deck shows (decisions.md §2, "Results"). Percentage: 0 … 100, one decimal, half up; null where nothing can be earned. */
export interface Ending {
  readonly kind: EndingKind
  readonly answered: number
  readonly questions: number
  readonly correct: number
  readonly earned: number
  readonly possible: number
  readonly percentage: number | null
  readonly passed: boolean | null
  readonly seconds: number
  readonly review: readonly {
    readonly slideId: string
    readonly correct: boolean | null
    readonly solution: readonly string[]
    readonly feedback: string | null
  }[]
  readonly distribution: readonly Distribution[]
  readonly game: {
    readonly points: number
    readonly streak: number
    readonly rank: number
    readonly best: readonly BoardLine[]
  } | null
}

/**
 * The ending of an attempt: the same on the server and on the device.
 * Unanswered questions count as nothing earned. Answers to slides that are not in `questions` are left out.
 */
export function endingOf(
  deck: { readonly readerType: ReaderType; readonly feedback: boolean; readonly passingPercentage: number },
  questions: readonly EndingQuestion[],
  answers: readonly EndingAnswer[],
  { seconds, distribution = [], others = [], gameRules }: EndingSurroundings,
): Ending {
  const bySlide = new Map(answers.map((answer) => [answer.slideId, answer]))
  const given = questions.flatMap((question) => bySlide.get(question.slideId) ?? [])
  const earned = given.reduce((sum, answer) => sum + answer.mark.earned, 0)
  const possible = questions.reduce((sum, question) => sum + question.possible, 0)
  const { kind, game } = {
    kind: readerTypeRules[deck.readerType].ending,
    game: gamePoints(
      given.map(({ mark, spentMs }) => ({ ...mark, spentMs })),
      gameRules,
    ),
  }
  return {
    kind,
    answered: given.length,
    questions: questions.length,
    correct: given.filter((answer) => answer.mark.correct).length,
    earned,
    possible,
    percentage: possible > 0 ? Math.round((earned / possible) * 1000) / 10 : null,
    passed:
      isPassOrFail(deck.readerType) && possible > 0 ? (earned / possible) * 100 >= deck.passingPercentage - 1e-9 : null,
    seconds,
    review: deck.feedback
      ? given
          .filter((answer) => answer.mark.possible > 0)
          .map(({ slideId, mark, solution, feedback }) => ({ slideId, correct: mark.correct, solution, feedback }))
      : [],
    distribution: kind === 'distribution' ? distribution : [],
    game: kind === 'game' ? { ...game, ...boardOf({ points: game.points, seconds }, others) } : null,
  }
}

/** The ten best and the rank of one's own attempt; more points first, then less time, then who was there before. */
export function boardOf(
  mine: { readonly points: number; readonly seconds: number },
  others: readonly { readonly points: number; readonly seconds: number }[],
): { rank: number; best: readonly BoardLine[] } {
  const lines = [...others.map((other) => ({ ...other, mine: false })), { ...mine, mine: true }]
    .sort((a, b) => b.points - a.points || a.seconds - b.seconds)
    .map((line, at) => ({ rank: at + 1, points: line.points, seconds: line.seconds, mine: line.mine }))
  return { rank: lines.findIndex((line) => line.mine) + 1, best: lines.slice(0, 10) }
}
