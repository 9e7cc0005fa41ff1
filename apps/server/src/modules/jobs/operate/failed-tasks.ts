import type { adminJobs } from '@deckle/contract/admin-jobs.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { listFailedTasks, retryFailedTasks } from '../../../platform/jobs/queries.ts'
import { audit } from '../../admin/index.ts'

/** Longest shown error in characters; the server's log has the full text. */
const SHOWN = 500

export const listTasks: Handler<typeof adminJobs.tasks> = async ({ deps, query }) => {
  const { rows, ...page } = await listFailedTasks(deps.db, query)
  return {
    tasks: rows.map((row) => ({
      id: row.id,
      task: row.task_identifier,
      attempts: row.attempts,
      error: (row.last_error ?? '').slice(0, SHOWN),
      createdAt: row.created_at.toISOString(),
      failedAt: row.updated_at.toISOString(),
    })),
    ...page,
  }
}

export const retryTasks: Handler<typeof adminJobs.retryTasks> = async ({ deps, actor, body }) => {
  const retried = await transaction(deps.db, async (trx) => {
    const tasks = await retryFailedTasks(trx, body.ids ?? null, deps.now())
    if (tasks.length > 0)
      await audit(trx, deps, actor, {
        action: 'task.retry',
        detail: { tasks: [...new Set(tasks)], count: tasks.length },
      })
    return tasks.length
  })
  return { retried }
}
