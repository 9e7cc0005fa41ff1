import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type PoolConfig } from 'pg'
import { type Cluster, prepareCluster } from './cluster.ts'
import { joinOrStart, connectionConfig, livingPid, type Postmaster, socketPort } from './postmaster.ts'
import { stopPostmaster } from './stop-postmaster.ts'
import { isAlive } from './whose-process.ts'

export interface EmbeddedPostgresOptions {
  dataFolder: string
  /** Default true; false only for tests, whose data may be lost. */
  fsync?: boolean
  database?: string
  log?: (text: string) => void
  /** Called once PostgreSQL is starting, for what can be done until it answers. */
  meanwhile?: () => void
  /** If aborted before the database is up, it is stopped and the reason thrown. */
  signal?: AbortSignal
}

export interface EmbeddedPostgres {
  /** For pg and psql. */
  url: string
  /** Marks its connections as the starter's own; `stop` closes those that remain. */
  config: PoolConfig
  /** True if another process had started the cluster. */
  joined: boolean
  /** The postmaster's current pid. */
  pid(): number
  /** Leaves the database running while others are connected, unless `force`. */
  stop(options?: { force?: boolean }): Promise<void>
}

/** Starts or joins the PostgreSQL of a data folder, and restarts it after a crash. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataFolder, fsync = true, database = 'deckle', log = () => undefined, meanwhile, signal } = options
  const cluster = await prepareCluster(dataFolder, fsync, log)
  const postmaster = await joinOrStart(cluster, { meanwhile, signal })
  const watch = supervise(cluster, postmaster, log)
  const own = `deckle ${randomBytes(6).toString('hex')}`
  const stop: EmbeddedPostgres['stop'] = async ({ force = false } = {}) => {
    await watch.end()
    const others = force ? 'none' : await findOthers(cluster, own)
    if (others === 'connected') log('The embedded database keeps running because other programs are connected to it.')
    else await stopPostmaster(() => livingPid(cluster), others !== 'unknown')
  }
  try {
    await createDatabase(cluster, database)
  } catch (error) {
    await stop()
    throw error
  }
  const query = new URLSearchParams({ host: cluster.socketFolder, port: String(socketPort), user: 'postgres' })
  return {
    url: `postgresql:///${database}?${query.toString()}`,
    config: { ...connectionConfig(cluster, database), application_name: own },
    joined: watch.joined,
    pid: watch.pid,
    stop,
  }
}

function supervise(cluster: Cluster, first: Postmaster, log: (text: string) => void) {
  let postmaster = first
  const ending = new AbortController()
  let restart: Promise<void> = Promise.resolve()
  const watch = (): void =>
    onExit(
      postmaster,
      () => ending.signal.aborted,
      () => {
        restart = restartUntilUp()
      },
    )
  const restartUntilUp = async (): Promise<void> => {
    log('The embedded database stopped unexpectedly. Restarting it.')
    for (;;) {
      if (ending.signal.aborted) return
      try {
        postmaster = await joinOrStart(cluster, { signal: ending.signal })
        log('The embedded database is running again.')
        return watch()
      } catch (error) {
        if (ending.signal.aborted) return
        log(error instanceof Error ? error.message : String(error))
        await sleep(1000, undefined, { signal: ending.signal }).catch(() => undefined)
      }
    }
  }
  watch()
  return {
    joined: first.child === undefined,
    pid: () => postmaster.pid,
    async end() {
      ending.abort()
      await restart
    },
  }
}

/** A joined postmaster is polled, as it is not a child process; a started one reports its exit. */
function onExit({ pid, child }: Postmaster, isEnding: () => boolean, then: () => void): void {
  const notify = (): void => {
    if (!isEnding()) then()
  }
  if (child) {
    if (child.exitCode !== null || child.signalCode !== null) setImmediate(notify)
    else child.once('exit', notify)
    return
  }
  const timer = setInterval(() => {
    if (isEnding()) return clearInterval(timer)
    if (isAlive(pid)) return
    clearInterval(timer)
    notify()
  }, 250)
  timer.unref()
}

async function createDatabase(cluster: Cluster, name: string): Promise<void> {
  await withClient(cluster, limits.atStart, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: { code?: string }) => {
      // Created concurrently by another server: 42P04 is a duplicate, 23505 the same detected later.
      if (error.code !== '42P04' && error.code !== '23505') throw error
    })
  })
}

/** Closes the starter's own connections and looks for others; `unknown` if the database does not answer. */
async function findOthers(cluster: Cluster, own: string): Promise<'none' | 'connected' | 'unknown'> {
  if (livingPid(cluster) === undefined) return 'none'
  try {
    return await withClient(cluster, limits.atStop, async (client) => {
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [own])
      for (let tries = 0; tries < 10; tries++) {
        const { rowCount } = await client.query(
          "select from pg_stat_activity where backend_type = 'client backend' and application_name <> all($1)",
          [[own, internalName]],
        )
        if (!rowCount) return 'none'
        await sleep(50)
      }
      return 'connected'
    })
  } catch {
    return 'unknown'
  }
}

/** Application name of internal connections, which don't count as users of the database. */
const internalName = 'deckle internalName'

/**
 * Milliseconds. At the start the event loop may be busy for seconds, in which no answer is read; at the stop, a frozen
 * database must not block.
 */
const limits = {
  atStart: { connectionTimeoutMillis: 30_000, query_timeout: 30_000 },
  atStop: { connectionTimeoutMillis: 5000, query_timeout: 8000 },
}

async function withClient<T>(
  cluster: Cluster,
  limit: (typeof limits)[keyof typeof limits],
  act: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    ...connectionConfig(cluster, 'postgres'),
    application_name: internalName,
    ...limit,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
