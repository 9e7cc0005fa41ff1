import { dueAt, isBefore } from '@deckle/core/learning/dates.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { changeEnrolments } from './change-enrolments.ts'
import { lockCounts } from './counts/queries.ts'
import { type CourseKey, findTerms, listExpiring, lockExpired } from './queries.ts'

type Parts = Pick<Deps, 'db' | 'now' | 'log'>

/** People of one transaction. */
const BATCH = 500

/**
 * What was passed is good no longer once its time is over. Where learners can take the course, they begin another round.
 * Each is done by one of the servers that do it at once; a course that fails is tried again at the next run.
 */
export async function expireAll(deps: Parts): Promise<void> {
  for (const course of await listExpiring(deps.db, deps.now()))
    try {
      for (let done = BATCH; done === BATCH;)
        done = await transaction(deps.db, (trx) => expireSome(trx, course, deps.now()))
    } catch (err) {
      deps.log.error({ err, ...course }, 'Enrolments of a course did not expire.')
    }
}

async function expireSome(trx: Db, course: CourseKey, now: Date): Promise<number> {
  // Before the rows, as whoever moves or removes people takes it.
  await lockCounts(trx, course.clientId, 'shared')
  const rows = await lockExpired(trx, course, { now, limit: BATCH })
  if (rows.length === 0) return 0
  const at = now.toISOString()
  await changeEnrolments(trx, { ...course, userIds: rows.map(({ user_id }) => user_id) }, { type: 'expire' })
  const { status, deleted_at, terms } = await findTerms(trx, course)
  const isOpen = status === 'published' && deleted_at === null
  if (!isOpen || (terms.ends_at !== null && !isBefore(now.getTime(), terms.ends_at))) return rows.length
  const again = rows.flatMap(({ user_id, waived }) => (waived === null ? user_id : []))
  await changeEnrolments(trx, { ...course, userIds: again }, { type: 'renew', at, due_at: dueAt(at, terms) })
  return rows.length
}
