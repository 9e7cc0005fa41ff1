import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/postgres/index.ts'
import { onStopSignal } from '../../lib/on-stop-signal.ts'
import { temporaryData } from '../../lib/temporary-data.ts'
import { credentials, endProcess, hasEnded, isReady, spawnServer } from '../built-server.ts'
import { until } from '../until.ts'
import { countBlocked, holdTables } from './held-tables.ts'
import { type MailPeer, startMailPeer } from './mail-peer.ts'
import { addTasks, findPerson, idleKind, impatientKind, listKinds, listTasks } from './tasks-of-each-kind.ts'

const port = 4191
/** Milliseconds within which another server releases the tasks of a killed one. */
const releaseLimit = 60_000

interface Scene {
  readonly data: string
  readonly databaseUrl: string
  readonly pool: pg.Pool
  readonly mail: MailPeer
  /** A built server that runs what others leave. */
  other: ChildProcess
}

/**
 * Ends a server with SIGKILL, then one with SIGTERM, while it runs a task of each kind. Another server must run all of
 * them: after SIGKILL it must release them within 60 s, and after SIGTERM none may be locked. The latter must also be so
 * if the mail server is slower than the stop.
 */
export async function crashQueue(): Promise<void> {
  const data = await temporaryData('deckle-crash-queue-')
  // Allows twice as many connections; the database is not killed here.
  const postgres = await startEmbeddedPostgres({ dataFolder: data, fsync: false })
  const pool = new pg.Pool({ ...postgres.config, max: 3 })
  pool.on('error', () => undefined)
  const mail = await startMailPeer()
  const scene: Scene = { data, databaseUrl: postgres.url, pool, mail, other: startOther(data, postgres.url, mail) }
  const end = async () => {
    scene.other.kill('SIGCONT')
    mail.release()
    await endProcess(scene.other)
    await Promise.all([pool.end(), mail.close()])
    await postgres.stop({ force: true })
    await rm(data, { recursive: true, force: true })
  }
  onStopSignal(end)
  try {
    await until('the other server is ready', () => isReady(port))
    // It creates the queue's tables after it is ready.
    const runsTasks = () =>
      listKinds(pool).then(
        (kinds) => kinds.includes(impatientKind),
        () => false,
      )
    await until('the other server runs tasks', runsTasks)
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) await endDuringEachTask(scene, signal)
    await stopDuringMail(scene)
  } finally {
    await end()
  }
}

const startOther = (data: string, databaseUrl: string, mail: MailPeer): ChildProcess =>
  spawnServer({ port, data, databaseUrl, smtpUrl: mail.url })

async function endDuringEachTask(scene: Scene, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const { pool, mail, other } = scene
  const victim = await startVictim(scene)
  const [person, kinds] = [await findPerson(pool), await listKinds(pool)]
  const tables = await holdTables(pool)
  // Stopped, it takes no task. It still counts as a living server.
  other.kill('SIGSTOP')
  const mailsBefore = mail.received.length
  const patientKinds = kinds.filter((kind) => kind !== impatientKind && kind !== idleKind)
  const ids = [...(await addTasks(pool, patientKinds, person))]
  let worker: string | null | undefined
  let start = 0
  try {
    await untilAllWait(pool, ids)
    ids.push(...(await addTasks(pool, [impatientKind], person)))
    await untilAllWait(pool, ids)
    worker = (await listTasks(pool, ids))[0]?.worker
    start = performance.now()
    victim.kill(signal)
    if (!hasEnded(victim)) await once(victim, 'exit')
    if (signal === 'SIGTERM') await requireUnlocked(pool, ids)
  } finally {
    victim.kill('SIGKILL')
    await tables.release()
    other.kill('SIGCONT')
  }
  const isReleased = async () => (await listTasks(pool, ids)).every((task) => task.worker !== worker)
  await until('another server releases the tasks', isReleased, { limit: releaseLimit })
  const seconds = (performance.now() - start) / 1000
  await untilAllHaveRun(pool, ids)
  await until('the password email arrives', () => mail.received.slice(mailsBefore).includes(credentials.email))
  console.log(
    `Queue: ${signal} during ${ids.length} kinds of tasks; all released ${seconds.toFixed(1)} s later and run by another server`,
  )
}

/** Resolves when a server runs all tasks and none can continue. */
async function untilAllWait(pool: pg.Pool, ids: readonly string[]): Promise<void> {
  const running = async () => (await listTasks(pool, ids)).filter(({ worker }) => worker !== null)
  await until('each task runs and waits', async () => {
    // The end of a subscription waits for the payment gateway.
    return (await running()).length === ids.length && (await countBlocked(pool)) >= ids.length - 1
  }).catch(async (error: unknown) => {
    const names = (await running()).map(({ task }) => task)
    console.error(
      'Not running:',
      (await listKinds(pool)).filter((name) => !names.includes(name)),
    )
    throw error
  })
}

async function startVictim({ data, databaseUrl }: Scene): Promise<ChildProcess> {
  const victim = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'victim.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DECKLE_DATA: data, DATABASE_URL: databaseUrl, POOL_SIZE: '80', LOG_LEVEL: 'fatal' },
  })
  process.once('exit', () => victim.kill('SIGKILL'))
  await once(victim.stdout, 'data')
  return victim
}

/** A mail server that answers after the stop. */
async function stopDuringMail(scene: Scene): Promise<void> {
  const { data, databaseUrl, pool, mail } = scene
  mail.hold()
  const { rows } = await pool.query<{ id: string }>(
    `select id from graphile_worker.add_job('auth.reset_password', $1::json)`,
    [JSON.stringify({ email: credentials.email, language: 'en' })],
  )
  const ids = rows.map(({ id }) => id)
  await until('the mail server is asked', () => mail.waiting() > 0)
  await endProcess(scene.other)
  await requireUnlocked(pool, ids)
  mail.release()
  const mailsBefore = mail.received.length
  scene.other = startOther(data, databaseUrl, mail)
  await untilAllHaveRun(pool, ids)
  await until('the email arrives', () => mail.received.length > mailsBefore)
  console.log('Queue: SIGTERM while the mail server does not answer; the restarted server sent the email')
}

async function requireUnlocked(pool: pg.Pool, ids: readonly string[]): Promise<void> {
  const locked = (await listTasks(pool, ids)).filter(({ worker }) => worker !== null)
  if (locked.length > 0) throw new Error(`Locked after SIGTERM: ${locked.map(({ task }) => task).join(', ')}.`)
}

async function untilAllHaveRun(pool: pg.Pool, ids: readonly string[]): Promise<void> {
  const areGone = async () => (await listTasks(pool, ids)).length === 0
  await until('all tasks have run', areGone).catch(async (error: unknown) => {
    console.error(await listTasks(pool, ids))
    throw error
  })
}
