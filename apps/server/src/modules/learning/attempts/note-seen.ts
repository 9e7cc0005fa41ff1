import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { changeEnrolment } from '../../enrolments/index.ts'
import { type LearnerKey, lockEnrolment } from '../queries.ts'

/** In UTC, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

const MOST = 50_000

/** The day last seen in the course: written once a day, as this server remembers it. */
export async function noteSeen(deps: Deps, key: LearnerKey): Promise<void> {
  const day = dayOf(deps.now())
  const { seenToday } = deps.learning
  const id = `${day} ${key.userId} ${key.courseId}`
  if (seenToday.has(id)) return
  await transaction(deps.db, async (trx) => {
    const row = await lockEnrolment(trx, key)
    if (!row || row.seen_on === day) return
    const { completed, percent, percentage } = row
    await changeEnrolment(trx, key, null, { completed, percent, percentage, seen_on: day })
  })
  if (seenToday.size >= MOST) seenToday.clear()
  seenToday.add(id)
}
