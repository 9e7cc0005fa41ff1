import { type LimitName, type LimitLevel, limitLevels, reachedLevel } from '@deckle/core/plan/limit.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type LimitNotice, limitNotice } from '../licences/index.ts'
import { sendNotification } from '../notifications/index.ts'
import { claimNotice, findName, clearNotices, listAdmins } from './queries.ts'

/** Where something can be done about it. */
const links: Readonly<Record<LimitName, string>> = {
  maxUsers: '/people',
  campaigns: '/account?tab=plan',
  activeCampaigns: '/account?tab=plan',
  maxSpace: '/account?tab=usage',
}

/** For an act that brought the use to a level: tells those who can do something about it, unless told within a day. */
export async function notifyOfLimit(deps: Deps, payload: unknown): Promise<void> {
  await notify(deps, limitNotice.parse(payload), false)
}

/** For the use of a day: tells where nobody was told since it was below, as after a limit was lowered. */
export async function updateLimit(deps: Deps, use: Omit<LimitNotice, 'level'>): Promise<void> {
  const level = reachedLevel(use.name, use.limit, use.used)
  await clearNotices(deps.db, keyOf(use, level ?? 0))
  if (level !== null) await notify(deps, { ...use, level }, true)
}

function keyOf({ clientId, userId, name, limit }: Omit<LimitNotice, 'level'>, level: LimitLevel | 0) {
  const holder_id = name === 'maxSpace' ? userId : clientId
  return { client_id: clientId, holder_id, name, level, most: Math.round(limit) }
}

async function notify(deps: Deps, notice: LimitNotice, isFirst: boolean): Promise<void> {
  const now = deps.now()
  await transaction(deps.db, async (trx) => {
    if (!(await claimNotice(trx, keyOf(notice, notice.level), { now, isFirst }))) return
    // Falling from a higher level is no news.
    for (const level of limitLevels.filter((lower) => lower < notice.level))
      await claimNotice(trx, keyOf(notice, level), { now, isFirst: true })
    await send(trx, deps, notice)
  })
}

async function send(trx: Db, deps: Deps, notice: LimitNotice): Promise<void> {
  const { clientId, userId, name, level, limit, used } = notice
  const admins = await listAdmins(trx, clientId)
  const about = { clientId, type: 'licence_limit' as const, link: links[name] }
  if (name !== 'maxSpace') {
    const words = { key: `limit_${name}_${level}` as const, values: { used, limit } }
    return sendNotification(trx, deps, admins, { ...about, words })
  }
  const percent = Math.min(100, Math.round((used / limit) * 100))
  const values = { used: megabytes(used), limit: megabytes(limit), percent }
  const own = { key: `limit_own_space_${level}` as const, values }
  await sendNotification(trx, deps, [userId], { ...about, words: own, link: '/media' })
  const others = admins.filter((id) => id !== userId)
  const words = {
    key: `limit_maxSpace_${level}` as const,
    values: { ...values, name: await findName(trx, clientId, userId) },
  }
  // It goes with the person when they are erased, since it names them.
  await sendNotification(trx, deps, others, { ...about, words, actorId: userId })
}

const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10
