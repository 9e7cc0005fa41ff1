import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Of the first Superadmin. */
export const credentials = { email: 'crash@example.com', password: 'a-long-crash-passphrase-2846' }

export interface BuiltServerOptions {
  readonly port: number
  readonly data: string
  /** Default: an embedded PostgreSQL in the data folder. */
  readonly databaseUrl?: string
  readonly smtpUrl?: string
}

/** Starts the built server as `npm start` does. */
export function spawnServer({ port, data, databaseUrl, smtpUrl }: BuiltServerOptions): ChildProcess {
  return spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DECKLE_DATA: data,
      DECKLE_DEMO: 'off',
      PAYMENT_SANDBOX: 'on',
      LOG_LEVEL: 'fatal',
      DECKLE_ADMIN_EMAIL: credentials.email,
      DECKLE_ADMIN_PASSWORD: credentials.password,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(smtpUrl && { SMTP_URL: smtpUrl }),
    },
  })
}

export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (reply) => reply.ok,
    () => false,
  )

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Sends SIGTERM unless the process has ended, and waits for its end. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exit
}
