import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner, RunnerOptions } from 'graphile-worker'
import type pg from 'pg'
import { createDatabase, type Db } from '../../db/database.ts'
import { createHeldTasks, type HeldTasks } from './held-tasks.ts'
import { addJob } from './queries.ts'
import { createQueuePool, type QueuePool } from './queue-pool.ts'
import { keepTaskLocks, type TaskLocks } from './task-locks.ts'

export interface TaskRun {
  /** From 1. Above 1 the earlier attempt failed, or its server no longer exists. */
  readonly attempt: number
  /** If it fails now, the queue runs it again. */
  readonly isRetried: boolean
  readonly signal: AbortSignal | undefined
}

/** Must be idempotent: a job is retried if its server dies. */
export type Task = (payload: unknown, about: TaskRun) => Promise<void>

export interface CronEntry {
  task: string
  /** Cron expression of five fields, in UTC. */
  match: string
}

/** In milliseconds. */
export interface JobTimes {
  /** Between checks whether the servers of locked tasks still exist. Three checks release a task. */
  readonly checkEvery: number
  /** Between looks for tasks that are due. New tasks start earlier, because a notification announces them. */
  readonly pollEvery: number
  /** From a stop until running tasks are aborted. */
  readonly abortAfter: number
  /** From a stop until tasks that have not ended are released, so that another server runs them again. */
  readonly releaseAfter: number
}

const usualTimes: JobTimes = { checkEvery: 10_000, pollEvery: 2000, abortAfter: 5000, releaseAfter: 6000 }
/** Milliseconds for releasing tasks, and again for the end of a running check. */
const releaseWithin = 1000

export interface JobsOptions {
  pool: pg.Pool
  tasks: Record<string, Task>
  cron?: CronEntry[]
  concurrency?: number
  log?: (level: string, text: string) => void
  /** Default: as in production. */
  times?: Partial<JobTimes>
}

export interface Jobs {
  add(
    task: string,
    payload: object,
    options?: {
      readonly jobKey?: string
      readonly runAt?: Date
      readonly maxAttempts?: number
      /** Jobs of a lower one go first; default 0. */
      readonly priority?: number
      /** A transaction: the job is added when it is committed. */
      readonly within?: Db
    },
  ): Promise<void>
  /** Closes idle connections and reconnects later, so that a database that is shutting down can stop. */
  leave(): void
  /**
   * Waits for running tasks for a few seconds and until the queue has recorded their ends. Releases the others, which
   * another server runs again.
   */
  stop(): Promise<void>
}

/** Part of what graphile-worker passes to a task. The id is a number, because the pool parses it, or a string. */
interface RunningJob {
  readonly job: { readonly id: string | number; readonly attempts: number; readonly max_attempts: number }
  readonly abortSignal?: AbortSignal
}

/** Runs jobs in this process. Servers share one queue: each job and each cron time runs on one of them. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { pool, concurrency = 2, log = () => undefined } = options
  const times = { ...usualTimes, ...options.times }
  const db = createDatabase(pool)
  const held = createHeldTasks()
  const warn = (text: string) => log('warning', text)
  const queue = createQueuePool(pool, concurrency + 2, warn)
  const parts: StartedParts = { queue, runner: undefined, locks: undefined }
  try {
    const { runner, worker } = await runTasks(queue, held, { ...options, concurrency, log }, times)
    parts.runner = runner
    parts.locks = await keepTaskLocks({ pool, db, worker, held, checkEveryMs: times.checkEvery, log: warn })
  } catch (error) {
    await stopParts(parts, times, warn)
    throw error
  }
  let stopped: Promise<void> | undefined
  void parts.runner.promise.then(() => {
    if (!stopped) log('error', 'graphile-worker has ended: this server runs no tasks until it is restarted.')
  })
  return {
    add: (task, payload, { jobKey, within: trx, ...how } = {}) =>
      addJob(trx ?? db, task, payload, { ...how, ...(jobKey !== undefined && { key: jobKey }) }),
    leave() {
      queue.leave()
      parts.locks?.leave()
    },
    stop: () => (stopped ??= stopParts(parts, times, warn)),
  }
}

async function runTasks(
  { pool }: QueuePool,
  held: HeldTasks,
  { tasks, cron = [], concurrency, log }: JobsOptions & Required<Pick<JobsOptions, 'concurrency' | 'log'>>,
  { pollEvery, abortAfter }: JobTimes,
): Promise<{ runner: Runner; worker: string }> {
  // Imported only here, since the first calls are answered before jobs run.
  const { Logger, parseCronItems, run } = await import('graphile-worker')
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { job, abortSignal }: RunningJob) =>
        held.run(String(job.id), () =>
          task(payload, {
            attempt: job.attempts,
            isRetried: job.attempts < job.max_attempts,
            signal: abortSignal,
          }),
        ),
    ]),
  )
  const events: NonNullable<RunnerOptions['events']> = new EventEmitter()
  let worker = ''
  events.once('pool:create', ({ workerPool }) => (worker = workerPool.id))
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(cron.map(({ task, match }) => ({ task, match }))),
    concurrency,
    pollInterval: pollEvery,
    gracefulShutdownAbortTimeout: abortAfter,
    noHandleSignals: true,
    logger: new Logger(() => (level, text) => log(level, text)),
    events,
  })
  return { runner, worker }
}

interface StartedParts {
  readonly queue: QueuePool
  runner: Runner | undefined
  locks: TaskLocks | undefined
}

/**
 * graphile-worker doesn't wait until the queue has recorded the ends of its tasks, nor does it release tasks that don't
 * end. Both must happen before its connections close.
 */
async function stopParts({ queue, runner, locks }: StartedParts, times: JobTimes, warn: (text: string) => void) {
  const ended = async (): Promise<void> => {
    // Rejects if graphile-worker has ended before.
    await runner?.stop().catch(() => undefined)
    await locks?.recorded()
  }
  await within(times.releaseAfter, ended())
  const released = locks
    ?.releaseOwn()
    .catch((error: Error) => warn(`Tasks could not be released, so another server does it: ${error.message}`))
  await within(releaseWithin, released)
  await Promise.all([within(releaseWithin, locks?.stop()), queue.close()])
}

async function within(milliseconds: number, act: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([act, sleep(milliseconds, undefined, { ref: false })])
}
