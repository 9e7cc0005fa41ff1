import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..', '..')

/** An account of the demo content, as printed at the first start. */
export interface Account {
  readonly role: string
  readonly email: string
  readonly password: string
}

export interface RunningServer {
  readonly url: string
  readonly accounts: readonly Account[]
  readonly pid: number
  stop(): Promise<void>
}

interface Options {
  readonly port: number
  readonly data: string
  readonly env?: Readonly<Record<string, string>>
}

/** Starts the built server and reads its output until it is ready. */
export async function startServer({ port, data, env = {} }: Options): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DECKLE_DATA: data, LOG_LEVEL: 'error', ...env },
  })
  const printed = await readUntilReady(child).catch(async (error: unknown) => {
    await stopped(child)
    throw error
  })
  return {
    url: `http://localhost:${port}`,
    accounts: accountsIn(printed),
    pid: child.pid ?? 0,
    stop: () => stopped(child),
  }
}

function readUntilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer): void => {
      printed += chunk.toString()
      if (/Deckle is ready at /.test(printed)) resolve(printed)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)))
    // timing: a limit that only ends a server that hangs
    setTimeout(() => reject(new Error(`The server is not ready after ten minutes:\n${printed}`)), 600_000).unref()
  })
}

/** Lines such as `Creator  asha@example.com  password`; those of the second client say `Admin of Tideway …`. */
export function accountsIn(printed: string): Account[] {
  const lines = printed.matchAll(
    /^\s*((?:Learner|Creator|Manager|Admin|Superadmin)(?: of \S.*?)?)\s{2,}(\S+@\S+)\s+(\S+)\s*$/gm,
  )
  return [...lines].map(([, role = '', email = '', password = '']) => ({ role, email, password }))
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
