import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isDatabaseUnavailable } from '../../db/connection/is-database-unavailable.ts'
import { createPoolLike, leaveDatabase } from '../../db/connection/pool.ts'

/** Milliseconds between attempts while the database is unavailable. */
const retryIntervalMs = 500

/** An error code on which graphile-worker retries soon. */
const outage = { code: '40001' }

/** Names of graphile-worker's prepared statements that record the end of a task. */
const endOfTask = /^(complete|fail)_job/

/** The connections of graphile-worker. */
export interface QueuePool {
  readonly pool: pg.Pool
  /** Closes idle connections and reconnects later, so that a database that is shutting down can stop. */
  leave(): void
  /** Cuts off running statements. Later requests for a connection never end, because nothing may fail or retry then. */
  close(): Promise<void>
}

interface Context {
  readonly main: pg.Pool
  readonly log: (text: string) => void
  isClosed: boolean
  /** The database has accepted a connection, so any later refusal is temporary. */
  hasConnected: boolean
  /** Of the last attempt to connect. */
  isAway: boolean
}

/**
 * During an outage graphile-worker backs off up to two minutes. It doesn't wait for the statements that record the end
 * of a task, and it gives up on errors it doesn't know; then the server would end with an unhandled rejection. Its pool
 * therefore waits until the database is back, repeats those statements until they succeed, and reports errors of other
 * statements with a code on which graphile-worker retries.
 *
 * @param main repeats the statements, because graphile-worker keeps its own connections busy meanwhile
 */
export function createQueuePool(main: pg.Pool, size: number, log: (text: string) => void): QueuePool {
  const pool = createPoolLike(main, { size, statementTimeout: 30_000 })
  const context: Context = { main, log, isClosed: false, hasConnected: false, isAway: false }
  waitOutOutages(pool, context)
  const inUse = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => void inUse.add(client))
  pool.on('release', (_error, client) => void inUse.delete(client))
  return {
    pool,
    leave() {
      leaveDatabase(pool)
      // A listener gives its connection up on an error and requests another from the pool.
      for (const client of inUse)
        if (client.listenerCount('notification') > 0) client.emit('error', new Error('The database is stopping.'))
    },
    async close() {
      context.isClosed = true
      const cut = [...inUse].map((client) => client.end())
      const ended = pool.end()
      await (cut.length > 0 ? Promise.all(cut) : ended)
    },
  }
}

function waitOutOutages(pool: pg.Pool, context: Context): void {
  const wrapped = new WeakSet<pg.PoolClient>()
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const connectOnceBack = async (): Promise<pg.PoolClient> => {
    while (!context.isClosed) {
      try {
        const client = await connect()
        Object.assign(context, { hasConnected: true, isAway: false })
        return client
      } catch (error) {
        if (!context.hasConnected && !isDatabaseUnavailable(error)) throw error
        if (!context.isAway) context.log(`The queue waits for the database: ${(error as Error).message}`)
        context.isAway = true
        await sleep(retryIntervalMs, undefined, { ref: false })
      }
    }
    return never()
  }
  const connectWrapped = async (): Promise<pg.PoolClient> => {
    const client = await connectOnceBack()
    if (wrapped.has(client)) return client
    wrapped.add(client)
    return Object.assign(client, { query: withoutOutages(client, context) })
  }
  type Callback = (
    error: Error | undefined,
    client: pg.PoolClient | undefined,
    release: pg.PoolClient['release'],
  ) => void
  const connectEither = (callback?: Callback): Promise<pg.PoolClient> | undefined => {
    if (!callback) return connectWrapped()
    // Callback form, used by the pool's own `query` and by listeners.
    void connectOnceBack().then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }
  Object.assign(pool, { connect: connectEither })
}

function withoutOutages(client: pg.PoolClient, context: Context): (...args: unknown[]) => unknown {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  return (...args) => {
    const result = query(...args)
    if (!(result instanceof Promise)) return result
    const statement = args[0] as pg.QueryConfig
    return endOfTask.test(statement.name ?? '')
      ? result.catch((error: Error) => recordEnd(statement, error, context))
      : result.catch(translate)
  }
}

function translate(error: unknown): never {
  throw isDatabaseUnavailable(error)
    ? Object.assign(new Error((error as Error).message, { cause: error }), outage)
    : error
}

/** Idempotent: the statement deletes or unlocks a task by its id. */
async function recordEnd(statement: pg.QueryConfig, error: Error, context: Context): Promise<pg.QueryResult> {
  context.log(`The end of a task could not be recorded, trying again: ${error.message}`)
  for (;;) {
    await sleep(retryIntervalMs, undefined, { ref: false })
    if (context.isClosed) return never()
    const result = await context.main.query(statement).catch(() => undefined)
    if (result) return result
  }
}

const never = (): Promise<never> => new Promise(() => undefined)
