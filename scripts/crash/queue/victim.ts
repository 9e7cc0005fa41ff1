/**
 * A server for `crash-queue.ts` that runs every task as soon as it is queued: it has the product's parts and tasks, and
 * as many workers as there are kinds of tasks. Prints a line when it is ready.
 */
import { readEnv } from '../../../apps/server/src/env.ts'
import { createTasks } from '../../../apps/server/src/jobs/tasks.ts'
import { type Jobs, startJobs } from '../../../apps/server/src/platform/jobs/start-jobs.ts'
import { closeAll, type Undo } from '../../../apps/server/src/start/close-all.ts'
import { createDeps } from '../../../apps/server/src/start/create-deps.ts'
import { createLog } from '../../../apps/server/src/start/create-log.ts'

const env = readEnv()
const log = createLog(env)
const undo: Undo[] = []
process.once('SIGTERM', () => void closeAll(undo, log).then(() => process.exit(0)))

const { deps } = await createDeps({ env, connection: env.databaseUrl ?? '', log, undo, signal: undefined })
// Statements wait for a locked table until the server is killed, however long that takes.
Object.assign(deps.pool.options, { statement_timeout: 0, query_timeout: 0, connectionTimeoutMillis: 0 })
// The end of a subscription is the one task that reads no table.
const payments = { ...deps.payments, cancelSubscription: () => new Promise<never>(() => undefined) }
let started: Promise<Jobs> | undefined
const start = (): Promise<Jobs> =>
  (started ??= startJobs({ pool: deps.pool, tasks, concurrency: Object.keys(tasks).length }))
const tasks = createTasks({ ...deps, payments, jobs: { add: async (...job) => (await start()).add(...job) } })
const jobs = await start()
undo.push({ close: () => jobs.stop() })
process.stdout.write('ready\n')
