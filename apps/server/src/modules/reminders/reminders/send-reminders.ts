import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { sendNotification } from '../../notifications/index.ts'
import { claim, listClients, listNear, listOpenCourses, type NearRow } from '../queries.ts'
import { reminderOf } from './reminder-of.ts'
import { type Watched, type Window, windows } from './windows.ts'

type Parts = Pick<Deps, 'db' | 'now' | 'newId' | 'log'>

/** Enrolments of one transaction. */
const BATCH = 500

/** Hourly task. Each reminder is sent once, by one of the servers that run it at once; a client that fails is tried again at the next run. */
export async function sendReminders(deps: Parts): Promise<void> {
  const now = deps.now()
  for (const window of windows)
    for (const clientId of await listClients(deps.db, window, now))
      await remindClient(deps, clientId, window, now).catch((err: unknown) =>
        deps.log.error({ err, client: clientId, watched: window.watched }, 'Reminders were not sent.'),
      )
}

async function remindClient(deps: Parts, clientId: string, window: Window, now: Date): Promise<void> {
  let last: NearRow | null = null
  do {
    const rows: readonly NearRow[] = await transaction(deps.db, async (trx) => {
      const found = await listNear(trx, { clientId, window, now, last, limit: BATCH })
      await remind(trx, deps, clientId, { watched: window.watched, rows: found, now })
      return found
    })
    last = rows.length === BATCH ? (rows.at(-1) ?? null) : null
  } while (last)
}

interface Batch {
  readonly watched: Watched
  readonly rows: readonly NearRow[]
  readonly now: Date
}

async function remind(trx: Db, deps: Parts, clientId: string, { watched, rows, now }: Batch): Promise<void> {
  const found = rows.flatMap((row) => {
    const reminder = row.is_reached ? reminderOf(watched, row) : null
    return reminder ? [{ ...reminder, course_id: row.course_id, user_id: row.user_id, date: row.date }] : []
  })
  if (found.length === 0) return
  const titles = await listOpenCourses(trx, clientId, [...new Set(found.map(({ course_id }) => course_id))], now)
  const open = found.filter(({ course_id }) => titles.has(course_id))
  const claimed = await claim(trx, clientId, open, now)
  const alike = groupBy(
    open.filter(({ course_id, user_id }) => claimed.has(`${course_id} ${user_id}`)),
    ({ course_id, key, date }) => `${course_id} ${key} ${date}`,
  )
  for (const group of alike.values()) {
    const [{ type, key, course_id, date }] = group
    const people = group.map(({ user_id }) => user_id)
    await sendNotification(trx, deps, people, {
      clientId,
      type,
      words: { key, values: { name: titles.get(course_id) ?? '', date } },
      link: `/courses/${course_id}/show`,
    })
  }
}
