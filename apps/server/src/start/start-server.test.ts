import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import type { InitialAccount } from './first-start.ts'
import type { RunningServer } from './running-server.ts'
import { startServer } from './start-server.ts'
import { formOf } from '../test/app.ts'
import { createEmptyTestDatabase, type TestDatabase } from '../test/database.ts'

const adminPassword = 'a-first-passphrase-of-one-admin'
let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createEmptyTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'deckle-server-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const settings = {
  PORT: '0',
  HOST: '127.0.0.1',
  DECKLE_DEMO: 'off',
  DECKLE_ADMIN_EMAIL: 'root@meadow.example',
  DECKLE_ADMIN_PASSWORD: adminPassword,
  LOG_LEVEL: 'silent',
  POOL_SIZE: '4',
}

const start = (more: Record<string, string> = {}): Promise<RunningServer> =>
  startServer(readEnv({ ...settings, DATABASE_URL: database.url, DECKLE_DATA: folder, ...more }), { webFolder: folder })

async function signIn({ port }: RunningServer): Promise<Record<string, string>> {
  const form = formOf({ username: 'root@meadow.example', password: adminPassword })
  const reply = await fetch(`http://127.0.0.1:${port}/api/v2/auth/sign_in`, {
    method: 'POST',
    body: new Uint8Array(form.payload),
    headers: form.headers,
  })
  expect(reply.status).toBe(200)
  return Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, reply.headers.get(name) ?? '']))
}

async function post(
  { port }: RunningServer,
  path: string,
  headers: Record<string, string>,
  body: object,
): Promise<{ status: number; body: DeckReply }> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/v2${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json' },
  })
  return { status: reply.status, body: (await reply.json()) as DeckReply }
}

interface DeckReply {
  readonly code: string
  readonly deck: { readonly id: string; readonly revision: number; readonly content: { readonly name: string } }
}

describe('two servers on one database', () => {
  it('start at once on an empty one: one makes the first Superadmin, both serve one editing session', async () => {
    const servers = await Promise.all([start(), start()])
    const [one, two] = servers
    expect(servers.flatMap(({ accounts }) => accounts)).toEqual([
      { role: 'Superadmin', email: 'root@meadow.example', password: 'as given in DECKLE_ADMIN_PASSWORD' },
    ])
    const headers = await signIn(one)
    const made = await post(two, '/decks/create', headers, { readerType: 'quiz', name: 'Shared' })
    expect(made.status).toBe(200)
    const { id, content, revision } = made.body.deck
    let at = revision
    for (const [turn, server] of [one, two, one, two].entries()) {
      const saved = await post(server, `/decks/${id}/update`, headers, {
        revision: at,
        content: { ...content, name: `Turn ${turn}` },
      })
      expect(saved.status).toBe(200)
      at = saved.body.deck.revision
    }
    const stale = await post(one, `/decks/${id}/update`, headers, { revision, content })
    expect([stale.status, stale.body.code]).toEqual([409, 'revision_conflict'])
    const shown = await fetch(`http://127.0.0.1:${one.port}/api/v2/decks/${id}/show`, { headers })
    expect(((await shown.json()) as DeckReply).deck.content.name).toBe('Turn 3')
    expect((await post(two, '/config/upsert', headers, { latestVersion: '3.2.0' })).status).toBe(200)
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${one.port}/api/v2/config/fetch`)).headers.get('latest-version'))
      .toBe('3.2.0')
    await Promise.all(servers.map((server) => server.stop()))
  })

  it('a later start finds all done, and serves what there was', async () => {
    const server = await start({ DECKLE_DEMO: 'on' })
    expect(server.accounts).toEqual([])
    await signIn(server)
    await server.stop()
  })
})

async function countLateDecks(): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ stored: number }>(
    "select count(*) as stored from decks where name like 'Late %'",
  )
  return rows[0]?.stored
}

describe('stopping', () => {
  it('finishes what is under way, then refuses', async () => {
    const server = await start()
    const headers = await signIn(server)
    const open = fetch(`http://127.0.0.1:${server.port}/api/v2/notifications/stream`, { headers })
    const stream = await open
    const writes = Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        post(server, '/decks/create', headers, { readerType: 'poll', name: `Late ${at}` }),
      ),
    )
    // Some are stored, others are under way.
    await expect.poll(countLateDecks).toBeGreaterThan(0)
    await server.stop()
    const ended = await writes
    const stored = ended.filter((one) => one.status === 'fulfilled' && one.value.status === 200).length
    expect(await countLateDecks()).toBe(stored)
    expect(await stream.text()).toContain('retry:')
    await expect(fetch(`http://127.0.0.1:${server.port}/healthz`)).rejects.toThrow()
  })
})

it('checks the port before it creates anything', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const { port } = other.address() as AddressInfo
  const fresh = await createEmptyTestDatabase()
  const data = join(folder, 'none')
  await expect(start({ DATABASE_URL: fresh.url, DECKLE_DATA: data, PORT: String(port) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    syscall: 'listen',
  })
  expect(existsSync(data)).toBe(false)
  expect((await fresh.pool.query("select to_regclass('users') as users")).rows).toEqual([{ users: null }])
  other.close()
  await fresh.drop()
})

it('reports new accounts before a later step fails', async () => {
  const fresh = await createEmptyTestDatabase()
  const stopping = new AbortController()
  const reported: InitialAccount[] = []
  const starting = startServer(readEnv({ ...settings, DATABASE_URL: fresh.url, DECKLE_DATA: folder }), {
    webFolder: folder,
    signal: stopping.signal,
    onAccounts(accounts) {
      reported.push(...accounts)
      stopping.abort()
    },
  })
  await expect(starting).rejects.toThrow('abort')
  expect(reported).toMatchObject([{ role: 'Superadmin', email: 'root@meadow.example' }])
  await fresh.drop()
})

it('says in words what is wrong when it can not start, and leaves nothing open', async () => {
  await expect(start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(/ECONNREFUSED|connect/)
  await expect(start({ GEO_DATABASE: join(folder, 'none.mmdb') })).rejects.toThrow(/GEO_DATABASE names .* no such file/)
})
