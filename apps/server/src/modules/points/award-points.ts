import type { PointsEntry } from '@deckle/core/learning/points/points.ts'
import { courseBoard, examBoard, examScore, seasonBoard } from '@deckle/core/learning/points/board.ts'
import { seasons } from '@deckle/core/learning/points/season.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import type { Db } from '../../db/database.ts'
import { addEntries, changeScores, lockLearner, noteDay } from './queries.ts'

interface Learner {
  readonly clientId: string
  readonly userId: string
}

/**
 * Adds what a person has earned to the ledger, each reason once, and to the boards of the client's seasons and of the
 * courses, in the caller's transaction. A day of learning after the day before earns points too.
 * @param timeZone the person's
 */
export async function awardPoints(
  open: Db,
  learner: Learner,
  entries: readonly PointsEntry[],
  { at, timeZone }: { readonly at: Date; readonly timeZone: string },
): Promise<void> {
  await lockLearner(open, learner)
  const day = dayIn(timeZone, at.getTime())
  const isStreak = await noteDay(open, learner, day)
  const all: readonly PointsEntry[] = isStreak ? [...entries, { reason: 'streak', day }] : entries
  if (all.length === 0) return
  const added = await addEntries(open, learner, all, at)
  const sum = [...added.values()].reduce((total, one) => total + one, 0)
  if (sum === 0) return
  const changes = new Map(seasons.map((season) => [seasonBoard(season, at.getTime()), sum]))
  for (const [courseId, amount] of added) if (courseId !== '') changes.set(courseBoard(courseId), amount)
  await changeScores(open, learner, changes, 'add')
}

/** Puts a final exam's result on its course's board, where it is the person's best. */
export async function recordExam(
  open: Db,
  learner: Learner,
  {
    courseId,
    percentage,
    seconds,
  }: { readonly courseId: string; readonly percentage: number; readonly seconds: number },
): Promise<void> {
  await lockLearner(open, learner)
  await changeScores(open, learner, new Map([[examBoard(courseId), examScore(percentage, seconds)]]), 'raise')
}
