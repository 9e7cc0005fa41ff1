import type { Answer } from '@deckle/core/deck/slide.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { AddSeen } from '../course-play.ts'
import type { IntakeDb, StatementDb } from './intake-db.ts'
import { addRevisions, listFinished, listRevisions, type NewAnswer } from './queries.ts'

/** Revisions per unmarked answer: more than moving a slider produces, and few enough not to fill a disk. */
export const maxRevisions = 250
const keyOf = (attemptId: string, slideId: string): string => `${attemptId} ${slideId}`

/** The current answer to the slide, or why the new one was refused. */
export type CurrentAnswer = Answer | 'too_often' | 'finished'

/**
 * Stores answers and returns the current answer of each slide, in the order of the input. Idempotent: a marked answer
 * stays as first stored, an unmarked one gets a new revision unless the answer's id is already stored (a late copy). A
 * completed attempt accepts nothing new and returns its stored answers.
 */
export async function storeAnswers(intake: StatementDb, answers: readonly NewAnswer[]): Promise<CurrentAnswer[]> {
  if ((await addRevisions(intake, answers, () => 1)) === answers.length) return answers.map(({ answer }) => answer)
  const current = new Map<string, CurrentAnswer>()
  let open = answers
  while (open.length > 0) {
    // One after the other: in a transaction they share a connection.
    const rows = await listRevisions(intake, open)
    const finished = await listFinished(intake, open)
    const known = new Map(rows.map((row) => [keyOf(row.attempt_id, row.slide_id), row] as const))
    const next = open.filter(({ attemptId, slideId, answerId }) => {
      const key = keyOf(attemptId, slideId)
      const row = known.get(key)
      const isOld = row && (row.is_marked || row.answer_ids.includes(answerId))
      const isFull = row && row.revision >= maxRevisions
      const isOver = finished.has(attemptId)
      if (isOld) current.set(key, row.answer)
      else if (isOver) current.set(key, 'finished')
      else if (isFull) current.set(key, 'too_often')
      return !isOld && !isOver && !isFull
    })
    // If another server adds the same revision concurrently, the next round reads it.
    const revisionOf = ({ attemptId, slideId }: NewAnswer) => (known.get(keyOf(attemptId, slideId))?.revision ?? 0) + 1
    if (next.length > 0) await addRevisions(intake, next, revisionOf)
    open = next
  }
  return answers.map(({ attemptId, slideId, answer }) => current.get(keyOf(attemptId, slideId)) ?? answer)
}

/** Like `storeAnswers`; slides answered in a course are recorded as seen in the same transaction. */
export async function storeAnswersAndSeen(
  intake: IntakeDb,
  answers: readonly NewAnswer[],
  addSeen: AddSeen,
): Promise<CurrentAnswer[]> {
  const seen = answers.flatMap(({ course, clientId, deckId, attemptId, slideId }) => {
    if (!course) return []
    const { courseId, userId, round } = course
    return [{ clientId, deckId, courseId, userId, round, attemptId, slides: [slideId] }]
  })
  // A distributed database takes answers and the queue of figures in two statements.
  if (seen.length === 0 && !intake.isDistributed) return storeAnswers(intake, answers)
  return inTransaction(intake.pool, async (client) => {
    const inside = { ...intake, pool: client }
    const current = await storeAnswers(inside, answers)
    if (seen.length > 0) await addSeen(inside, seen)
    return current
  })
}
