import { join } from 'node:path'
import type { Pool } from 'pg'
import { createDatabase } from '../db/database.ts'
import { isDistributed } from '../db/distribution/is-distributed.ts'
import { createPool } from '../db/connection/pool.ts'
import { refuseOldPostgres } from '../db/connection/refuse-old-postgres.ts'
import { startListener } from '../db/listen.ts'
import { migrate } from '../db/migrate.ts'
import { readOrCreateSecret } from '../db/settings/secret.ts'
import type { Deps } from '../deps.ts'
import { createTasks, cron } from '../jobs/tasks.ts'
import { brandMail } from '../modules/clients/index.ts'
import { createLiveConfig } from '../modules/config/index.ts'
import { createProofOfWorkCaptcha } from '../platform/captcha/proof-of-work-captcha.ts'
import { createRecaptcha } from '../platform/captcha/recaptcha.ts'
import { systemClock } from '../platform/clock.ts'
import { createFolderFiles } from '../platform/files/folder-files.ts'
import { createS3Files } from '../platform/files/s3-files.ts'
import { createGeo } from '../platform/geo/create-geo.ts'
import { type Jobs, startJobs } from '../platform/jobs/start-jobs.ts'
import { createOutboxMail } from '../platform/mail/outbox-mail.ts'
import { recordMail } from '../platform/mail/recorded-mail.ts'
import { createPaymentGateway } from '../platform/payment/create-payment-gateway.ts'
import { createRateLimits } from '../platform/rate-limit/rate-limit.ts'
import { createSystemDns } from '../platform/dns/system-dns.ts'
import { createSafeRequest } from '../platform/web-fetch/safe-request.ts'
import { createSafeFetch } from '../platform/web-fetch/safe-fetch.ts'
import { createUuidV7 } from '../platform/uuid.ts'
import { jobKinds, meters } from '../registry.ts'
import { withState } from '../with-state.ts'
import type { StartContext } from './start-context.ts'

/** Milliseconds; longer than a stop of jobs takes (`startJobs`) while the database doesn't answer. */
const jobsWithin = 9000
const partWithin = 1000

interface StartedParts {
  readonly deps: Deps
  /** Starts jobs at its first call; a job added earlier does so, too. */
  readonly startedJobs: () => Promise<Jobs>
}

/** Brings the database forward and creates the parts. */
export async function createDeps(context: StartContext): Promise<StartedParts> {
  const { env, log, undo } = context
  const geo = await createGeo(env, log)
  undo.push({ close: () => geo.close(), within: partWithin })
  const pool = await preparePool(context)
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
  let jobs: Promise<Jobs> | undefined
  const startedJobs = () => (jobs ??= runJobs(deps))
  undo.push({ close: async () => (await jobs)?.stop(), within: jobsWithin })
  const deps = withState({
    env,
    db,
    pool,
    isDistributed: await isDistributed(pool),
    listener,
    mail: recordMail({ mail: brandMail(mail, { db, env }), pool, newId, now, onError }),
    files: env.s3 ? createS3Files(env.s3) : createFolderFiles(join(env.dataFolder, 'files')),
    captcha: env.recaptcha
      ? createRecaptcha({ ...env.recaptcha, onError })
      : createProofOfWorkCaptcha({ secret, now, once: (id, seconds) => limits.once(id, seconds) }),
    payments: createPaymentGateway(env, secret),
    limits,
    webFetch: createSafeFetch({ privateHosts: env.webhookHosts }),
    webRequest: createSafeRequest({ privateHosts: env.ssoHosts }),
    dns: createSystemDns(),
    geo,
    meters,
    jobKinds,
    jobs: { add: async (...job) => (await startedJobs()).add(...job) },
    config: await createLiveConfig({ env, db, listener, onError }),
    log,
    now,
    newId,
    secret,
  })
  undo.push({ close: () => deps.urls.clicks.settled(), within: partWithin })
  return { deps, startedJobs }
}

async function preparePool({ env, connection, log, undo, signal }: StartContext): Promise<Pool> {
  const pool = createPool({
    connection,
    size: env.poolSize,
    onError: (err) => log.warn({ err }, 'An idle database connection was closed.'),
  })
  undo.push({ close: () => pool.end(), within: partWithin })
  await refuseOldPostgres(pool)
  signal?.throwIfAborted()
  await migrate(pool)
  signal?.throwIfAborted()
  return pool
}

const runJobs = (deps: Deps): Promise<Jobs> =>
  startJobs({
    pool: deps.pool,
    tasks: createTasks(deps),
    cron: [...cron],
    log: (level, text) => logJob(deps, level, text),
  })

function logJob({ log }: Deps, level: string, text: string): void {
  if (level === 'error') log.error(text)
  else if (level === 'warning') log.warn(text)
  else log.debug(text)
}
