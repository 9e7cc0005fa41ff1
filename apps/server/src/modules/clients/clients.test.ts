import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { insertRow } from '../../test/rows.ts'
import { makeClient, makeUser, type Person } from '../../test/factories.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { clientId: (await makeClient(test.deps, { plan: 'free' })).id })
})
afterAll(() => test.close())

const branding = { name: 'Meadow', primary: '#1b5e20', logo: '', footer: 'Meadow Academy' }
const update = (as: Person, id: string, client: Record<string, unknown>) =>
  test.call('clients.update', { as, params: { id }, body: { client } })

it('an Admin changes name and look of the own client; a sign-in shows it', async () => {
  const { status, body } = await update(admin, admin.clientId, {
    name: 'Meadow House',
    app_configuration: branding,
  })
  expect([status, body.client]).toEqual([
    200,
    {
      id: admin.clientId,
      name: 'Meadow House',
      app_configuration: branding,
      plan: 'free',
      planType: 'free',
      owner: null,
      can: { brand: true, handOver: false },
    },
  ])
  expect((await test.call('auth.me', { as: admin })).body.branding).toEqual(branding)
})

it('a colour on which white can not be read is refused with its contrast', async () => {
  const { status, error } = await update(admin, admin.clientId, {
    app_configuration: { ...branding, primary: '#ffcc00' },
  })
  expect([status, error.fields?.['client.app_configuration.primary']]).toEqual([422, expect.stringContaining('1.5')])
})

it('a logo needs a plan that has it, and a picture of the client', async () => {
  const rich = await test.signedIn('Admin')
  const { id: logo } = await insertRow(test.deps, 'media', { client_id: rich.clientId, owner_id: rich.userId })
  const refused = await update(admin, admin.clientId, { app_configuration: { ...branding, logo } })
  expect([refused.status, refused.error.limit]).toEqual([
    402,
    { name: 'customLogo', limit: 0, used: 0, lifts: 'educational' },
  ])
  const nowhere = { ...branding, logo: test.deps.newId() }
  expect((await update(rich, rich.clientId, { app_configuration: nowhere })).status).toBe(422)
  expect(
    (await update(rich, rich.clientId, { app_configuration: { ...branding, logo } })).body.client.app_configuration
      .logo,
  ).toBe(logo)
})

it('others may not, and see only their own', async () => {
  const learner = await test.signedIn('Learner', { clientId: admin.clientId })
  const outsider = await test.signedIn('Admin')
  expect((await update(learner, admin.clientId, { name: 'x' })).status).toBe(403)
  expect((await update(outsider, admin.clientId, { name: 'x' })).status).toBe(404)
  expect((await test.call('clients.show', { as: learner, params: { id: admin.clientId } })).body.client.can).toEqual({
    brand: false,
    handOver: false,
  })
  expect((await test.call('clients.show', { as: outsider, params: { id: admin.clientId } })).status).toBe(404)
})

describe('the owner of a client', () => {
  const own = (userId: string) =>
    test.deps.db.updateTable('users').set({ owns_client: true }).where('id', '=', userId).execute()
  const handOver = (as: Person, id: string, user_id: string) =>
    test.call('clients.handOver', { as, params: { id }, body: { user_id } })
  const invite = (as: Person, license_type: string) =>
    test.call('users.create', {
      as,
      body: { email: `${test.deps.newId()}@meadow.example`, password: 'quiet-lantern-77', license_type },
    })

  it('brands it, invites, and does all that an Admin may, whatever the licence; nothing in another', async () => {
    const owner = await test.signedIn('Creator')
    const mate = await test.signedIn('Creator', { clientId: owner.clientId })
    const other = await test.signedIn('Admin')
    expect((await update(owner, owner.clientId, { name: 'Mine' })).status).toBe(403)
    expect((await invite(owner, 'Creator')).status).toBe(403)
    await own(owner.userId)
    const { status, body } = await update(owner, owner.clientId, { name: 'Mine', app_configuration: branding })
    expect([status, body.client.can]).toEqual([200, { brand: true, handOver: true }])
    expect(body.client.owner).toEqual({ id: owner.userId, name: 'Asha Rao' })
    expect((await test.call('auth.me', { as: owner })).body.owns_client).toBe(true)
    expect((await invite(owner, 'Admin')).body.user.license_type).toBe('Admin')
    expect((await invite(owner, 'Superadmin')).status).toBe(422)
    expect((await test.call('users.listBasic', { as: owner })).body.users).toHaveLength(3)
    const deck = await test.call('decks.create', { as: mate, body: { readerType: 'quiz' } })
    expect((await test.call('decks.show', { as: owner, params: { id: deck.body.deck.id } })).body.deck.can.edit).toBe(
      true,
    )
    expect((await test.call('admin.health', { as: owner })).status).toBe(403)
    expect((await update(owner, other.clientId, { name: 'x' })).status).toBe(404)
  })

  it('hands it over to an active person of it; nobody else but a Superadmin does', async () => {
    const owner = await test.signedIn('Creator')
    const { clientId } = owner
    await own(owner.userId)
    const [heir, second, third] = [
      await test.signedIn('Learner', { clientId }),
      await test.signedIn('Admin', { clientId }),
      await makeUser(test.deps, { clientId, active: false }),
    ]
    const outsider = await test.signedIn('Creator')
    expect((await handOver(second, clientId, second.userId)).status).toBe(403)
    expect((await handOver(outsider, clientId, outsider.userId)).status).toBe(404)
    for (const id of [outsider.userId, third.userId, test.deps.newId()])
      expect((await handOver(owner, clientId, id)).error.fields).toHaveProperty('user_id')
    expect((await test.call('auth.me', { as: owner })).body.owns_client).toBe(true)
    const { status, body } = await handOver(owner, clientId, heir.userId)
    expect([status, body.client.owner?.id, body.client.can.handOver]).toEqual([200, heir.userId, false])
    expect((await invite(owner, 'Creator')).status).toBe(403)
    expect((await invite(heir, 'Creator')).status).toBe(200)
    const root = await test.signedIn('Superadmin')
    expect((await handOver(root, clientId, owner.userId)).body.client.owner?.id).toBe(owner.userId)
    const acts = await test.deps.db
      .selectFrom('audit_log')
      .select(['actor_id', 'subject'])
      .where('client_id', '=', clientId)
      .where('action', '=', 'client.owner')
      .orderBy('id')
      .execute()
    expect(acts).toEqual([
      { actor_id: owner.userId, subject: heir.userId },
      { actor_id: root.userId, subject: owner.userId },
    ])
  })

  it('is not kept out of it; with one, the last Admin may go', async () => {
    const boss = await test.signedIn('Admin')
    const owner = await test.signedIn('Creator', { clientId: boss.clientId })
    const demote = () =>
      test.call('users.updateLicense', { as: boss, params: { id: boss.userId }, body: { license_type: 'Creator' } })
    expect((await demote()).status).toBe(422)
    await own(owner.userId)
    const out = await test.call('users.deactivate', { as: boss, params: { id: owner.userId } })
    expect([out.status, out.error.errors]).toEqual([
      422,
      ['This person owns the organisation. Hand it over to somebody else first.'],
    ])
    const shown = await test.call('users.show', { as: boss, params: { id: owner.userId } })
    expect(shown.body.user.can).toEqual({ edit: true, activate: false })
    expect((await demote()).status).toBe(200)
  })
})

it('a Superadmin looks at and changes any client, with its own files and plan', async () => {
  const root = await test.signedIn('Superadmin')
  const { clientId } = await test.signedIn('Admin')
  expect((await test.call('clients.show', { as: root, params: { id: clientId } })).body.client).toMatchObject({
    id: clientId,
    can: { brand: true, handOver: true },
  })
  const { id: logo } = await insertRow(test.deps, 'media', { client_id: root.clientId, owner_id: root.userId })
  expect((await update(root, clientId, { app_configuration: { ...branding, logo } })).status).toBe(422)
  expect((await update(root, clientId, { name: 'Theirs' })).body.client.name).toBe('Theirs')
  const audited = await test.deps.db
    .selectFrom('audit_log')
    .select('client_id')
    .where('actor_id', '=', root.userId)
    .execute()
  expect(audited).toEqual([{ client_id: clientId }])
  expect((await test.call('clients.show', { as: root, params: { id: test.deps.newId() } })).status).toBe(404)
})
