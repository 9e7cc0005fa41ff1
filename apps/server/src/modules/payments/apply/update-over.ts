import { PAUSE_AFTER_DAYS } from '@deckle/core/payment/billing.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import type { Db } from '../../../db/database.ts'
import { readReportingZone } from '../../clients/index.ts'
import { listDecksBeyond, pauseDecksBeyond } from '../../decks/index.ts'
import { findAccount, saveAccount } from '../queries.ts'
import { notifyPayers } from './notify-payers.ts'
import type { BillingParts } from './billing-parts.ts'

const DAY = 86_400_000
/** Before decks are paused, people are notified once more. */
const LAST_NOTICE_DAYS = 3

export const pausesAt = (since: Date): Date => new Date(since.getTime() + PAUSE_AFTER_DAYS * DAY)

/**
 * Whether a client has published more decks than its plan has room for: since when, who is notified, and which are
 * paused. Returns whether another deck is paused or resumed.
 */
export async function updateOver(trx: Db, deps: BillingParts, clientId: string, plan: PlanType): Promise<boolean> {
  const { total } = await listDecksBeyond(trx, clientId, plan, 0)
  const account = await findAccount(trx, clientId)
  if (total === 0) {
    if (account?.over_since) await saveAccount(trx, clientId, { over_since: null, over_notices: 0 })
    return pauseDecksBeyond(trx, clientId, null, deps.now())
  }
  const since = account?.over_since ?? deps.now()
  const end = pausesAt(since).getTime()
  const now = deps.now().getTime()
  const reached = now >= end ? 3 : now >= end - LAST_NOTICE_DAYS * DAY ? 2 : 1
  if (reached > (account?.over_notices ?? 0)) {
    const date = dayIn(await readReportingZone(trx, clientId), end)
    await notifyPayers(trx, deps, clientId, { key: overKeys[reached], values: { count: total, date } })
  }
  await saveAccount(trx, clientId, { over_since: since, over_notices: reached })
  return pauseDecksBeyond(trx, clientId, reached === 3 ? plan : null, deps.now())
}

const overKeys = { 1: 'billing_over', 2: 'billing_over_soon', 3: 'billing_over_paused' } as const
