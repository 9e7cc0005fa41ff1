import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTasks } from '../../jobs/tasks.ts'
import { MailError, type Message } from '../../platform/mail/mail.ts'
import { MOST_TRIES, queueMail } from '../../platform/mail/queue-mail.ts'
import { recordMail } from '../../platform/mail/recorded-mail.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { planOf } from '../../test/plan-of.ts'
import { listMails } from './queries.ts'

let test: TestApp
let superadmin: Person
/** What the mail server accepted. */
const sent: Message[] = []
let isAway = false
/** What the queue was given. */
const queued: [task: string, payload: object][] = []

beforeAll(async () => {
  test = await createTestApp({
    change: ({ pool, newId, now }) => ({
      mail: recordMail({
        mail: {
          kind: 'smtp',
          async send(message) {
            if (isAway) throw new MailError('The mail server is away.')
            sent.push(message)
          },
          async close() {},
        },
        pool,
        newId,
        now,
        onError: (error) => {
          throw error
        },
      }),
      jobs: { add: async (task, payload) => void queued.push([task, JSON.parse(JSON.stringify(payload))]) },
    }),
  })
  superadmin = await test.signedIn('Superadmin')
})
afterAll(() => test.close())

const run = async (attempt: number, [task, payload] = queued.shift() ?? ['', {}]) =>
  createTasks(test.deps)[task]?.(payload, { attempt, isRetried: attempt < MOST_TRIES, signal: undefined })
const list = async (query: object = {}) => (await test.call('admin.outbox', { as: superadmin, query })).body.mails
const show = async (id: string) => (await test.call('admin.mail', { as: superadmin, params: { id } })).body.mail
const storedText = async (id: string) =>
  (await test.deps.db.selectFrom('mail_outbox').select('text_body').where('id', '=', id).executeTakeFirstOrThrow())
    .text_body
const mailTo = (to: string): Message => ({ to, subject: '482913 is your code', text: 'Enter 482913.' })

it('a queued mail waits, is tried again with the reason noted, and is sent once, its text and code shown to nobody', async () => {
  await queueMail(test.deps, mailTo('asha@meadow.example'))
  const [waiting] = await list({ status: 'waiting' })
  expect(waiting).toMatchObject({ subject: '•••••• is your code', attempts: 0, error: null, can: { retry: false } })
  const id = waiting?.id ?? ''
  isAway = true
  const job = queued.shift()
  await expect(run(1, job)).rejects.toThrow('The mail server is away.')
  expect(await show(id)).toMatchObject({
    status: 'waiting',
    attempts: 1,
    error: 'The mail server is away.',
    subject: '•••••• is your code',
    text: null,
  })
  isAway = false
  await run(2, job)
  expect(sent.splice(0).map(({ to, text }) => [to, text])).toEqual([['asha@meadow.example', 'Enter 482913.']])
  expect(await list({ search: 'ASHA@mea' })).toMatchObject([{ id, status: 'sent', attempts: 2, error: null }])
  expect([await storedText(id), (await show(id)).text]).toEqual(['', null])
  expect(await list({ search: '482913' })).toEqual([])
})

it.each(['waiting', 'sent', 'stored', 'failed'] as const)('%s mails are found by an index', async (status) => {
  const plan = await planOf(test.deps, (db) => listMails(db, { status, limit: 20 }))
  expect(plan).toMatch(/Index Scan using mail_outbox_by_status.*Index Cond: \(status = /)
})

it('a mail that failed for good is sent again by a Superadmin, who never sees its text', async () => {
  isAway = true
  await queueMail(test.deps, mailTo('ravi@meadow.example'))
  await run(MOST_TRIES)
  const [failed] = await list({ status: 'failed' })
  expect(failed).toMatchObject({ subject: '•••••• is your code', can: { retry: true } })
  const params = { id: failed?.id ?? '' }
  expect((await show(params.id)).text).toBeNull()
  const retry = () => test.call('admin.retryMail', { as: superadmin, params })
  expect((await retry()).body.mail).toMatchObject({ status: 'waiting', error: null })
  expect((await retry()).status).toBe(409)
  isAway = false
  await run(1)
  expect(sent.splice(0)).toMatchObject([mailTo('ravi@meadow.example')])
  expect([(await show(params.id)).status, await storedText(params.id)]).toEqual(['sent', ''])
  expect((await test.call('admin.retryMail', { as: superadmin, params: { id: test.deps.newId() } })).status).toBe(404)
  expect(
    (await test.call('admin.audit', { as: superadmin, query: { search: 'mail.retry' } })).body.entries,
  ).toHaveLength(1)
})

it('all failed mails are sent again, each once; a newer mail about the same takes the place of one that failed', async () => {
  isAway = true
  for (const to of ['a@meadow.example', 'b@meadow.example', 'b@meadow.example'])
    await expect(test.deps.mail.send({ to, subject: 'Your link', text: to })).rejects.toThrow(MailError)
  await expect(test.deps.mail.send({ to: 'nobody', subject: 'Your link', text: 'x' })).rejects.toThrow()
  expect((await list({ status: 'failed' })).map(({ to, attempts }) => [to, attempts])).toEqual([
    ['nobody', 1],
    ['b@meadow.example', 2],
    ['a@meadow.example', 1],
  ])
  isAway = false
  const all = () => test.call('admin.retryMails', { as: superadmin })
  expect((await all()).body).toEqual({ retried: 3 })
  await run(1)
  expect(queued).toHaveLength(3)
  while (queued.length > 0) await run(1)
  expect(sent.splice(0).map(({ to }) => to)).toEqual(['nobody', 'b@meadow.example', 'a@meadow.example'])
  expect((await all()).body).toEqual({ retried: 0 })
  expect(queued).toEqual([])
})

it('a mailed link whose task the queue runs again has one entry, which waits until it is sent', async () => {
  const person = await test.signedIn('Learner')
  await test.call('auth.signinLink', { body: { email: person.email } })
  const job = queued.shift()
  isAway = true
  for (const attempt of [1, 2]) await expect(run(attempt, job)).rejects.toThrow('The mail server is away.')
  const to = { search: person.email }
  expect(await list(to)).toMatchObject([{ status: 'waiting', attempts: 2, can: { retry: false } }])
  await expect(run(MOST_TRIES, job)).rejects.toThrow()
  expect(await list(to)).toMatchObject([{ status: 'failed', attempts: 3, can: { retry: true } }])
  isAway = false
  await run(1, job)
  expect(await list(to)).toMatchObject([{ status: 'sent', attempts: 4, error: null }])
  sent.splice(0)
})

it('only a Superadmin sees and retries mails', async () => {
  const admin = await test.signedIn('Admin')
  const params = { id: test.deps.newId() }
  expect((await test.call('admin.retryMail', { as: admin, params })).status).toBe(403)
  expect((await test.call('admin.retryMails', { as: admin })).status).toBe(403)
  expect((await test.call('admin.retryMails')).status).toBe(401)
  expect((await test.call('admin.retryMails', { as: superadmin, body: { all: true } })).status).toBe(400)
})

it('what the outbox does not keep the text of is forgotten after a month', async () => {
  test.later(31 * 86_400_000)
  await createTasks(test.deps)['mail.purge']?.({}, { attempt: 1, isRetried: true, signal: undefined })
  expect(await test.deps.db.selectFrom('mail_outbox').select('id').execute()).toEqual([])
})
