import { DELIVERY_LOG_DAYS } from '@deckle/core/webhook/webhook.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { deliver } from './deliver/deliver.ts'
import { listDue, removeDeliveriesBefore } from './deliver/queries.ts'
import { addDelivery, DELIVER_TASK } from './queue-webhooks.ts'

const place = z.object({ clientId: z.string(), deliveryId: z.string() })

/** Milliseconds that the job of a due delivery gets before another one is added. */
const GRACE = 30_000
const MOST_AT_ONCE = 1000

export const webhookTasks = (deps: Deps): Record<string, Task> => ({
  [DELIVER_TASK]: (payload, { attempt }) => deliver(deps, place.parse(payload), { isInterrupted: attempt > 1 }),
  // Deliveries whose task failed, or is missing because a backup was restored.
  'webhooks.sweep': async () => {
    const due = await listDue(deps.db, new Date(deps.now().getTime() - GRACE), MOST_AT_ONCE)
    for (const one of due) await addDelivery(deps, one)
  },
  'webhooks.forget': () =>
    removeDeliveriesBefore(deps.db, new Date(deps.now().getTime() - DELIVERY_LOG_DAYS * 86_400_000)),
})

export const webhookCron: readonly CronEntry[] = [
  { task: 'webhooks.sweep', match: '* * * * *' },
  { task: 'webhooks.forget', match: '13 4 * * *' },
]
