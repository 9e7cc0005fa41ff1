import type { Answer } from '@deckle/core/deck/slide.ts'
import type pg from 'pg'
import { addRevisions, listFinished, listRevisions, type NewAnswer } from './queries.ts'

/** How often an answer that is not marked can be changed: more than anybody moves a slider, less than fills a disk. */
export const mostRevisions = 250
const keyOf = (attemptId: string, slideId: string): string => `${attemptId} ${slideId}`

/** What holds for the slide now; or why the answer was not taken: changed too often, or after the end. */
export type HeldAnswer = Answer | 'too_often' | 'finished'

/**
 * Stores answers and answers, in their order, what holds for each slide then. A mark stays as first given; an answer that
 * is not marked is followed by the next one, unless that has been here already (a late copy of what it replaced). After the
 * end of an attempt nothing new is taken; what was there by then is told again.
 */
export async function storeAnswers(pool: pg.Pool, answers: readonly NewAnswer[]): Promise<HeldAnswer[]> {
  if ((await addRevisions(pool, answers, () => 1)) === answers.length) return answers.map(({ answer }) => answer)
  const holds = new Map<string, HeldAnswer>()
  let open = answers
  while (open.length > 0) {
    const [rows, finished] = await Promise.all([listRevisions(pool, open), listFinished(pool, open)])
    const known = new Map(rows.map((row) => [keyOf(row.attempt_id, row.slide_id), row] as const))
    const next = open.filter(({ attemptId, slideId, answerId }) => {
      const key = keyOf(attemptId, slideId)
      const row = known.get(key)
      const isOld = row && (row.is_marked || row.answer_ids.includes(answerId))
      const isFull = row && row.revision >= mostRevisions
      const isOver = finished.has(attemptId)
      if (isOld) holds.set(key, row.answer)
      else if (isOver) holds.set(key, 'finished')
      else if (isFull) holds.set(key, 'too_often')
      return !isOld && !isOver && !isFull
    })
    // Where another server adds the same revision at this moment, the next round sees it.
    const revisionOf = ({ attemptId, slideId }: NewAnswer) => (known.get(keyOf(attemptId, slideId))?.revision ?? 0) + 1
    if (next.length > 0) await addRevisions(pool, next, revisionOf)
    open = next
  }
  return answers.map(({ attemptId, slideId, answer }) => holds.get(keyOf(attemptId, slideId)) ?? answer)
}
