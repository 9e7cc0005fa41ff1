import { Logger, parseCronItems, run, type TaskSpec } from 'graphile-worker'
import type pg from 'pg'
import { createPoolLike } from '../../db/pool.ts'

/** A task must bear to be run twice: a job whose server died is tried again. */
export type Task = (payload: unknown, about: { attempt: number; signal: AbortSignal | undefined }) => Promise<void>

export interface CronEntry {
  task: string
  /** Five fields, in UTC. */
  match: string
}

export interface JobsOptions {
  pool: pg.Pool
  tasks: Record<string, Task>
  cron?: CronEntry[]
  concurrency?: number
  log?: (level: string, text: string) => void
}

export interface Jobs {
  add(task: string, payload: object, options?: Pick<TaskSpec, 'jobKey' | 'runAt' | 'maxAttempts'>): Promise<void>
  /** Waits for the running jobs, a few seconds at most; those cut off are tried again later. */
  stop(): Promise<void>
}

/** Works jobs off in this process; the servers on one database share them, each job (and each cron time) is done by one. */
export async function startJobs({
  pool,
  tasks,
  cron = [],
  concurrency = 2,
  log = () => undefined,
}: JobsOptions): Promise<Jobs> {
  const own = createPoolLike(pool, { size: concurrency + 2 })
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { job, abortSignal }: { job: { attempts: number }; abortSignal?: AbortSignal }) =>
        task(payload, { attempt: job.attempts, signal: abortSignal }),
    ]),
  )
  const runner = await run({
    pgPool: own,
    taskList,
    parsedCronItems: parseCronItems(cron.map(({ task, match }) => ({ task, match }))),
    concurrency,
    noHandleSignals: true,
    // Batches are tried again while the database is away. A job that is noted as done by itself is tried once, and where
    // that fails the promise is nobody's: it would end the server.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, text) => log(level, text)),
  })
  return {
    async add(task, payload, options) {
      await runner.addJob(task, payload, options)
    },
    async stop() {
      await runner.stop()
      await own.end()
    },
  }
}
