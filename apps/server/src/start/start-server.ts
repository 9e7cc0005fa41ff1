import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { createApp } from '../app.ts'
import { createDatabase } from '../db/database.ts'
import { startListener } from '../db/listen.ts'
import { isDistributed } from '../db/distribution/distribute.ts'
import { migrate } from '../db/migrate.ts'
import { createPool, leaveDatabase } from '../db/connection/pool.ts'
import { refuseOldPostgres } from '../db/connection/refuse-old-postgres.ts'
import { readOrCreateSecret } from '../db/settings/secret.ts'
import { watchForShutdown } from '../db/connection/watch-for-shutdown.ts'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { type InitialAccount, prepareFirstStart } from './first-start.ts'
import { allHandlers, allPages, meters } from '../registry.ts'
import { createTasks, cron, partitionsTask } from '../jobs/tasks.ts'
import { createLiveConfig } from '../modules/config/index.ts'
import { createProofOfWorkCaptcha } from '../platform/captcha/proof-of-work-captcha.ts'
import { createRecaptcha } from '../platform/captcha/recaptcha.ts'
import { systemClock } from '../platform/clock.ts'
import { createFolderFiles } from '../platform/files/folder-files.ts'
import { createS3Files } from '../platform/files/s3-files.ts'
import { type Jobs, startJobs } from '../platform/jobs/start-jobs.ts'
import { createOutboxMail } from '../platform/mail/outbox-mail.ts'
import { startEmbeddedPostgres } from '../platform/postgres/index.ts'
import { createRateLimits } from '../platform/rate-limit/rate-limit.ts'
import { createUuidV7 } from '../platform/uuid.ts'
import { requireFolders } from './require-folders.ts'
import { withState } from '../with-state.ts'

export interface RunningServer {
  readonly port: number
  /** Accounts with newly made passwords; empty except at the first start. */
  readonly accounts: readonly InitialAccount[]
  /**
   * Reports "not ready" to load balancers and serves on for STOP_DELAY; then accepts no more, finishes running
   * requests, and closes all parts in reverse order. Parts that don't finish in time are cut off; the database is
   * always stopped.
   */
  stop(): Promise<void>
}

export interface StartOptions {
  readonly webFolder: string
  /** If aborted during the start, closes what was started and throws the reason. */
  readonly signal?: AbortSignal
}

interface Undo {
  readonly close: () => Promise<unknown>
  /** Milliseconds allowed; absent for no limit. */
  readonly within?: number
}

/** Milliseconds for running requests. */
const requestsWithin = 5000
/** graphile-worker gives jobs five seconds, then aborts them. */
const jobsWithin = 7000
const partWithin = 1000

/** Starts everything: database, migrations, parts, jobs, HTTP. If a step fails, closes what was started. */
export async function startServer(env: Env, { webFolder, signal }: StartOptions): Promise<RunningServer> {
  const undo: Undo[] = []
  const state = { stopping: false }
  const aborted = whenAborted(signal)
  try {
    const { deps, setJobs } = await createDeps(env, undo, signal)
    const unlessAborted = <Result>(step: Promise<Result>) => Promise.race([step, aborted])
    // The calls don't wait for it; jobs added earlier do.
    const jobs = startJobs({
      pool: deps.pool,
      tasks: createTasks(deps),
      cron: [...cron],
      log: (level, text) => logJob(deps, level, text),
    })
    jobs.catch(() => undefined)
    setJobs(jobs)
    undo.push({ close: () => jobs.then((started) => started.stop()), within: jobsWithin })
    const accounts = await unlessAborted(prepareFirstStart(deps))
    const stopWatching = watchForShutdown(deps.pool, () => {
      leaveDatabase(deps.pool)
      deps.listener.leave()
      jobs.then((started) => started.leave()).catch(() => undefined)
    })
    undo.push({ close: async () => stopWatching() })
    const app = createApp(deps, { handlers: allHandlers, pages: allPages, webFolder, isStopping: () => state.stopping })
    undo.push({ close: () => closeApp(app), within: requestsWithin + partWithin })
    await unlessAborted(app.listen({ port: env.port, host: env.host }))
    await unlessAborted(jobs.then((started) => started.add(partitionsTask, {}, { jobKey: partitionsTask })))
    return {
      port: (app.server.address() as AddressInfo).port,
      accounts,
      async stop() {
        state.stopping = true
        await sleep(env.stopDelay * 1000)
        await closeAll(undo, deps.log)
      },
    }
  } catch (error) {
    await closeAll(undo, pino({ level: 'silent' }))
    throw error
  }
}

/** Never resolves; rejects when the signal is aborted. */
function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  const promise = new Promise<never>((_, fail) => {
    const abort = () => fail(signal?.reason as Error)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
  promise.catch(() => undefined)
  return promise
}

async function createDeps(
  env: Env,
  undo: Undo[],
  signal: AbortSignal | undefined,
): Promise<{ readonly deps: Deps; readonly setJobs: (jobs: Promise<Jobs>) => void }> {
  const log = createLog(env)
  await requireFolders(env.dataFolder, env.s3 ? ['tmp'] : ['files', 'tmp'])
  const embedded =
    env.databaseUrl === undefined
      ? await startEmbeddedPostgres({
          dataFolder: env.dataFolder,
          log: (text) => log.info(text),
          ...(signal && { signal }),
        })
      : undefined
  if (embedded) undo.push({ close: () => embedded.stop() })
  const pool = createPool({
    connection: embedded?.config ?? (env.databaseUrl as string),
    size: env.poolSize,
    onError: (err) => log.warn({ err }, 'An idle database connection was closed.'),
  })
  undo.push({ close: () => pool.end(), within: partWithin })
  await refuseOldPostgres(pool)
  signal?.throwIfAborted()
  await migrate(pool)
  signal?.throwIfAborted()
  const db = createDatabase(pool)
  const listener = await startListener(pool, (err) =>
    log.warn({ err }, 'The connection that listens for notifications was lost; reconnecting.'),
  )
  undo.push({ close: () => listener.stop(), within: partWithin })
  const newId = createUuidV7()
  const now = systemClock
  const secret = await readOrCreateSecret(pool, env.secret)
  const limits = await createRateLimits({ pool })
  const onError = (err: unknown) => log.error({ err })
  const mail = env.mail.smtpUrl
    ? (await import('../platform/mail/smtp-mail.ts')).createSmtpMail(env.mail.smtpUrl, env.mail.from)
    : createOutboxMail(pool, newId, now)
  undo.push({ close: async () => mail.close(), within: partWithin })
  const late: { jobs?: Promise<Jobs> } = {}
  const deps = withState({
    env,
    db,
    pool,
    isDistributed: await isDistributed(pool),
    listener,
    mail,
    files: env.s3 ? createS3Files(env.s3) : createFolderFiles(join(env.dataFolder, 'files')),
    captcha: env.recaptcha
      ? createRecaptcha({ ...env.recaptcha, onError })
      : createProofOfWorkCaptcha({ secret, now, once: (id, seconds) => limits.once(id, seconds) }),
    limits,
    meters,
    jobs: { add: async (...job) => (await late.jobs)?.add(...job) },
    config: await createLiveConfig({ env, db, listener, onError }),
    log,
    now,
    newId,
    secret,
  })
  return { deps, setJobs: (jobs) => void (late.jobs = jobs) }
}

/** JSON lines on standard error, apart from output for people. Possible secrets are redacted. */
function createLog({ logLevel }: Env) {
  const secrets = [
    'password',
    'password_confirmation',
    'current_password',
    'token',
    'authtoken',
    'access-token',
    'authorization',
    'cookie',
    'email',
    'secret',
  ]
  return pino(
    {
      level: logLevel,
      redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[redacted]' },
    },
    pino.destination({ dest: 2, sync: false }),
  )
}

function logJob({ log }: Deps, level: string, text: string): void {
  if (level === 'error') log.error(text)
  else if (level === 'warning') log.warn(text)
  else log.debug(text)
}

async function closeAll(undo: Undo[], log: Deps['log']): Promise<void> {
  for (let part = undo.pop(); part; part = undo.pop()) {
    const closed = part.close().catch((err: unknown) => log.error({ err }, 'A part could not be closed.'))
    const { within } = part
    const late = () => log.warn('A part did not close in time.')
    await (within === undefined ? closed : Promise.race([closed, sleep(within, undefined, { ref: false }).then(late)]))
  }
}

/** A kept-alive connection whose last request ended after closing began would delay the close, as would an endless one. */
async function closeApp(app: ReturnType<typeof createApp>): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const cut = setTimeout(() => app.server.closeAllConnections(), requestsWithin)
  await app.close().finally(() => {
    clearInterval(sweep)
    clearTimeout(cut)
  })
}
