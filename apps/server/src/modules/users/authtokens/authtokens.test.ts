import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { type Person, testPassword } from '../../../test/factories.ts'

let test: TestApp
let admin: Person
let learner: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  learner = await test.signedIn('Learner', { clientId: admin.clientId })
})
afterAll(() => test.close())

let address = 0
const signIn = (authtoken: string) =>
  test.call('auth.signIn', { headers: { authtoken, 'x-forwarded-for': `198.51.100.${++address}` } })
const issue = (body: Record<string, unknown> = {}, id = learner.userId, as = admin) =>
  test.call('users.createAuthtoken', { as, params: { id }, body })
const list = async () =>
  (await test.call('users.authtokens', { as: admin, params: { id: learner.userId } })).body.authtokens

describe('an issued token', () => {
  it('signs in as often as it may, and says then that it is no longer good', async () => {
    const { status, body } = await issue({ days: 3, uses: 2 })
    expect(status).toBe(200)
    expect(body.link).toBe(`http://deckle.test/login#authtoken=${body.token}`)
    expect(body.authtoken).toMatchObject({ userId: learner.userId, uses: 2, used: 0, isGood: true })
    const [first, second, third] = [await signIn(body.token), await signIn(body.token), await signIn(body.token)]
    expect([first.status, first.body._id, second.status]).toEqual([200, learner.userId, 200])
    expect([third.status, third.error.errors]).toEqual([
      401,
      ['This sign-in link is no longer valid. Ask for a new one.'],
    ])
    expect((await list())[0]).toMatchObject({ id: body.authtoken.id, used: 2, isGood: false })
  })

  it('counts uses at once rightly', async () => {
    const { body } = await issue({ uses: 3 })
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await signIn(body.token)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  })

  it('is kept as a hash only, and written into the audit log', async () => {
    const { body } = await issue()
    const rows = await test.deps.pool.query('select t::text as row from authtokens t')
    const log = await test.deps.db.selectFrom('audit_log').selectAll().where('subject', '=', learner.userId).execute()
    expect(JSON.stringify([rows.rows, log, await list()])).not.toContain(body.token)
    expect(log.at(-1)).toMatchObject({
      action: 'user.authtoken',
      actor_id: admin.userId,
      detail: { token: body.authtoken.id, days: 7, uses: 1 },
    })
  })

  it('can be taken back', async () => {
    const { body } = await issue({ uses: 10 })
    const params = { id: learner.userId, token_id: body.authtoken.id }
    const revoked = await test.call('users.revokeAuthtoken', { as: admin, params })
    expect(revoked.body.authtoken).toMatchObject({ isGood: false })
    expect((await signIn(body.token)).status).toBe(401)
    const another = { ...params, id: admin.userId }
    expect((await test.call('users.revokeAuthtoken', { as: admin, params: another })).status).toBe(404)
  })

  it('is over after its days, at most 30', async () => {
    expect((await issue({ days: 31 })).status).toBe(400)
    expect((await issue({ uses: 0 })).status).toBe(400)
    const { body } = await issue({ days: 30, uses: 5 })
    expect((await signIn(body.token)).status).toBe(200)
    test.later(30 * 24 * 3600_000 + 1000)
    expect((await signIn(body.token)).status).toBe(401)
    test.later(-30 * 24 * 3600_000 - 1000)
  })

  it('ends with deactivation and with a new password', async () => {
    const person = await test.signedIn('Creator', { clientId: admin.clientId })
    const one = await issue({ uses: 5 }, person.userId)
    const password = 'river-stone-lamp'
    const body = { current_password: testPassword, password, password_confirmation: password }
    expect((await test.call('auth.changePassword', { as: person, body })).status).toBe(200)
    expect((await signIn(one.body.token)).status).toBe(401)
    const two = await issue({ uses: 5 }, person.userId)
    await test.call('users.deactivate', { as: admin, params: { id: person.userId } })
    expect((await issue({}, person.userId)).error.errors).toEqual(['This account is deactivated and cannot sign in.'])
    await test.call('users.activate', { as: admin, params: { id: person.userId } })
    expect((await signIn(two.body.token)).status).toBe(401)
  })

  it('is not given for the owner by another Admin', async () => {
    const owner = await test.signedIn('Admin', { owns_client: true })
    const other = await test.signedIn('Admin', { clientId: owner.clientId })
    const params = { id: owner.userId }
    const blank = { company: '', address: '', webpage: '', bio: '', logo: '' }
    const refused = [
      await issue({}, owner.userId, other),
      await test.call('users.resetSecondFactor', { as: other, params, body: {} }),
      await test.call('users.updateLicense', { as: other, params, body: { license_type: 'Learner' } }),
      await test.call('users.updateProfile', { as: other, params, body: { profile: { ...blank, company: 'Eve' } } }),
    ]
    for (const { status, error } of refused) {
      expect([status, error.code]).toEqual([403, 'not_allowed'])
      expect(error.errors[0]).toMatch(/owner/)
    }
    expect((await issue({}, other.userId, owner)).status).toBe(200)
    expect((await issue({}, owner.userId, owner)).status).toBe(200)
  })

  it('is given by Admins, for nobody above them and nobody of another client', async () => {
    const [manager, superadmin, outsider] = [
      await test.signedIn('Manager', { clientId: admin.clientId }),
      await test.signedIn('Superadmin', { clientId: admin.clientId }),
      await test.signedIn('Learner'),
    ]
    expect((await issue({}, learner.userId, manager)).status).toBe(403)
    expect((await issue({}, learner.userId, learner)).status).toBe(403)
    expect((await issue({}, superadmin.userId)).status).toBe(403)
    expect((await issue({}, outsider.userId)).status).toBe(404)
    expect((await test.call('users.authtokens', { as: admin, params: { id: outsider.userId } })).status).toBe(404)
  })
})
