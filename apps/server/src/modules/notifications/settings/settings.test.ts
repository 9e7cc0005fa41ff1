import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTasks } from '../../../jobs/tasks.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'

let test: TestApp
let manager: Person
let learner: Person
beforeAll(async () => {
  test = await createTestApp()
  manager = await test.signedIn('Manager', { first_name: 'Mohan' })
  learner = await below('Leela')
})
afterAll(() => test.close())

const below = (first_name: string) =>
  test.signedIn('Learner', { clientId: manager.clientId, manager_id: manager.userId, first_name })
const send = async (title: string, to: Person) => {
  const { status } = await test.call('notifications.create', {
    as: manager,
    params: { id: to.userId },
    body: { title, text: 'In words.', link: '/library' },
  })
  expect(status).toBe(200)
}
const choose = (as: Person, email: Record<string, string>, id = as.userId) =>
  test.call('notifications.updateSettings', { as, params: { id }, body: { modes: email } })
const settingsOf = async (as: Person) =>
  (await test.call('notifications.settings', { as, params: { id: as.userId } })).body.settings
const run = async (task: 'notifications.mail' | 'notifications.mail_daily', deps = test.deps) => {
  await createTasks(deps)[task]?.({}, { attempt: 1, isRetried: true, signal: undefined })
  await test.jobsDone()
}
const mailsTo = ({ email }: Person) =>
  test.deps.db
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body', 'headers'])
    .where('to_address', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const licenceEnd = { type: 'licence_end', email: 'at_once' } as const
const enrolled = { type: 'enrolled', email: 'at_once' } as const
const reminder = { type: 'reminder', email: 'at_once' } as const
const ofCourses = [
  { type: 'due_soon', email: 'at_once' },
  { type: 'overdue', email: 'at_once' },
  { type: 'expiry', email: 'at_once' },
  { type: 'passed', email: 'none' },
  { type: 'failed', email: 'none' },
] as const
const certificate = { type: 'certificate', email: 'at_once' } as const

const ofFeed = [
  { type: 'comment', email: 'none' },
  { type: 'reply', email: 'daily' },
  { type: 'mention', email: 'daily' },
  { type: 'like', email: 'none' },
  { type: 'post_removed', email: 'daily' },
] as const

describe('what comes by e-mail', () => {
  it('is one’s own choice, for the types that the licence gets', async () => {
    expect(await settingsOf(learner)).toEqual([
      { type: 'system', email: 'daily' },
      licenceEnd,
      enrolled,
      reminder,
      ...ofCourses,
      certificate,
      ...ofFeed,
    ])
    const admin = await test.signedIn('Admin', { clientId: manager.clientId })
    expect((await settingsOf(admin)).map(({ type }) => type)).toEqual([
      'shared',
      'system',
      'licence_limit',
      'licence_end',
      'billing',
      'upgrade_request',
      'enrolled',
      'reminder',
      'team_weekly',
      'due_soon',
      'overdue',
      'expiry',
      'passed',
      'failed',
      'certificate',
      'comment',
      'reply',
      'mention',
      'like',
      'post_removed',
      'lead_new',
    ])
    const { status, body } = await choose(learner, { system: 'at_once' })
    expect([status, body.settings]).toEqual([
      200,
      [{ type: 'system', email: 'at_once' }, licenceEnd, enrolled, reminder, ...ofCourses, certificate, ...ofFeed],
    ])
    for (const as of [manager, admin, await test.signedIn('Superadmin')]) {
      expect((await choose(as, { system: 'none' }, learner.userId)).status).toBe(404)
      expect((await test.call('notifications.settings', { as, params: { id: learner.userId } })).status).toBe(404)
    }
    expect((await choose(learner, { system: 'often' })).status).toBe(400)
    expect((await choose(learner, { gossip: 'none' })).error.fields).toHaveProperty(['modes.gossip'])
  })

  it('comes at once, each once, with the link that ends it', async () => {
    await choose(learner, { system: 'at_once' })
    await send('Please read this', learner)
    await send('And this', learner)
    await run('notifications.mail')
    await run('notifications.mail')
    await run('notifications.mail_daily')
    const mails = await mailsTo(learner)
    expect(mails.map(({ subject }) => subject)).toEqual(['Please read this', 'And this'])
    expect(mails[0]?.text_body).toContain('http://deckle.test/library')
    expect(mails[0]?.headers).toEqual({
      'Content-Language': 'en',
      'List-Unsubscribe': expect.stringMatching(
        /^<http:\/\/deckle\.test\/api\/v2\/notifications\/unsubscribe\?token=\S+>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('does not come where it was read, chosen away, or the person is deactivated', async () => {
    const [reads, leaves, gone] = [await below('Ravi'), await below('Lata'), await below('Gita')]
    for (const one of [reads, leaves, gone]) {
      await choose(one, { system: 'at_once' })
      await send('Not by mail', one)
    }
    await test.call('notifications.read', { as: reads, params: { id: reads.userId }, body: {} })
    await choose(leaves, { system: 'none' })
    await test.deps.db.updateTable('users').set({ active: false }).where('id', '=', gone.userId).execute()
    await run('notifications.mail')
    for (const one of [reads, leaves, gone]) expect(await mailsTo(one)).toEqual([])
  })
})

describe('the daily mail', () => {
  const at = (iso: string) => ({ ...test.deps, now: () => new Date(iso) })
  const sentAt = (person: Person, title: string, iso: string) =>
    test.deps.db
      .updateTable('notifications')
      .set({ created_at: new Date(iso) })
      .where('user_id', '=', person.userId)
      .where('title', '=', title)
      .execute()

  it('comes at seven in the morning of the person’s time zone, in their language', async () => {
    const [mumbai, york] = [await below('Asha'), await below('John')]
    await test.call('users.updateSelf', { as: mumbai, body: { time_zone: 'Asia/Kolkata', language: 'hi' } })
    await test.call('users.updateSelf', { as: york, body: { time_zone: 'America/New_York' } })
    for (const one of [mumbai, york]) {
      for (const title of ['Early', 'Late']) await send(title, one)
      await sentAt(one, 'Early', '2026-11-10T00:00:00Z')
      await sentAt(one, 'Late', '2026-11-10T14:00:00Z')
    }
    const count = async () => [(await mailsTo(mumbai)).length, (await mailsTo(york)).length]
    const steps: readonly [string, readonly number[]][] = [
      ['2026-11-10T01:15:00Z', [0, 0]],
      ['2026-11-10T01:30:00Z', [1, 0]],
      ['2026-11-10T11:45:00Z', [1, 0]],
      ['2026-11-10T12:00:00Z', [1, 1]],
      ['2026-11-10T23:45:00Z', [1, 1]],
      ['2026-11-11T01:30:00Z', [2, 1]],
      ['2026-11-11T12:00:00Z', [2, 2]],
      ['2026-11-12T12:00:00Z', [2, 2]],
    ]
    for (const [moment, expected] of steps) {
      await run('notifications.mail_daily', at(moment))
      expect(await count(), moment).toEqual(expected)
    }
    const [first] = await mailsTo(mumbai)
    expect(first?.subject).toBe('आपकी सूचनाएँ: 1')
    expect(first?.text_body).toContain('Early')
  })

  it('comes exactly once with two servers that send at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, (_, n) => below(`P${n}`)))
    for (const one of people) for (const title of ['One', 'Two']) await send(title, one)
    await test.deps.db
      .updateTable('notifications')
      .set({ created_at: new Date('2026-11-10T00:00:00Z') })
      .where('title', 'in', ['One', 'Two'])
      .execute()
    const deps = at('2026-11-10T07:00:00Z')
    await Promise.all([1, 2, 3, 4].map(() => run('notifications.mail_daily', deps)))
    for (const one of people)
      expect((await mailsTo(one)).map(({ subject }) => subject)).toEqual(['Your notifications: 2'])
  })
})

describe('unsubscribing', () => {
  const tokenOf = async (person: Person) => {
    const [mail] = await mailsTo(person)
    return /token=([^>]+)>/.exec(JSON.stringify(mail?.headers))?.[1] ?? ''
  }
  const post = (token: string) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v2/notifications/unsubscribe?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })

  it('works in one step without a session, for what the mail was about', async () => {
    const person = await below('Uma')
    await choose(person, { system: 'at_once', shared: 'daily' })
    await send('Mail', person)
    await run('notifications.mail')
    await send('Waits', person)
    const token = await tokenOf(person)
    for (const _ of [1, 2]) {
      const reply = await post(token)
      expect([reply.statusCode, reply.json()]).toEqual([200, { ok: true }])
    }
    expect(await settingsOf(person)).toEqual([
      { type: 'system', email: 'none' },
      licenceEnd,
      enrolled,
      reminder,
      ...ofCourses,
      certificate,
      ...ofFeed,
    ])
    await run('notifications.mail')
    expect(await mailsTo(person)).toHaveLength(1)
    const page = await test.app.inject({ method: 'GET', url: `/api/v2/notifications/unsubscribe?token=${token}` })
    expect([page.statusCode, page.headers.location]).toEqual([302, `/unsubscribe#token=${token}`])
  })

  it('refuses a token for another person, another type, and of another signature', async () => {
    const [mine, other] = [await below('Usha'), await below('Ira')]
    await choose(mine, { system: 'at_once' })
    await send('Mail', mine)
    await run('notifications.mail')
    const [client, , what, signature] = (await tokenOf(mine)).split('.')
    const forged = [
      `${client}.${other.userId}.${what}.${signature}`,
      `${client}.${mine.userId}.daily.${signature}`,
      `${client}.${mine.userId}.${what}.${'A'.repeat(43)}`,
      `${client}.${mine.userId}.${what}`,
      '',
    ]
    for (const token of forged) expect((await post(token)).statusCode, token).toBe(422)
    expect(await settingsOf(other)).toEqual([
      { type: 'system', email: 'daily' },
      licenceEnd,
      enrolled,
      reminder,
      ...ofCourses,
      certificate,
      ...ofFeed,
    ])
    expect(await settingsOf(mine)).toEqual([
      { type: 'system', email: 'at_once' },
      licenceEnd,
      enrolled,
      reminder,
      ...ofCourses,
      certificate,
      ...ofFeed,
    ])
  })
})
