import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { backup } from '../../db/backup/backup.ts'
import { resetDatabase } from '../../db/backup/reset-database.ts'
import { restore } from '../../db/backup/restore.ts'
import { createPool } from '../../db/connection/pool.ts'
import { createDatabase } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { createTestDatabase, type TestDatabase, urlOf } from '../../test/database.ts'
import { startJobs, type Jobs } from '../jobs/start-jobs.ts'
import { listQueue } from '../jobs/test/queue-rows.ts'
import { holdQueuedMails } from './hold-queued-mails.ts'
import { queueMail } from './queue-mail.ts'
import { resendMail } from './resend-mail.ts'

let folder: string
let source: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckle-held-'))
  source = await createTestDatabase()
})
afterAll(async () => {
  await source.drop()
  rmSync(folder, { recursive: true })
})

it('a backup restores into the reset database; its queued emails are held until an operator sends them', async () => {
  const jobs: Jobs = await startJobs({ pool: source.pool, tasks: { none: async () => undefined } })
  const parts = { db: source.db, jobs, newId: randomUUID, now: () => new Date() }
  for (const to of ['asha@tea.example', 'ravi@tea.example'])
    await queueMail(parts, { to, subject: 'Welcome', text: 'नमस्ते', headers: { 'Content-Language': 'hi' } })
  await jobs.add('auth.invite', { user: 'u' })
  await jobs.stop()
  const file = join(folder, 'a.backup')
  await backup(source.pool, file, new Date())
  const { url } = source
  const reset = () => resetDatabase(urlOf(url, 'postgres'), new URL(url).pathname.slice(1))
  await expect(reset()).rejects.toThrow('Stop Deckle')
  await source.db.destroy()
  await vi.waitFor(reset, { timeout: 60_000 })

  const pool = createPool({ connection: url, size: 2 })
  const db = createDatabase(pool)
  expect((await restore(pool, file)).tasks).toEqual({ 'mail.send': 2, 'auth.invite': 1 })
  expect(await holdQueuedMails({ pool, newId: randomUUID, now: new Date() })).toBe(2)
  expect((await listQueue(pool)).map(({ task }) => task)).toEqual(['auth.invite'])
  const mails = await db.selectFrom('mail_outbox').selectAll().orderBy('to_address').execute()
  expect(mails).toMatchObject([
    { to_address: 'asha@tea.example', status: 'failed', text_body: 'नमस्ते', headers: { 'Content-Language': 'hi' } },
    { to_address: 'ravi@tea.example', status: 'failed', error: expect.stringContaining('restored') },
  ])
  const later = await startJobs({ pool, tasks: { none: async () => undefined } })
  await transaction(db, (trx) => resendMail(trx, later, mails[0]?.id ?? ''))
  await later.stop()
  expect((await listQueue(pool)).map(({ task }) => task).sort()).toEqual(['auth.invite', 'mail.send'])
  await db.destroy()
})
