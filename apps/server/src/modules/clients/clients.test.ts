import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeClient, type Person } from '../../test/factories.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { clientId: (await makeClient(test.deps, { plan: 'free' })).id })
})
afterAll(() => test.close())

const branding = { name: 'Meadow', primary: '#1b5e20', logo: '', footer: 'Meadow Academy' }
const update = (as: Person, id: string, client: Record<string, unknown>) =>
  test.call('users.updateClient', { as, params: { id }, body: { client } })

it('an Admin changes name and look of the own client; a sign-in shows it', async () => {
  const { status, body } = await update(admin, admin.clientId, {
    name: 'Meadow House',
    app_configuration: branding,
  })
  expect([status, body.client]).toEqual([
    200,
    { id: admin.clientId, name: 'Meadow House', app_configuration: branding, plan: 'free', can: { brand: true } },
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
  const logo = test.deps.newId()
  const refused = await update(admin, admin.clientId, { app_configuration: { ...branding, logo } })
  expect([refused.status, refused.error.limit]).toEqual([
    402,
    { name: 'customLogo', limit: 0, used: 0, lifts: 'educational' },
  ])
  const rich = await test.signedIn('Admin')
  expect((await update(rich, rich.clientId, { app_configuration: { ...branding, logo } })).status).toBe(422)
  await test.deps.db
    .insertInto('media')
    .values({
      client_id: rich.clientId,
      id: logo,
      owner_id: rich.userId,
      kind: 'image',
      name: 'logo.png',
      content_type: 'image/png',
      size: 10,
      file_key: 'k',
    })
    .execute()
  expect(
    (await update(rich, rich.clientId, { app_configuration: { ...branding, logo } })).body.client.app_configuration
      .logo,
  ).toBe(logo)
})

it('others may not, and see only their own', async () => {
  const learner = await test.signedIn('Learner', { clientId: admin.clientId })
  const stranger = await test.signedIn('Admin')
  expect((await update(learner, admin.clientId, { name: 'x' })).status).toBe(403)
  expect((await update(stranger, admin.clientId, { name: 'x' })).status).toBe(404)
  expect(
    (await test.call('users.showClient', { as: learner, params: { id: admin.clientId } })).body.client.can,
  ).toEqual({ brand: false })
  expect((await test.call('users.showClient', { as: stranger, params: { id: admin.clientId } })).status).toBe(404)
})
