import { type LimitName, type LimitLevel, limitLevels, reachedLevel } from '@deckle/core/plan/limit.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { listAdmins, type LimitNotice, limitNotice } from '../licences/index.ts'
import { sendNotification } from '../notifications/index.ts'
import { claimNotice, findName, clearNotices } from './queries.ts'

/** Screens where recipients can free up the limit or raise it. */
const links: Readonly<Record<LimitName, string>> = {
  maxUsers: '/people',
  campaigns: '/account?tab=plan',
  activeCampaigns: '/account?tab=plan',
  maxSpace: '/account?tab=usage',
}

/** Task: notifies of a level that an operation has reached, at most once a day for each level. */
export async function notifyOfLimit(deps: Deps, payload: unknown): Promise<void> {
  await notify(deps, limitNotice.parse(payload), false)
}

/** Daily check: notifies of a reached level only once until usage falls below it, for example after the limit was lowered. */
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
    // Falling back from a higher level sends no notification.
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
  // Contains the person's name: with `actorId`, erasing the person deletes the notification.
  await sendNotification(trx, deps, others, { ...about, words, actorId: userId })
}

const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10
