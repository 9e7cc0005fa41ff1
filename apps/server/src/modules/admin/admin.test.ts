import { API_BASE } from '@deckle/contract/contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { migrations } from '../../db/migrations/index.ts'
import { makeClient, type Person } from '../../test/factories.ts'
import { insertRows } from '../../test/rows.ts'

let test: TestApp
let superadmin: Person
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  superadmin = await test.signedIn('Superadmin')
  admin = await test.signedIn('Admin', { first_name: 'Anil', last_name: 'Nair' })
})
afterAll(() => test.close())

it('only a Superadmin is let in', async () => {
  for (const call of ['admin.health', 'admin.outbox', 'admin.audit', 'admin.clients'] as const)
    expect((await test.call(call, { as: admin })).status).toBe(403)
  expect((await test.call('config.upsert', { as: admin })).status).toBe(403)
})

it('tells how the parts are', async () => {
  const { body } = await test.call('admin.health', { as: superadmin })
  expect(body.health).toMatchObject({
    version: '3.0.0',
    database: { kind: 'embedded' },
    migration: Object.keys(migrations).at(-1),
    jobs: { waiting: 0, failed: 0 },
    files: 'folder',
    mail: 'outbox',
    countries: { header: null, file: null },
    backups: { latest: null, count: 0, failure: null },
    clients: 2,
    users: 2,
    decks: 0,
  })
})

it('warns of missing backups, but not on the day of the installation', async () => {
  const problems = async () => (await test.call('admin.health', { as: superadmin })).body.health.problems
  const installed = (at: Date) => sql`update kysely_migration set timestamp = ${at.toISOString()}`.execute(test.deps.db)
  await installed(test.deps.now())
  expect(await problems()).not.toContain('backup_none')
  await installed(new Date(test.deps.now().getTime() - 50 * 3_600_000))
  expect(await problems()).toContain('backup_none')
})

it('shows the outbox', async () => {
  await test.deps.mail.send({ to: 'a@meadow.example', subject: 'First', text: 'Hello' })
  await test.deps.mail.send({ to: 'b@meadow.example', subject: 'Second', text: 'Hello' })
  const page = (await test.call('admin.outbox', { as: superadmin, query: { limit: 1 } })).body
  expect(page.mails.map(({ subject }) => subject)).toEqual(['Second'])
  const next = (await test.call('admin.outbox', { as: superadmin, query: { limit: 1, cursor: page.next as string } }))
    .body
  expect([next.mails[0]?.subject, next.next]).toEqual(['First', null])
  const found = (await test.call('admin.outbox', { as: superadmin, query: { search: 'B@mea' } })).body.mails
  expect(
    (await test.call('admin.mail', { as: superadmin, params: { id: found[0]?.id as string } })).body.mail,
  ).toMatchObject({ to: 'b@meadow.example', text: 'Hello', status: 'stored' })
  const counts = await Promise.all(
    (['stored', 'sent'] as const).map(
      async (status) => (await test.call('admin.outbox', { as: superadmin, query: { status } })).body.mails.length,
    ),
  )
  expect(counts).toEqual([2, 0])
  expect((await test.call('admin.mail', { as: superadmin, params: { id: test.deps.newId() } })).status).toBe(404)
})

it('shows administrative acts with who did them', async () => {
  const user = await test.signedIn('Creator', { clientId: admin.clientId })
  await test.call('users.updateLicense', { as: admin, params: { id: user.userId }, body: { license_type: 'Manager' } })
  const { body } = await test.call('admin.audit', { as: superadmin, query: { search: 'user.license' } })
  expect(body.entries).toMatchObject([
    {
      actor: { name: 'Anil Nair' },
      client: 'Meadow Academy',
      action: 'user.license',
      text: 'Changed the licence from Creator to Manager',
      subject: { name: 'Asha Rao', link: `/people/${user.userId}` },
      detail: { from: 'Creator', to: 'Manager' },
    },
  ])
})

it('lists clients', async () => {
  await makeClient(test.deps, { name: 'Harbour School', plan: 'free' })
  const { body } = await test.call('admin.clients', { as: superadmin, query: { search: 'harbour' } })
  expect(body.clients).toMatchObject([{ name: 'Harbour School', plan: 'free', users: 0, decks: 0 }])
})

describe('configuration', () => {
  it('is public, and changed by a Superadmin for every server at once', async () => {
    const before = (await test.call('config.fetch')).body.config
    expect(before).toMatchObject({
      appName: 'Deckle',
      version: '3.0.0',
      latestVersion: '3.0.0',
      updatePolicy: 'stable',
      registration: false,
      guest: false,
      captcha: { kind: 'proof_of_work', siteKey: null },
    })
    expect(
      (await test.call('config.upsert', { as: superadmin, body: { latestVersion: '3.1.0' } })).body.config
        .latestVersion,
    ).toBe('3.1.0')
    await test.call('config.upsert', { as: superadmin, body: { updatePolicy: 'lts' } })
    const { body, headers } = await test.call('config.fetch')
    expect(body.config).toEqual({ ...before, latestVersion: '3.1.0', updatePolicy: 'lts' })
    expect(headers['latest-version']).toBe('3.1.0')
    expect((await test.call('config.upsert', { as: superadmin, body: { latestVersion: 'x' } })).status).toBe(400)
  })

  it('the captcha gives a challenge and refuses a made-up answer', async () => {
    expect((await test.call('captcha.challenge')).body).toMatchObject({ kind: 'proof_of_work' })
    expect((await test.call('captcha.verify', { body: { token: 'made up' } })).body).toEqual({
      success: false,
    })
  })
})

it('exports the audit log with all that a search finds, over more than one batch', async () => {
  const root = await test.signedIn('Superadmin', { first_name: 'Export' })
  const acts = Array.from({ length: 501 }, (_, at) => ({
    client_id: root.clientId,
    actor_id: root.userId,
    action: 'client.create',
    subject: `=${at}`,
    detail: JSON.stringify({ at }),
  }))
  await insertRows(test.deps, 'audit_log', acts)
  const url = `${API_BASE}/admin/audit/export?search=created%20the%20organisation`
  const reply = await test.app.inject({ method: 'GET', url, headers: root.headers })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const [head, ...lines] = reply.body.trim().split('\r\n')
  expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(head?.replace('\uFEFF', '')).toBe('When,Organisation,Who,Acting for them,Kind,What,On,Network address')
  expect(lines).toHaveLength(501)
  expect(lines[0]).toContain(`,Meadow Academy,Export Rao,,Operators,Created the organisation,,`)
  const admin = await test.signedIn('Admin')
  expect((await test.app.inject({ method: 'GET', url, headers: admin.headers })).statusCode).toBe(403)
})
