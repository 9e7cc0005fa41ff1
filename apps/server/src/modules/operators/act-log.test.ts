import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actsOf } from '../../test/acting.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeUser, type Person } from '../../test/factories.ts'

let test: TestApp
let root: Person
let partner: Person
const { acting, end, entriesOf, makeOperator, makePartner, openedBy, ownedClient, sessionOf } = actsOf(() => test)
beforeAll(async () => {
  test = await createTestApp()
  root = await test.signedIn('Superadmin', { first_name: 'Ravi' })
  partner = await makePartner()
})
afterAll(() => test.close())

describe('the audit log', () => {
  it('has begin and end in both clients, and what was done with who really did it', async () => {
    const mine = await makeOperator()
    const { clientId, userId } = await ownedClient()
    const session = await acting(mine, clientId)
    const learner = await makeUser(test.deps, { clientId, license_type: 'Learner' })
    await test.call('users.deactivate', { as: session, params: { id: learner.userId } })
    const { body } = await test.call('decks.create', { as: session, body: { readerType: 'story' } })
    const { id, revision, content } = body.deck
    let next = revision
    for (const _ of [1, 2, 3]) {
      const saved = await test.call('decks.update', { as: session, params: { id }, body: { revision: next, content } })
      next = saved.body.deck.revision
    }
    await end(session)
    const both = ['client.act', 'client.act_end']
    expect(await entriesOf(clientId, ...both)).toMatchObject([
      { actor_id: mine.userId, subject: userId, detail: { reason: 'Asked by mail' } },
      { actor_id: mine.userId, subject: userId, detail: { how: 'left' } },
    ])
    expect(await entriesOf(mine.clientId, ...both)).toMatchObject([
      { subject: clientId, detail: { person: userId } },
      { subject: clientId, detail: { person: userId } },
    ])
    const done = await entriesOf(clientId, 'user.deactivate', 'users.deactivate', 'decks.create', 'decks.update')
    expect(done.map(({ action }) => action)).toEqual(['user.deactivate', 'decks.create', 'decks.update'])
    for (const entry of done) expect(entry).toMatchObject({ actor_id: userId, by_id: mine.userId })
    const found = await test.call('admin.audit', { as: root, query: { search: 'decks.update' } })
    expect(found.body.entries[0]).toMatchObject({ actor: { name: 'Asha Rao' }, by: 'Asha Rao' })
  })

  it('is told to the Admins of the client, and to nobody else', async () => {
    const { clientId, userId } = await ownedClient()
    const admin = await test.signedIn('Admin', { clientId })
    await end(await acting(root, clientId))
    await acting(partner, await openedBy(partner).then((one) => one.clientId))
    const params = { id: clientId }
    const { body } = await test.call('clients.acts', { as: admin, params })
    expect(body.acts).toMatchObject([
      {
        by: 'Ravi Rao',
        organisation: 'Meadow Academy',
        as: { id: userId },
        reason: 'Asked by mail',
        endedAt: expect.any(String),
      },
    ])
    expect((await test.call('clients.acts', { as: await test.signedIn('Manager', { clientId }), params })).status).toBe(
      403,
    )
    expect((await test.call('clients.acts', { as: await test.signedIn('Admin'), params })).status).toBe(404)
  })

  it('names who acted of what a job does', async () => {
    const mine = await makeOperator()
    const { clientId } = await ownedClient()
    const session = await acting(mine, clientId)
    const person = await makeUser(test.deps, { clientId, license_type: 'Creator' })
    const bulk = (value: string) =>
      test.call('users.bulk', { as: session, body: { people: { ids: [person.userId] }, action: 'license', value } })
    await bulk('Manager')
    await test.jobsDone()
    const licence = async () =>
      (
        await test.deps.db
          .selectFrom('users')
          .select('license_type')
          .where('id', '=', person.userId)
          .executeTakeFirstOrThrow()
      ).license_type
    expect(await licence()).toBe('Creator')
    await bulk('Learner')
    await test.jobsDone()
    expect(await licence()).toBe('Learner')
    expect(await entriesOf(clientId, 'user.license')).toMatchObject([{ by_id: mine.userId }])
  })
})

describe('while acting', () => {
  it('no licence is raised and no Admin made', async () => {
    const { clientId } = await ownedClient()
    const session = await acting(root, clientId)
    const creator = await makeUser(test.deps, { clientId, license_type: 'Creator' })
    const set = (license_type: string) =>
      test.call('users.updateLicense', { as: session, params: { id: creator.userId }, body: { license_type } })
    const raised = await set('Manager')
    expect([raised.status, raised.error.errors[0]]).toEqual([403, expect.stringContaining('Licences are not raised')])
    expect((await set('Learner')).status).toBe(200)
    expect((await set('Creator')).status).toBe(403)
    const invite = (license_type: string) =>
      test.call('users.create', {
        as: session,
        body: { email: `${test.deps.newId()}@meadow.example`, password: 'quiet-lantern-77', license_type },
      })
    expect([(await invite('Admin')).status, (await invite('Manager')).status]).toEqual([403, 200])
  })

  it('name and picture change, the e-mail does not', async () => {
    const session = await acting(root, (await ownedClient()).clientId)
    const update = (body: Record<string, unknown>) => test.call('users.updateSelf', { as: session, body })
    expect((await update({ first_name: 'Usha' })).status).toBe(200)
    const refused = await update({ email: 'new@meadow.example', current_password: 'x' })
    expect([refused.status, refused.error.errors[0]]).toEqual([403, expect.stringContaining('You are acting')])
  })

  it("the person's own export is not fetched", async () => {
    const owner = await ownedClient()
    const own = await test.call('auth.signIn', {
      body: { username: owner.email, password: owner.password },
      headers: { 'x-forwarded-for': '192.0.2.77' },
    })
    const made = await test.call('account.exportData', { as: sessionOf(own.headers) })
    await test.jobsDone()
    const params = { id: made.body.job.id }
    expect((await test.call('jobs.file', { as: sessionOf(own.headers), params })).status).toBe(200)
    expect((await test.call('jobs.file', { as: await acting(root, owner.clientId), params })).status).toBe(403)
  })
})
