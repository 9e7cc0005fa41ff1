import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { insertManyRows, markAsRead, updateLastSeen } from '../queries.ts'
import { createRandom } from '../random.ts'
import { createStage } from './stage.ts'
import type { DemoIds } from './write-course.ts'
import { timelineOf } from './timeline.ts'

interface Demo {
  readonly clientId: string
  readonly people: ReadonlyMap<string, string>
  readonly ids: DemoIds
}

const DAY = 86_400_000

/** Unread notifications are of the last days. */
const UNREAD_DAYS = 3

/**
 * Courses, and two months of learning: people act one after another, each at their moment, by the use cases of the
 * modules, so that all that is counted follows.
 */
export async function insertCourses(deps: Deps, trx: Db, { clientId, people, ids }: Demo): Promise<void> {
  const stage = await createStage(deps, trx, { clientId, people })
  for (const { at, act } of timelineOf({ stage, ids, random: createRandom(77_021), now: deps.now() })) {
    stage.turnTo(at)
    await act()
    await stage.runJobs()
  }
  await insertManyRows(trx, 'answers', stage.played.answers)
  await insertManyRows(trx, 'events', stage.played.events)
  await updateLastSeen(trx, clientId, stage.lastSeen)
  await markAsRead(trx, clientId, new Date(deps.now().getTime() - UNREAD_DAYS * DAY))
}
