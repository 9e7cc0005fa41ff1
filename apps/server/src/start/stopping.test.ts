import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { findServerOf } from '../platform/postgres/whose-process.ts'
import type { RunningServer } from './running-server.ts'
import type { Times } from './start-app.ts'
import { startServer } from './start-server.ts'

let folder: string
let server: RunningServer | undefined
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckle-stopping-'))
  chmodSync(folder, 0o711)
})
afterEach(async () => {
  await server?.stop()
  server = undefined
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cluster = () => join(folder, 'database/postgres-18')
const postmaster = () => Number.parseInt(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8'), 10)
const databaseRuns = () => findServerOf(cluster()) !== undefined

const settings = {
  PORT: '0',
  HOST: '127.0.0.1',
  DECKLE_DEMO: 'off',
  DECKLE_ADMIN_EMAIL: 'root@meadow.example',
  DECKLE_ADMIN_PASSWORD: 'a-first-passphrase-of-one-admin',
  LOG_LEVEL: 'silent',
}

/** Shorter than in production: what is waited for never comes. */
const times = { requestsWithin: 500, watchEvery: 200 }

const start = async (more: Record<string, string> = {}, moreTimes: Partial<Times> = {}): Promise<RunningServer> =>
  (server = await startServer(readEnv({ ...settings, DECKLE_DATA: folder, ...more }), {
    webFolder: folder,
    times: { ...times, ...moreTimes },
  }))

const ask = ({ port }: RunningServer, path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`)

/** A public call that reads the database. */
const oembed = '/oembed?url=http%3A%2F%2Fdeckle.test%2Fp%2Fnone'

describe('a smart shutdown of PostgreSQL (SIGTERM) under load', () => {
  it('ends, is told as 503 with Retry-After, and leaves no connection stuck', async () => {
    const running = await start()
    const seen: { status: number; retryAfter: string | null; code: unknown }[] = []
    const load = { on: true }
    const callers = Array.from({ length: 2 }, async () => {
      while (load.on) {
        const reply = await ask(running, '/readyz')
        const { code } = (await reply.json()) as { code?: string }
        seen.push({ status: reply.status, retryAfter: reply.headers.get('retry-after'), code })
      }
    })
    await expect.poll(() => seen.some(({ status }) => status === 200)).toBe(true)
    const first = postmaster()
    process.kill(first, 'SIGTERM')
    await expect.poll(() => isAlive(first)).toBe(false)
    await expect.poll(() => seen.some(({ status }) => status === 503)).toBe(true)
    await expect.poll(() => seen.at(-1)?.status).toBe(200)
    load.on = false
    await Promise.all(callers)
    expect(postmaster()).not.toBe(first)
    const refused = seen.filter(({ status }) => status !== 200)
    expect(
      refused.filter(({ status, code, retryAfter }) => status !== 503 || code !== 'unavailable' || !retryAfter),
    ).toEqual([])
    expect((await ask(running, oembed)).status).toBe(404)
    await expect.poll(listening).toBe(2)
  })
})

describe('stopping', () => {
  it('stops the database although a request is never finished and a half-sent one is open', async () => {
    const running = await start()
    const sockets = await Promise.all([
      halfSent(running, 'POST /api/v2/decks/create HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\n{'),
      halfSent(running, 'GET /healthz HTTP/1.1\r\nhost:'),
      halfSent(running, ''),
    ])
    expect(sockets.map(({ closed }) => closed)).toEqual([false, false, false])
    await running.stop()
    expect(databaseRuns()).toBe(false)
    await expect.poll(() => sockets.map(({ closed }) => closed)).toEqual([true, true, true])
  })

  it('serves on for STOP_DELAY, while /readyz tells load balancers', async () => {
    const delays: number[] = []
    let endDelay = (): void => undefined
    const waitToStop = (milliseconds: number) => {
      delays.push(milliseconds)
      return new Promise<void>((end) => (endDelay = end))
    }
    const running = await start({ STOP_DELAY: '2' }, { waitToStop })
    const stopped = running.stop()
    expect(delays).toEqual([2000])
    const ready = await ask(running, '/readyz')
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await ready.json()).toMatchObject({ code: 'unavailable', errors: [expect.any(String)] })
    expect((await ask(running, '/healthz')).status).toBe(200)
    endDelay()
    await stopped
    server = undefined
    await expect(ask(running, '/healthz')).rejects.toThrow()
  })

  it('leaves no database behind when it is told to during the start, whatever has come to be', async () => {
    const fresh = mkdtempSync(join(folder, 'fresh-'))
    chmodSync(fresh, 0o711)
    for (const [file, data] of [
      ['database', fresh],
      ['database/postgres-18/postmaster.pid', fresh],
      ['database/postgres-18/postmaster.pid', folder],
    ] as const) {
      const stopping = new AbortController()
      const env = readEnv({ ...settings, DECKLE_DATA: data })
      const starting = startServer(env, { webFolder: folder, signal: stopping.signal })
      starting.catch(() => undefined)
      await expect.poll(() => existsSync(join(data, file)), { interval: 2 }).toBe(true)
      stopping.abort()
      await expect(starting).rejects.toThrow('abort')
      expect(findServerOf(join(data, 'database/postgres-18')), file).toBeUndefined()
    }
  })

  it('hears signals from the beginning', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../main.ts')], {
      cwd: import.meta.dirname,
      env: { ...process.env, ...settings, DECKLE_DATA: folder },
      stdio: 'ignore',
    })
    await expect.poll(() => existsSync(join(cluster(), 'postmaster.pid')), { interval: 10 }).toBe(true)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(databaseRuns()).toBe(false)
  })
})

/** Connections that listen for notifications: the listener's and the worker's. */
async function listening(): Promise<number> {
  const client = new Client({ host: join(folder, 'database/socket'), user: 'postgres', database: 'deckle' })
  await client.connect()
  const { rowCount } = await client.query("select from pg_stat_activity where query ~* '^listen'")
  await client.end()
  return rowCount ?? 0
}

async function halfSent({ port }: RunningServer, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  // Notices when the server closes it.
  socket.resume()
  socket.write(text)
  return socket
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
