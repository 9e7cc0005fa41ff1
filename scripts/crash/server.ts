import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryData } from '../lib/temporary-data.ts'
import { onStopSignal } from '../lib/on-stop-signal.ts'

const root = path.resolve(import.meta.dirname, '../..')
const port = 4187
const url = `http://127.0.0.1:${port}`
const credentials = { email: 'crash@example.com', password: 'a-long-crash-passphrase-2846' }

export const victims = ['server', 'database'] as const
export type Victim = (typeof victims)[number]

/** A built Deckle on its own data folder with an embedded PostgreSQL, to be killed and restarted. */
export interface CrashServer {
  readonly data: string
  /** With SIGKILL. A killed server must be started again; a killed database is restarted by its server. */
  kill(victim: Victim): Promise<void>
  /** Resolves once it serves again, with a session. */
  recover(): Promise<void>
  /** Retries after a 429; rejects with the reply where it is not 2xx. */
  readonly call: <Reply>(method: string, at: string, body?: unknown) => Promise<Reply>
  stop(): Promise<void>
}

export async function startCrashServer(): Promise<CrashServer> {
  const data = await temporaryData('deckle-crash-')
  let child = spawnServer(data)
  let headers: Record<string, string> = {}
  let killedPostmaster = 0
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
    await rm(data, { recursive: true, force: true })
  }
  onStopSignal(stop)
  process.once('exit', () => child.kill('SIGTERM'))
  const recover = async () => {
    if (child.killed) child = spawnServer(data)
    // A remaining process of the killed database may answer once more.
    await until(async () => (await postmasterPid(data)) !== killedPostmaster, child)
    await until(isReady, child)
    headers = await signIn()
  }
  await recover()
  return {
    data,
    recover,
    async kill(victim) {
      if (victim === 'server') child.kill('SIGKILL')
      else {
        killedPostmaster = await postmasterPid(data)
        process.kill(killedPostmaster, 'SIGKILL')
      }
    },
    async call<Reply>(method: string, at: string, body?: unknown) {
      const send = () =>
        fetch(`${url}/api/v2${at}`, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: body === undefined ? null : JSON.stringify(body),
        })
      let reply = await send()
      for (; reply.status === 429; reply = await send()) await wait(Number(reply.headers.get('retry-after')) * 1000)
      if (!reply.ok) throw new Error(`${at} answered ${reply.status}: ${await reply.text()}`)
      return (await reply.json()) as Reply
    },
    stop,
  }
}

function spawnServer(data: string): ChildProcess {
  return spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DECKLE_DATA: data,
      DECKLE_DEMO: 'off',
      LOG_LEVEL: 'fatal',
      DECKLE_ADMIN_EMAIL: credentials.email,
      DECKLE_ADMIN_PASSWORD: credentials.password,
    },
  })
}

async function until(isSo: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < 30_000; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`The server ended by itself with ${child.exitCode}.`)
    if (await isSo()) return
  }
  child.kill('SIGKILL')
  throw new Error('The server was not ready within 30 seconds.')
}

const isReady = (): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (reply) => reply.ok,
    () => false,
  )

/** 0 for none. */
async function postmasterPid(data: string): Promise<number> {
  const home = path.join(data, 'database')
  const names = await readdir(home).catch(() => [])
  const cluster = names.find((name) => /^postgres-\d+$/.test(name))
  if (!cluster) return 0
  return Number.parseInt(await readFile(path.join(home, cluster, 'postmaster.pid'), 'utf8').catch(() => '0'), 10)
}

async function signIn(): Promise<Record<string, string>> {
  const form = new FormData()
  form.set('username', credentials.email)
  form.set('password', credentials.password)
  const reply = await fetch(`${url}/api/v2/auth/sign_in`, { method: 'POST', body: form })
  if (!reply.ok) throw new Error(`Signing in answered ${reply.status}: ${await reply.text()}`)
  return Object.fromEntries(
    ['access-token', 'token-type', 'client', 'expiry', 'uid'].map((name) => [name, reply.headers.get(name) ?? '']),
  )
}
