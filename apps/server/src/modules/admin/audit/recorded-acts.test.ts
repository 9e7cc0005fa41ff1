import type { AuditAction } from '@deckle/core/audit/audit.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { changePublication, makePublishedDeck } from '../../../test/decks.ts'
import { type Person, testPassword } from '../../../test/factories.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp({
    env: { REGISTRATION: 'on' },
    change: () => ({
      captcha: { kind: 'proof-of-work', challenge: async () => ({}), verify: async () => true } as never,
    }),
  })
  admin = await test.signedIn('Admin')
})
afterAll(() => test.close())

/** Returns a client's audit entries, oldest first. */
async function acts(clientId = admin.clientId) {
  const rows = await test.deps.db
    .selectFrom('audit_log')
    .select(['action', 'subject', 'detail', 'kind'])
    .where('client_id', '=', clientId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.filter(({ action }) => action !== 'auth.sign_in')
}
const actsSince = async (before: number) => (await acts()).slice(before).map(({ action }) => action as AuditAction)

it('of a deck name who may open it, its PIN without the digits, invites, shares and short links', async () => {
  const deck = await makePublishedDeck(test, admin)
  const { length } = await acts()
  await changePublication(test, admin, deck.id, { access: 'pin', pin: 'rain4711' })
  await changePublication(test, admin, deck.id, { access: 'pin', pin: 'rain4711' })
  await changePublication(test, admin, deck.id, {
    access: 'pin',
    pin: 'rain4711',
    closesAt: '2099-01-01T00:00:00.000Z',
  })
  const params = { id: deck.id }
  await test.call('publication.createInvites', { as: admin, params, body: { count: 3, label: '' } })
  await test.call('sharing.update', { as: admin, params, body: { everyone: 'view', people: [] } })
  const { url } = (await test.call('urls.create', { as: admin, params, body: { source: 'mail' } })).body
  await test.call('urls.update', { as: admin, params: { id: url.id }, body: { source: 'post' } })
  await test.call('urls.delete', { as: admin, params: { id: url.id } })
  await test.call('urls.restore', { as: admin, params: { id: url.id } })
  expect(await actsSince(length)).toEqual([
    'deck.access',
    'deck.publication',
    'deck.invites',
    'deck.share',
    'url.create',
    'url.update',
    'url.delete',
    'url.restore',
  ])
  expect(JSON.stringify(await acts())).not.toContain('rain4711')
  const { entries } = (await test.call('audit.list', { as: admin, query: { kind: 'connection' } })).body
  expect(entries.map(({ text }) => text)).toContain('Created invitation links to a deck: 3')
  expect(entries[0]?.subject?.name).toBeTruthy()
})

it('of custom reports name the report, once each; of links, whether there is a PIN', async () => {
  const { id } = (await test.call('custom_reports.create', { as: admin, body: { title: 'Tea sales' } })).body.report
  const { length } = await acts()
  const link = {
    kind: 'custom_report',
    target: id,
    pin: 'tea24680',
    days: 7,
    includesNames: false,
    period: null,
  } as const
  const made = (await test.call('report_links.create', { as: admin, body: link })).body.link
  await test.call('report_links.revoke', { as: admin, params: { id: made.id } })
  await test.call('custom_reports.delete', { as: admin, params: { id } })
  await test.call('custom_reports.restore', { as: admin, params: { id } })
  await test.call('custom_reports.restore', { as: admin, params: { id } })
  expect(await actsSince(length)).toEqual([
    'report_links.create',
    'report_links.revoke',
    'custom_report.delete',
    'custom_report.restore',
  ])
  const { entries } = (await test.call('audit.list', { as: admin, query: { limit: 4 } })).body
  expect(entries.map(({ subject }) => subject?.name)).toEqual(['Tea sales', 'Tea sales', 'Tea sales', 'Tea sales'])
  expect(entries[3]?.text).toBe('Created a report link (with a PIN)')
})

it('of a person who registers are in the log of the new organisation', async () => {
  const body = { email: 'new@site.com', password: 'quiet-lantern-77', name: 'Nila Das' }
  expect((await test.call('users.create', { body: { ...body, captcha: 'x' } })).status).toBe(200)
  const { id, client_id } = await test.deps.db
    .selectFrom('users')
    .select(['id', 'client_id'])
    .where('email', '=', body.email)
    .executeTakeFirstOrThrow()
  expect(await acts(client_id)).toMatchObject([{ action: 'user.register', subject: id, kind: 'people' }])
})

it('of messages, passwords and enrolments with a new person name the person', async () => {
  const learner = await test.signedIn('Learner', { clientId: admin.clientId })
  const { length } = await acts()
  await test.call('notifications.create', { as: admin, params: { id: learner.userId }, body: { title: 'Hello' } })
  const password = 'another-lantern-78'
  const change = { current_password: testPassword, password, password_confirmation: password }
  expect((await test.call('auth.changePassword', { as: learner, body: change })).status).toBe(200)
  const course = (await test.call('courses.create', { as: admin, body: { title: 'Brewing' } })).body.course
  const person = { email: 'ira@meadow.example', name: 'Ira Das', invite: true, courses: [course.id] }
  const created = (await test.call('users.createEnroll', { as: admin, body: person })).body.user
  const added = (await acts()).slice(length).map(({ action, subject }) => [action, subject])
  expect(added).toEqual([
    ['user.message', learner.userId],
    ['user.password', learner.userId],
    ['course.create', course.id],
    ['user.create', created.id],
    ['learner.add', created.id],
  ])
})
