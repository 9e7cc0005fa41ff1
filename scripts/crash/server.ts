import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryData } from '../lib/temporary-data.ts'
import { onStopSignal } from '../lib/on-stop-signal.ts'
import { credentials, endProcess, isReady, spawnServer } from './built-server.ts'
import { until } from './until.ts'

const port = 4187
const url = `http://127.0.0.1:${port}`

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
  let child = spawnServer({ port, data })
  let headers: Record<string, string> = {}
  let killedPostmaster = 0
  const stop = async () => {
    await endProcess(child)
    await rm(data, { recursive: true, force: true })
  }
  onStopSignal(stop)
  process.once('exit', () => child.kill('SIGTERM'))
  const recover = async () => {
    if (child.killed) child = spawnServer({ port, data })
    await until('the server is ready', async () => {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
      // A remaining process of the killed database may answer once more.
      return (await postmasterPid(data)) !== killedPostmaster && (await isReady(port))
    })
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
      // timing: the server says how long to wait
      for (; reply.status === 429; reply = await send()) await wait(Number(reply.headers.get('retry-after')) * 1000)
      if (!reply.ok) throw new Error(`${at} answered ${reply.status}: ${await reply.text()}`)
      return (await reply.json()) as Reply
    },
    stop,
  }
}

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
