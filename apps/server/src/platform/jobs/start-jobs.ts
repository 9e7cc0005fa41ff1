import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { createDatabase, type Db } from '../../db/database.ts'
import { isDatabaseUnavailable } from '../../db/connection/is-database-unavailable.ts'
import { createPoolLike, leaveDatabase } from '../../db/connection/pool.ts'
import { addJob } from './queries.ts'

export interface TaskRun {
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

export interface JobsOptions {
  pool: pg.Pool
  tasks: Record<string, Task>
  cron?: CronEntry[]
  concurrency?: number
  log?: (level: string, text: string) => void
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
  /** Waits for running jobs for a few seconds; aborted ones are retried later. */
  stop(): Promise<void>
}

/** Of what graphile-worker hands to a task. */
interface RunningJob {
  readonly job: { readonly attempts: number; readonly max_attempts: number }
  readonly abortSignal?: AbortSignal
}

/** Runs jobs in this process. Servers share one queue: each job and each cron time runs on one of them. */
export async function startJobs({
  pool,
  tasks,
  cron = [],
  concurrency = 2,
  log = () => undefined,
}: JobsOptions): Promise<Jobs> {
  // Imported only here, since the first calls are answered before jobs run.
  const { Logger, parseCronItems, run } = await import('graphile-worker')
  const own = createPoolLike(pool, { size: concurrency + 2, statementTimeout: 30_000 })
  const stopping = new AbortController()
  waitOutOutages(own, stopping.signal)
  const leave = leaving(own)
  const db = createDatabase(pool)
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { job, abortSignal }: RunningJob) =>
        task(payload, {
          attempt: job.attempts,
          isRetried: job.attempts < job.max_attempts,
          signal: abortSignal,
        }),
    ]),
  )
  const runner = await run({
    pgPool: own,
    taskList,
    parsedCronItems: parseCronItems(cron.map(({ task, match }) => ({ task, match }))),
    concurrency,
    noHandleSignals: true,
    logger: new Logger(() => (level, text) => log(level, text)),
  })
  return {
    add: (task, payload, { jobKey, within, ...options } = {}) =>
      addJob(within ?? db, task, payload, { ...options, ...(jobKey !== undefined && { key: jobKey }) }),
    leave,
    async stop() {
      stopping.abort()
      await runner.stop()
      await own.end()
    },
  }
}

/** Milliseconds between connection attempts while the database is unavailable. */
const retryInterval = 500

/** An error code on which graphile-worker retries soon. */
const outage = { code: '40001' }

/**
 * During an outage graphile-worker backs off up to two minutes, and it gives up on errors it doesn't know, which can
 * end the server as an unhandled rejection. Its pool therefore waits until the database is back, and reports errors in
 * queries with a code on which it retries.
 */
function waitOutOutages(pool: pg.Pool, stopping: AbortSignal): void {
  const wrapped = new WeakSet<pg.PoolClient>()
  const translate = (error: unknown): never => {
    throw isDatabaseUnavailable(error)
      ? Object.assign(new Error((error as Error).message, { cause: error }), outage)
      : error
  }
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const connectOnceBack = async (): Promise<pg.PoolClient> => {
    for (;;) {
      try {
        return await connect()
      } catch (error) {
        if (stopping.aborted || !isDatabaseUnavailable(error)) throw error
        await sleep(retryInterval, undefined, { ref: false })
      }
    }
  }
  const connectTranslated = async (): Promise<pg.PoolClient> => {
    const client = await connectOnceBack().catch(translate)
    if (wrapped.has(client)) return client
    wrapped.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const queryTranslated = (...args: unknown[]): unknown => {
      const result = query(...args)
      return result instanceof Promise ? result.catch(translate) : result
    }
    return Object.assign(client, { query: queryTranslated })
  }
  type Callback = (
    error: Error | undefined,
    client: pg.PoolClient | undefined,
    release: pg.PoolClient['release'],
  ) => void
  const connectEither = (callback?: Callback): Promise<pg.PoolClient> | undefined => {
    if (!callback) return connectTranslated()
    // Callback form, used by the pool's own `query` and by listeners.
    void connectOnceBack().then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }
  Object.assign(pool, { connect: connectEither })
}

/** A listener gives its connection up on an error and requests another from the pool. */
function leaving(pool: pg.Pool): () => void {
  const inUse = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => void inUse.add(client))
  pool.on('release', (_error, client) => void inUse.delete(client))
  return () => {
    leaveDatabase(pool)
    for (const client of inUse)
      if (client.listenerCount('notification') > 0) client.emit('error', new Error('The database is stopping.'))
  }
}
