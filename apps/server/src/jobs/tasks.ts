import { z } from 'zod'
import { ensurePartitions } from '../db/partitions.ts'
import type { Deps } from '../deps.ts'
import { accountCron, accountTasks } from '../modules/account/index.ts'
import { authCron, authTasks } from '../modules/auth/index.ts'
import { deckCron, deckTasks } from '../modules/decks/index.ts'
import { jobCron, jobTasks } from '../modules/jobs/index.ts'
import { mediaCron, mediaTasks } from '../modules/media/index.ts'
import { notificationCron, notificationTasks } from '../modules/notifications/index.ts'
import { playCron, playTasks } from '../modules/play/index.ts'
import { usageCron, usageTasks } from '../modules/usage/index.ts'
import { erasureCron, erasureTasks } from '../modules/erasure/index.ts'
import type { CronEntry, Task } from '../platform/jobs/start-jobs.ts'

const message = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  clientId: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  userId: z.string().optional(),
})

/** Creates partitions ahead of their month; also runs at every start. */
export const partitionsTask = 'db.partitions'

/** All tasks by name. */
export function createTasks(deps: Deps): Record<string, Task> {
  return {
    ...accountTasks(deps),
    ...authTasks(deps),
    ...deckTasks(deps),
    ...jobTasks(deps),
    ...mediaTasks(deps),
    ...notificationTasks(deps),
    ...playTasks(deps),
    ...erasureTasks(deps),
    ...usageTasks(deps),
    [partitionsTask]: async () => {
      const created = await ensurePartitions(deps.pool, deps.now())
      if (created.length > 0) deps.log.info({ created }, 'Partitions were created.')
    },
    'mail.send': async (payload) => deps.mail.send(message.parse(payload)),
  }
}

export const cron: readonly CronEntry[] = [
  ...accountCron,
  ...authCron,
  ...deckCron,
  ...jobCron,
  ...mediaCron,
  ...notificationCron,
  ...playCron,
  ...erasureCron,
  ...usageCron,
  { task: partitionsTask, match: '20 2 * * *' },
]
