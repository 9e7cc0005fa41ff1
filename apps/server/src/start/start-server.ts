import type { Env } from '../env.ts'
import { startEmbeddedPostgres } from '../platform/postgres/index.ts'
import { closeAll, type Undo } from './close-all.ts'
import { createLog } from './create-log.ts'
import type { OnAccounts } from './first-start.ts'
import { requireFolders } from './require-folders.ts'
import { requireFreePort } from './require-free-port.ts'
import type { RunningServer } from './running-server.ts'
import type { Times } from './start-app.ts'
import type { StartContext } from './start-context.ts'

export interface StartOptions {
  readonly webFolder: string
  /** If aborted during the start, closes what was started and throws the reason. */
  readonly signal?: AbortSignal
  /** Receives new accounts with their passwords, before anything else can fail. */
  readonly onAccounts?: OnAccounts
  /** Default: as in production. */
  readonly times?: Times
}

/** What most of the server's source belongs to. It is read while the embedded PostgreSQL starts. */
const readApp = () => import('./start-app.ts')

/** Starts everything: database, migrations, parts, jobs, HTTP. If a step fails, closes what was started. */
export async function startServer(
  env: Env,
  { webFolder, signal, times, onAccounts = () => undefined }: StartOptions,
): Promise<RunningServer> {
  const undo: Undo[] = []
  const log = createLog(env)
  try {
    await requireFreePort(env)
    await requireFolders(env.dataFolder, env.s3 ? ['tmp'] : ['files', 'tmp'])
    const connection = env.databaseUrl ?? (await startDatabase({ env, log, undo, signal }))
    const { startApp } = await readApp()
    return await startApp({ env, connection, log, undo, signal, onAccounts }, webFolder, times)
  } catch (error) {
    await closeAll(undo, createLog({ ...env, logLevel: 'silent' }))
    throw error
  }
}

async function startDatabase({ env, log, undo, signal }: Omit<StartContext, 'connection'>) {
  const embedded = await startEmbeddedPostgres({
    dataFolder: env.dataFolder,
    log: (text) => log.info(text),
    meanwhile: () => void readApp(),
    ...(signal && { signal }),
  })
  undo.push({ close: () => embedded.stop() })
  return embedded.config
}
