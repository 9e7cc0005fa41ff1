import type { PointsEntry } from '@deckle/core/learning/points/points.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { CourseChange } from '../learning/index.ts'
import { awardPoints, recordExam } from './award-points.ts'
import { readPersonZone } from './queries.ts'

/** Points for what a completed attempt came to, and a final exam's place on its board. */
export async function earnPoints(_: Deps, trx: Db, change: CourseChange): Promise<void> {
  const { clientId, userId, courseId, at, deck } = change
  const learner = { clientId, userId }
  const timeZone = await readPersonZone(trx, learner)
  await awardPoints(trx, learner, entriesOf(change), { at, timeZone })
  if (deck?.isExam && deck.percentage !== null)
    await recordExam(trx, learner, { courseId, percentage: deck.percentage, seconds: deck.seconds })
}

function entriesOf({ courseId, deck, before, after }: CourseChange): readonly PointsEntry[] {
  const ofCourse: readonly PointsEntry[] =
    after.status === 'passed' && before.status !== 'passed' ? [{ reason: 'course', courseId }] : []
  if (!deck) return ofCourse
  const { id: deckId, passed, isFirst, seen, firstTries } = deck
  const ofSlides = (reason: 'slide' | 'first_try', slides: readonly string[]) =>
    slides.map((slideId) => ({ reason, courseId, deckId, slideId }))
  return [
    ...ofSlides('slide', seen),
    ...(isFirst ? ofSlides('first_try', firstTries) : []),
    { reason: 'deck', courseId, deckId },
    ...(passed ? ([{ reason: 'pass', courseId, deckId }] as const) : []),
    ...ofCourse,
  ]
}
