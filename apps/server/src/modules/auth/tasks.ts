import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { confirmTask, mailConfirmation } from './confirm-email.ts'
import { deleteStale } from './queries.ts'
import { resetTask, sendReset } from './password/reset-password.ts'

const resetPayload = z.object({ email: z.string(), language: z.string() })
const confirmPayload = z.object({ clientId: z.string(), userId: z.string(), language: z.string() })
const keepClosedSessions = 90 * 24 * 3600_000

export function authTasks(deps: Deps): Record<string, Task> {
  return {
    [resetTask]: async (payload) => {
      const { email, language } = resetPayload.parse(payload)
      await sendReset(deps, email, language)
    },
    [confirmTask]: async (payload) => {
      const { clientId, userId, language } = confirmPayload.parse(payload)
      await mailConfirmation(deps, clientId, userId, language)
    },
    'auth.tidy': async () => {
      const now = deps.now()
      await deleteStale(deps.db, now, new Date(now.getTime() - keepClosedSessions))
    },
  }
}

export const authCron: readonly CronEntry[] = [{ task: 'auth.tidy', match: '17 3 * * *' }]
