import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type PoolConfig } from 'pg'
import { type Cluster, prepareCluster } from './cluster.ts'
import { joinOrStart, connectionConfig, isAlive, livingPid, type Postmaster, socketPort } from './postmaster.ts'

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
    if (!force && (await othersConnected(cluster, own)))
      log('The embedded database keeps running because other programs are connected to it.')
    else await stopPostmaster(cluster)
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
  await withClient(cluster, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: { code?: string }) => {
      // Created concurrently by another server: 42P04 is a duplicate, 23505 the same detected later.
      if (error.code !== '42P04' && error.code !== '23505') throw error
    })
  })
}

async function othersConnected(cluster: Cluster, own: string): Promise<boolean> {
  if (livingPid(cluster) === undefined) return false
  try {
    return await withClient(cluster, async (client) => {
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [own])
      for (let tries = 0; tries < 10; tries++) {
        const { rowCount } = await client.query(
          "select from pg_stat_activity where backend_type = 'client backend' and application_name <> all($1)",
          [[own, internalName]],
        )
        if (!rowCount) return false
        await sleep(50)
      }
      return true
    })
  } catch {
    return false
  }
}

/** Fast shutdown; after 30 seconds an immediate one, from which the next start recovers. Never SIGKILL. */
async function stopPostmaster(cluster: Cluster): Promise<void> {
  for (const [signal, maxWait] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    const pid = livingPid(cluster)
    if (pid === undefined) return
    process.kill(pid, signal)
    // A process stopped by SIGSTOP receives the signal when it continues.
    process.kill(pid, 'SIGCONT')
    const deadline = Date.now() + maxWait
    while (isAlive(pid) && Date.now() < deadline) await sleep(20)
  }
}

/** Application name of internal connections, which don't count as users of the database. */
const internalName = 'deckle internalName'

/** Milliseconds, so that a frozen database doesn't block its own stop. */
const connectionTimeoutMillis = 5000
const query_timeout = 30_000

async function withClient<T>(cluster: Cluster, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    ...connectionConfig(cluster, 'postgres'),
    application_name: internalName,
    connectionTimeoutMillis,
    query_timeout,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
