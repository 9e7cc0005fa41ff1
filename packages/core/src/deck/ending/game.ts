/** `correct` is null where the answer is not marked; `spentMs` are the visible milliseconds before it. */
interface GameAnswer {
  readonly correct: boolean | null
  readonly spentMs: number
}

/** Both bonuses can be switched off (decisions.md §2, "Scoring"). */
export interface GameRules {
  readonly speed: boolean
  readonly streak: boolean
}

const answerPoints = 1000
/** From here on an answer gets half of the points. */
const slowMs = 20_000
const streakStep = 100
const streakMost = 500

/**
 * Points and longest streak, answers in the order of play. A right answer gets 1000 points, falling linearly to 500 at
 * 20 seconds; each further right one in a row adds 100, at most 500. Points are whole numbers. Unmarked answers neither
 * extend nor end a streak.
 */
export function gamePoints(
  answers: readonly GameAnswer[],
  rules: GameRules = { speed: true, streak: true },
): { points: number; streak: number } {
  let points = 0
  let run = 0
  let streak = 0
  for (const { correct, spentMs } of answers) {
    if (correct === null) continue
    run = correct ? run + 1 : 0
    streak = Math.max(streak, run)
    if (!correct) continue
    const share = rules.speed ? 1 - Math.min(Math.max(spentMs, 0), slowMs) / slowMs / 2 : 1
    points += Math.round(answerPoints * share) + (rules.streak ? Math.min((run - 1) * streakStep, streakMost) : 0)
  }
  return { points, streak }
}
