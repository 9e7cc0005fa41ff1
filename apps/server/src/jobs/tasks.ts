import { ensurePartitions, isLockTimeout } from '../db/partitions.ts'
import type { Deps } from '../deps.ts'
import { adminCron, adminTasks } from '../modules/admin/index.ts'
import { articleCron, articleTasks } from '../modules/articles/index.ts'
import { authCron, authTasks } from '../modules/auth/index.ts'
import { bannerCron, bannerTasks } from '../modules/banners/index.ts'
import { courseCron, courseTasks } from '../modules/courses/index.ts'
import { deckCron, deckTasks } from '../modules/decks/index.ts'
import { enrolmentTasks } from '../modules/enrolments/index.ts'
import { jobCron, jobTasks } from '../modules/jobs/index.ts'
import { leadCron, leadTasks } from '../modules/leads/index.ts'
import { learningCron, learningTasks, republishTasks } from '../modules/learning/index.ts'
import { mediaCron, mediaTasks } from '../modules/media/index.ts'
import { notificationCron, notificationTasks } from '../modules/notifications/index.ts'
import { paymentCron, paymentTasks } from '../modules/payments/index.ts'
import { playCron, playTasks } from '../modules/play/index.ts'
import { reminderCron, reminderTasks } from '../modules/reminders/index.ts'
import { retentionCron, retentionTasks } from '../modules/retention/index.ts'
import { reportCron, reportTasks } from '../modules/reports/index.ts'
import { ruleTasks } from '../modules/rules/index.ts'
import { socialTasks } from '../modules/social/index.ts'
import { ssoCron, ssoTasks } from '../modules/sso/index.ts'
import { teamCron, teamTasks } from '../modules/team/index.ts'
import { ticketCron, ticketTasks } from '../modules/tickets/index.ts'
import { touchCron, touchTasks } from '../modules/touches/index.ts'
import { usageCron, usageTasks } from '../modules/usage/index.ts'
import { webhookCron, webhookTasks } from '../modules/webhooks/index.ts'
import { erasureCron, erasureTasks } from '../modules/erasure/index.ts'
import type { CronEntry, Task } from '../platform/jobs/start-jobs.ts'
import { mailCron, mailTasks } from '../platform/mail/mail-tasks.ts'

/** Creates partitions ahead of their month; also runs at every start. */
export const partitionsTask = 'db.partitions'
/** Rows are kept in the default partition meanwhile. */
const PARTITIONS_LATER_MS = 5 * 60_000

/** All tasks by name. */
export function createTasks(deps: Deps): Record<string, Task> {
  return {
    ...adminTasks(deps),
    ...articleTasks(deps),
    ...authTasks(deps),
    ...bannerTasks(deps),
    ...courseTasks(deps),
    ...deckTasks(deps),
    ...enrolmentTasks(deps),
    ...jobTasks(deps),
    ...leadTasks(deps),
    ...learningTasks(deps),
    ...republishTasks(deps),
    ...mediaTasks(deps),
    ...notificationTasks(deps),
    ...paymentTasks(deps),
    ...playTasks(deps),
    ...reminderTasks(deps),
    ...retentionTasks(deps),
    ...ruleTasks(deps),
    ...erasureTasks(deps),
    ...socialTasks(deps),
    ...ssoTasks(deps),
    ...reportTasks(deps),
    ...teamTasks(deps),
    ...ticketTasks(deps),
    ...touchTasks(deps),
    ...usageTasks(deps),
    ...webhookTasks(deps),
    [partitionsTask]: async () => {
      const created = await ensurePartitions(deps.pool, deps.now()).catch((error: unknown) => {
        if (!isLockTimeout(error)) throw error
        return null
      })
      if (created === null) {
        deps.log.info('Partitions are created later: a long transaction holds their tables.')
        const runAt = new Date(deps.now().getTime() + PARTITIONS_LATER_MS)
        await deps.jobs.add(partitionsTask, {}, { jobKey: partitionsTask, runAt })
      } else if (created.length > 0) deps.log.info({ created }, 'Partitions were created.')
    },
    ...mailTasks(deps),
  }
}

export const cron: readonly CronEntry[] = [
  ...adminCron,
  ...articleCron,
  ...authCron,
  ...bannerCron,
  ...courseCron,
  ...deckCron,
  ...jobCron,
  ...mailCron,
  ...leadCron,
  ...learningCron,
  ...mediaCron,
  ...notificationCron,
  ...paymentCron,
  ...playCron,
  ...reminderCron,
  ...retentionCron,
  ...erasureCron,
  ...reportCron,
  ...ssoCron,
  ...teamCron,
  ...ticketCron,
  ...touchCron,
  ...usageCron,
  ...webhookCron,
  { task: partitionsTask, match: '20 2 * * *' },
]
