import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/postgres/index.ts'
import { onStopSignal } from '../../lib/on-stop-signal.ts'
import { temporaryData } from '../../lib/temporary-data.ts'
import { credentials, endProcess, isReady, spawnServer } from '../built-server.ts'
import { until } from '../until.ts'

const ports = [4188, 4189] as const

export type Headers = Readonly<Record<string, string>>
/** A call at one of the servers, in turn; rejects with the reply where it is not 2xx. Without headers the owner's. */
export type Call = <Reply>(method: string, at: string, body?: unknown, headers?: Headers) => Promise<Reply>

/** Two servers on one PostgreSQL, which this process starts again after a crash. */
export interface Servers {
  readonly pool: pg.Pool
  readonly call: Call
  /** At the same instant, with SIGKILL. */
  kill(victim: 'servers' | 'database'): void
  /** Resolves once both serve again. */
  recover(): Promise<void>
  readonly signIn: (email: string, password: string) => Promise<Headers>
  stop(): Promise<void>
}

export async function startServers(): Promise<Servers> {
  const data = await temporaryData('deckle-crash-learning-')
  const postgres = await startEmbeddedPostgres({ dataFolder: data })
  const pool = new pg.Pool({ ...postgres.config, max: 2 })
  // Idle connections are lost as the database crashes: the next query opens another one.
  pool.on('error', () => undefined)
  const start = (port: number): ChildProcess => spawnServer({ port, data, databaseUrl: postgres.url })
  let children = ports.map(start)
  const end = async () => {
    await Promise.all(children.map(endProcess))
    await pool.end()
    await postgres.stop({ force: true })
    await rm(data, { recursive: true, force: true })
  }
  onStopSignal(end)
  let turn = 0
  let own: Headers = {}
  const send = (at: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${ports[turn++ % ports.length]}/api/v2${at}`, init)
  const servers: Servers = {
    pool,
    async call<Reply>(method: string, at: string, body?: unknown, headers = own) {
      const init = {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      }
      let reply = await send(at, init)
      for (; reply.status === 429; reply = await send(at, init))
        // timing: the server says how long to wait
        await wait(Number(reply.headers.get('retry-after')) * 1000)
      if (!reply.ok) throw new Error(`${at} answered ${reply.status}: ${await reply.text()}`)
      return (await reply.json()) as Reply
    },
    kill(victim) {
      if (victim === 'database') process.kill(postgres.pid(), 'SIGKILL')
      else for (const child of children) child.kill('SIGKILL')
    },
    async recover() {
      children = children.map((child, at) => (child.killed ? start(ports[at] ?? 0) : child))
      for (const port of ports) await until(`the server at ${port} is ready`, () => isReady(port))
      await until('the database answers', () =>
        pool.query('select 1').then(
          () => true,
          () => false,
        ),
      )
    },
    async signIn(email: string, password: string) {
      const form = new FormData()
      form.set('username', email)
      form.set('password', password)
      const reply = await send('/auth/sign_in', { method: 'POST', body: form })
      if (!reply.ok) throw new Error(`Signing in answered ${reply.status}: ${await reply.text()}`)
      const names = ['access-token', 'token-type', 'client', 'expiry', 'uid']
      return Object.fromEntries(names.map((name) => [name, reply.headers.get(name) ?? '']))
    },
    stop: end,
  }
  await servers.recover()
  own = await servers.signIn(credentials.email, credentials.password)
  return servers
}
