import { Logger, parseCronItems, run, type TaskSpec } from 'graphile-worker'
import type pg from 'pg'
import { isDatabaseAway } from '../../db/is-database-away.ts'
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
  const own = tellingOutages(createPoolLike(pool, { size: concurrency + 2 }))
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

/**
 * graphile-worker tries again what fails by the code of an outage that it knows, and nothing else: what it gives up may end
 * the server, as nobody waits for it. Every outage is told to it by that code.
 */
function tellingOutages(pool: pg.Pool): pg.Pool {
  const told = new WeakSet<pg.PoolClient>()
  const tell = (error: unknown): never => {
    throw isDatabaseAway(error) ? Object.assign(new Error((error as Error).message, { cause: error }), outage) : error
  }
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<pg.PoolClient>
  const connectTelling = async (...callback: unknown[]): Promise<pg.PoolClient> => {
    // The pool's own way, of its `query`.
    if (callback.length > 0) return connect(...callback)
    const client = await connect().catch(tell)
    if (told.has(client)) return client
    told.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const queryTelling = (...args: unknown[]): unknown => {
      const result = query(...args)
      return result instanceof Promise ? result.catch(tell) : result
    }
    return Object.assign(client, { query: queryTelling })
  }
  return Object.assign(pool, { connect: connectTelling })
}

const outage = { code: 'ETIMEDOUT' }
