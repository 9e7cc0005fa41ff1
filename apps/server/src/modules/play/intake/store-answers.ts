import type { Answer } from '@deckle/core/deck/slide.ts'
import type pg from 'pg'
import { addRevisions, listRevisions, type NewAnswer } from './queries.ts'

/** How often an answer that is not marked can be changed. */
export const mostRevisions = 1000
const keyOf = (attemptId: string, slideId: string): string => `${attemptId} ${slideId}`

/**
 * Stores answers and answers, in their order, what holds for each slide then; null for one that was changed too often. A
 * mark stays as first given; an answer that is not marked is followed by the next one, unless that has been here already
 * (a late copy of what it replaced).
 */
export async function storeAnswers(pool: pg.Pool, answers: readonly NewAnswer[]): Promise<(Answer | null)[]> {
  if ((await addRevisions(pool, answers, () => 1)) === answers.length) return answers.map(({ answer }) => answer)
  const holds = new Map<string, Answer | null>()
  let open = answers
  while (open.length > 0) {
    const known = new Map(
      (await listRevisions(pool, open)).map((row) => [keyOf(row.attempt_id, row.slide_id), row] as const),
    )
    const next = open.filter(({ attemptId, slideId, answerId }) => {
      const key = keyOf(attemptId, slideId)
      const row = known.get(key)
      if (!row) return false
      const isOld = row.is_marked || row.answer_ids.includes(answerId)
      const isFull = row.revision >= mostRevisions
      holds.set(key, isOld || !isFull ? row.answer : null)
      return !isOld && !isFull
    })
    // Where another server adds the same revision at this moment, the next round sees it.
    const revisionOf = ({ attemptId, slideId }: NewAnswer) => (known.get(keyOf(attemptId, slideId))?.revision ?? 0) + 1
    if (next.length > 0) await addRevisions(pool, next, revisionOf)
    open = next
  }
  return answers.map(({ attemptId, slideId, answer }) => {
    const held = holds.get(keyOf(attemptId, slideId))
    return held === undefined ? answer : held
  })
}
