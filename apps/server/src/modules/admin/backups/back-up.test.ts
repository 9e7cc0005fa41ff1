import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createDatabase } from '../../../db/database.ts'
import { restore } from '../../../db/backup/restore.ts'
import { type Env, readEnv } from '../../../env.ts'
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { backUpDaily, describeBackups } from './back-up.ts'

let test: TestDatabase
let root: string
let env: Env
let today: Date
beforeAll(async () => {
  test = await createTestDatabase()
  root = mkdtempSync(join(tmpdir(), 'deckle-daily-'))
})
afterAll(async () => {
  await test.drop()
  rmSync(root, { recursive: true })
})
beforeEach(() => {
  const data = mkdtempSync(join(root, 'data-'))
  env = readEnv({ DECKLE_DATA: data })
  today = new Date('2026-03-02T00:40:00Z')
})

const backUp = (over: Partial<Env> = {}) =>
  backUpDaily({
    env: { ...env, ...over },
    db: createDatabase(test.pool),
    pool: test.pool,
    now: () => today,
    log: pino({ level: 'silent' }),
  })
const describeNow = () => describeBackups({ env, db: createDatabase(test.pool) })
const names = () => readdirSync(env.backupFolder).toSorted()

it('one a day, which can be restored; outdated ones and halves of a killed server are removed', async () => {
  mkdirSync(env.backupFolder)
  const old = [
    '2025-12-30',
    '2026-01-10',
    ...['20', '21', '22', '23', '24', '25', '26', '27'].map((d) => `2026-02-${d}`),
  ]
  for (const day of old) writeFileSync(join(env.backupFolder, `deckle-${day}.backup`), 'old')
  writeFileSync(join(env.backupFolder, 'deckle-2026-02-28.backup.half'), 'half')
  writeFileSync(join(env.backupFolder, 'mine.txt'), 'not a backup')
  await backUp()
  const retained = ['2026-01-10', ...['22', '23', '24', '25', '26', '27'].map((d) => `2026-02-${d}`), '2026-03-02']
  expect(names()).toEqual([...retained.map((day) => `deckle-${day}.backup`), 'mine.txt'])
  const file = join(env.backupFolder, 'deckle-2026-03-02.backup')
  const target = await createEmptyTestDatabase()
  expect((await restore(target.pool, file)).tables).toBeGreaterThan(100)
  await target.drop()
  utimesSync(file, today, today)
  await backUp()
  expect(await describeNow()).toEqual({
    latest: { at: today.toISOString(), sizeBytes: expect.any(Number) as number },
    count: retained.length,
    failure: null,
  })
})

it('a failure is recorded until an attempt succeeds, and leaves no half file', async () => {
  // Nobody can create this folder, not even root.
  writeFileSync(join(env.dataFolder, 'file'), '')
  await backUp({ backupFolder: join(env.dataFolder, 'file') })
  expect((await describeNow())?.failure).toEqual({ at: today.toISOString(), isDiskFull: false })
  await backUp()
  expect(await describeNow()).toMatchObject({ count: 1, failure: null })
  expect(names()).toEqual(['deckle-2026-03-02.backup'])
})

it('another database server is backed up by its operator', async () => {
  const databaseUrl = 'postgres://deckle@db.example/deckle'
  await backUp({ databaseUrl })
  expect(existsSync(env.backupFolder)).toBe(false)
  expect(await describeBackups({ env: { ...env, databaseUrl }, db: createDatabase(test.pool) })).toBeNull()
})
