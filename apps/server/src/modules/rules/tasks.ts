import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Task } from '../../platform/jobs/start-jobs.ts'
import { peopleTask } from '../enrolments/index.ts'
import { listActiveRules } from './queries.ts'
import { runRule } from './run-rule.ts'

const payloadSchema = z.object({ clientId: z.string(), userIds: z.array(z.string()) })

export const ruleTasks = (deps: Deps): Record<string, Task> => ({
  /** Active rules look at people who joined or changed; the cost is theirs alone. */
  [peopleTask]: async (payload) => {
    const { clientId, userIds } = payloadSchema.parse(payload)
    for (const rule of await listActiveRules(deps.db, clientId))
      await runRule(deps, rule, { trigger: 'people', runBy: null, userIds })
  },
})
