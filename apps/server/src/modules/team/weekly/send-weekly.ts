import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../db/transaction.ts'
import { sendNotification } from '../../notifications/index.ts'
import { claimWeek, countWeek, type Leader, listLeaders } from './queries.ts'

type Parts = Pick<Deps, 'db' | 'now' | 'newId' | 'log'>

const LEADERS_AT_ONCE = 200

/** Tells each manager once a week, from Monday at eight in their time zone, how their branch stands. */
export async function sendWeekly(deps: Parts): Promise<void> {
  const now = deps.now()
  for (let last: Leader | null = null; ;) {
    const leaders: readonly Leader[] = await listLeaders(deps.db, { now, last, limit: LEADERS_AT_ONCE })
    for (const leader of leaders)
      await notifyLeader(deps, leader, now).catch((err: unknown) =>
        deps.log.error({ err, user: leader.id }, 'A manager was not told of the week; tried again soon.'),
      )
    last = leaders.at(-1) ?? null
    if (leaders.length < LEADERS_AT_ONCE) return
  }
}

/** The week is claimed also where there is nothing to say. */
const notifyLeader = (deps: Parts, leader: Leader, now: Date): Promise<void> =>
  transaction(deps.db, async (trx) => {
    if (!(await claimWeek(trx, leader))) return
    const values = await countWeek(trx, leader, now)
    if (Object.values(values).every((count) => count === 0)) return
    await sendNotification(trx, deps, [leader.id], {
      clientId: leader.client_id,
      type: 'team_weekly',
      words: { key: 'team_weekly', values },
      link: '/team',
    })
  })
