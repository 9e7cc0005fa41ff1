import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { type Cluster, databaseEnvironment } from './cluster.ts'
import { identity } from './run-as.ts'
import { stopPostmaster } from './stop-postmaster.ts'
import { findServerOf, isAlive, isServerOf } from './whose-process.ts'
import { diskFullMessage, StartError } from '../start-error.ts'

/** A running PostgreSQL: started by this process (`child` is set), or found running and joined. */
export interface Postmaster {
  pid: number
  child?: ChildProcess
}

export const socketPort = 5432
const retryEvery = 100
const startTimeout = 30_000
/**
 * Attempts before a timeout counts. On a busy machine most of the time passes without one, while PostgreSQL is ready.
 */
const fewestProbes = 50
const fewestStarts = 5
const longestRecovery = 10 * 60_000
const largestLog = 20_000_000
/** Milliseconds. A starting PostgreSQL writes to its new `postmaster.pid` at once. */
const emptyFor = 2000

interface JoinOptions {
  readonly meanwhile?: (() => void) | undefined
  readonly signal?: AbortSignal | undefined
  /** Connects to the cluster's socket and returns the data directory of the server behind it. */
  readonly connect?: (cluster: Cluster) => Promise<string>
}

/**
 * Joins the cluster's running postmaster or starts one. Retries, since after a `kill -9` PostgreSQL refuses to start
 * while old processes still end. If aborted, stops what it started.
 */
export async function joinOrStart(
  cluster: Cluster,
  { meanwhile, signal, connect = dataDirectory }: JoinOptions = {},
): Promise<Postmaster> {
  const deadline = Date.now() + startTimeout
  for (let starts = 1; ; starts++) {
    signal?.throwIfAborted()
    const pid = livingPid(cluster)
    if (pid === undefined) repairPidFile(cluster)
    const postmaster = pid === undefined ? start(cluster) : { pid }
    meanwhile?.()
    try {
      if (postmaster && (await becomesReady(cluster, postmaster, { signal, connect }))) return postmaster
    } catch (error) {
      if (signal?.aborted && postmaster?.child) await stopPostmaster(() => runningPid(postmaster), true)
      throw error
    }
    if (Date.now() > deadline && starts >= fewestStarts) throw notStarted(cluster)
    await sleep(retryEvery)
  }
}

function notStarted(cluster: Cluster): StartError {
  const tail = logTail(cluster)
  const slow = `The embedded database did not start within 30 seconds. Its log, ${cluster.logFile}, ends:\n${tail}`
  return new StartError(diskFullMessage(tail, cluster.folder, slow))
}

/**
 * The pid in postmaster.pid, if it is a running server of this cluster: after a crash, another process may have the
 * number.
 */
export function livingPid(cluster: Cluster): number | undefined {
  const pid = namedPid(cluster)
  return pid !== undefined && isAlive(pid) && isServerOf(pid, cluster.folder) ? pid : undefined
}

const pidFile = (cluster: Cluster): string => join(cluster.folder, 'postmaster.pid')

function namedPid(cluster: Cluster): number | undefined {
  if (!existsSync(pidFile(cluster))) return undefined
  const pid = Number.parseInt(readFileSync(pidFile(cluster), 'utf8'), 10)
  return pid > 0 ? pid : undefined
}

/**
 * PostgreSQL must remove `postmaster.pid` itself, because it also uses it to clean up shared memory of a crashed
 * server. But it refuses to start if the file names another running process of its user, or names none: it is empty, or
 * has NULs or other garbage after a power cut. A foreign pid is replaced by this process's own, which PostgreSQL as its
 * child recognizes as no server; a file without a pid is deleted once no server of this folder can be about to write it.
 */
function repairPidFile(cluster: Cluster): void {
  const file = pidFile(cluster)
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return
  const pid = namedPid(cluster)
  if (pid === undefined) {
    if (Date.now() - found.mtimeMs > emptyFor && findServerOf(cluster.folder) === undefined) rmSync(file)
    return
  }
  if (pid === process.pid || !isAlive(pid)) return
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [process.pid, ...rest].join('\n'))
}

/** "postgres" is the maintenance database. */
export function connectionConfig(cluster: Cluster, database: string): ClientConfig {
  return { host: cluster.socketFolder, port: socketPort, user: 'postgres', database }
}

function start(cluster: Cluster): Postmaster | undefined {
  const log = openLog(cluster.logFile)
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${cluster.socketFolder}`,
    'unix_socket_permissions=0700',
    `port=${socketPort}`,
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off',
  ]
  if (!cluster.fsync)
    settings.push(
      'fsync=off',
      'full_page_writes=off',
      'synchronous_commit=off',
      'wal_level=minimal',
      'max_wal_senders=0',
      'max_connections=200',
    )
  const child = spawn(
    cluster.binaries.postgres,
    ['-D', cluster.folder, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...identity(cluster.user),
      cwd: '/',
      env: databaseEnvironment(),
      stdio: ['ignore', log, log],
      // Own process group: Ctrl+C in a terminal reaches only the server, which then stops the database.
      detached: true,
    },
  )
  child.on('error', () => undefined)
  child.unref()
  closeSync(log)
  return child.pid === undefined ? undefined : { pid: child.pid, child }
}

async function becomesReady(
  cluster: Cluster,
  postmaster: Postmaster,
  { signal, connect }: Required<Pick<JoinOptions, 'connect'>> & Pick<JoinOptions, 'signal'>,
): Promise<boolean> {
  const started = Date.now()
  for (let probes = 1; ; probes++) {
    signal?.throwIfAborted()
    if (ended(postmaster)) return false
    const answer = await probe(cluster, connect)
    if (answer === 'ready') return true
    const limit = answer === 'recovering' ? longestRecovery : startTimeout
    if (Date.now() - started > limit && probes >= fewestProbes) throw new StartError(notAnswering(cluster, postmaster))
    await sleep(20)
  }
}

const runningPid = (postmaster: Postmaster): number | undefined => (ended(postmaster) ? undefined : postmaster.pid)

function ended({ pid, child }: Postmaster): boolean {
  return child ? child.exitCode !== null || child.signalCode !== null : !isAlive(pid)
}

async function probe(
  cluster: Cluster,
  connect: Required<JoinOptions>['connect'],
): Promise<'ready' | 'recovering' | 'silent'> {
  try {
    const found = await connect(cluster)
    if (realpathSync(found) !== realpathSync(cluster.folder))
      throw new StartError(`The socket in ${cluster.socketFolder} belongs to another database, ${found}.`)
    return 'ready'
  } catch (error) {
    const { code } = error as { code?: string }
    if (error instanceof StartError) throw error
    return code === '57P03' ? 'recovering' : 'silent'
  }
}

async function dataDirectory(cluster: Cluster): Promise<string> {
  const client = new Client({ ...connectionConfig(cluster, 'postgres'), connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory ?? ''
  } finally {
    await client.end().catch(() => undefined)
  }
}

function notAnswering(cluster: Cluster, { pid, child }: Postmaster): string {
  if (child)
    return `The embedded database (process ${pid}) does not answer. Its log, ${cluster.logFile}, ends:\n${logTail(cluster)}`
  return `${pidFile(cluster)} says that process ${pid} runs this database, but it does not answer. Stop that process, then start again.`
}

function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLog) truncateSync(file)
  return openSync(file, 'a', 0o600)
}

function logTail(cluster: Cluster): string {
  if (!existsSync(cluster.logFile)) return '(empty)'
  return readFileSync(cluster.logFile, 'utf8').split('\n').slice(-8).join('\n').trim()
}
