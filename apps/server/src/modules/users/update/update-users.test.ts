import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { type Person } from '../../../test/factories.ts'

let test: TestApp
let admin: Person
let manager: Person
let creator: Person
let learner: Person
let clientId: string
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Anil', last_name: 'Nair' })
  clientId = admin.clientId
  manager = await test.signedIn('Manager', { clientId, first_name: 'Mohan' })
  creator = await test.signedIn('Creator', { clientId, first_name: 'Chitra', manager_id: manager.userId })
  learner = await test.signedIn('Learner', { clientId, first_name: 'Leela', manager_id: creator.userId })
})
afterAll(() => test.close())

describe('licence and activity', () => {
  it('at most the own type, of those not above, and the last Admin stays', async () => {
    const set = (as: Person, id: string, license_type: string) =>
      test.call('users.updateLicense', { as, params: { id }, body: { license_type } })
    expect((await set(admin, creator.userId, 'Superadmin')).status).toBe(422)
    expect((await set(admin, creator.userId, 'Manager')).body.user.license_type).toBe('Manager')
    expect((await set(admin, creator.userId, 'Creator')).status).toBe(200)
    expect((await set(manager, learner.userId, 'Creator')).status).toBe(403)
    const { status, error } = await set(admin, admin.userId, 'Creator')
    expect([status, error.errors]).toEqual([422, ['At least one administrator must stay.']])
    const boss = await test.signedIn('Superadmin', { clientId })
    expect((await set(admin, boss.userId, 'Learner')).status).toBe(403)
    await test.deps.db.updateTable('users').set({ active: false }).where('id', '=', boss.userId).execute()
  })

  it('two Admins who demote each other at once leave one', async () => {
    const one = await test.signedIn('Admin')
    const two = await test.signedIn('Admin', { clientId: one.clientId })
    const answers = await Promise.all([
      test.call('users.updateLicense', { as: one, params: { id: two.userId }, body: { license_type: 'Creator' } }),
      test.call('users.updateLicense', { as: two, params: { id: one.userId }, body: { license_type: 'Creator' } }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await test.deps.pool.query<{ admins: number }>(
      "select count(*) as admins from users where client_id = $1 and license_type = 'Admin'",
      [one.clientId],
    )
    expect(rows[0]?.admins).toBe(1)
  })

  it('deactivating closes the sessions at once; activating lets in again', async () => {
    const user = await test.signedIn('Creator', { clientId })
    expect(
      (await test.call('users.deactivate', { as: admin, params: { id: user.userId } })).body.user.user_active,
    ).toBe(false)
    expect((await test.call('auth.me', { as: user })).status).toBe(401)
    expect(
      (await test.call('users.listDeactivated', { as: admin })).body.users.some(({ id }) => id === user.userId),
    ).toBe(true)
    expect((await test.call('users.activate', { as: admin, params: { id: user.userId } })).body.user.user_active).toBe(
      true,
    )
    expect((await test.call('users.deactivate', { as: admin, params: { id: admin.userId } })).status).toBe(422)
    const acts = await test.deps.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', user.userId)
      .orderBy('id')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual(['user.deactivate', 'user.activate'])
  })
})

describe('changing', () => {
  const profile = { company: 'Lotus', address: '<b>1</b>', webpage: 'https://lotus.example', bio: '', logo: '' }
  it('the own profile; details only by the organisation', async () => {
    expect(
      (await test.call('users.updateProfile', { as: learner, params: { id: learner.userId }, body: { profile } })).body
        .user.profile,
    ).toEqual(profile)
    expect(
      (await test.call('users.updateProfile', { as: learner, params: { id: creator.userId }, body: { profile } }))
        .status,
    ).toBe(404)
    expect(
      (
        await test.call('users.updateDetails', {
          as: learner,
          params: { id: learner.userId },
          body: { details: { team: 'north' } },
        })
      ).status,
    ).toBe(403)
    expect(
      (
        await test.call('users.updateDetails', {
          as: admin,
          params: { id: learner.userId },
          body: { details: { team: 'north' } },
        })
      ).body.user.details,
    ).toEqual({ team: 'north' })
  })

  it("another person's profile by an Admin, noted, and refused where somebody else changed it meanwhile", async () => {
    const person = await test.signedIn('Learner', { clientId })
    const update = (body: object, as = admin) =>
      test.call('users.updateProfile', { as, params: { id: person.userId }, body: { profile, ...body } })
    const { profile: before } = (await test.call('users.show', { as: admin, params: { id: person.userId } })).body.user
    expect((await update({ before })).body.user.profile).toEqual(profile)
    const stale = await update({ before })
    expect([stale.status, stale.error.code]).toEqual([409, 'conflict'])
    const both = await Promise.all(
      ['Rose', 'Lily'].map((company) => update({ profile: { ...profile, company }, before: profile })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { entries } = (await test.call('users.audit', { as: admin, params: { id: person.userId }, query: {} })).body
    expect(entries.filter(({ action }) => action === 'user.profile')).toHaveLength(2)
  })

  it('oneself: the name, and nothing else taken', async () => {
    const user = await test.signedIn('Learner', { clientId })
    const update = (body: Record<string, unknown>) => test.call('users.updateSelf', { as: user, body })
    const others = { license_type: 'Admin', manager: admin.userId, active: false }
    expect(Object.keys((await update({ first_name: 'maya', ...others })).error.fields ?? {})).toEqual(
      Object.keys(others),
    )
    const { body } = await update({ first_name: 'maya' })
    expect(body.user).toMatchObject({
      first_name: 'Maya',
      email: user.email,
      license_type: 'Learner',
      manager: null,
      user_active: true,
    })
    const georgian = { first_name: 'გიორგი', last_name: 'ბერიძე' }
    expect((await update(georgian)).body.user, 'Georgian names have no capitals').toMatchObject(georgian)
    expect((await update({ image: 'nothing' })).status).toBe(422)
    expect((await test.call('auth.me', { as: user })).status).toBe(200)
  })
})

describe('language and time zone', () => {
  const set = (body: Record<string, unknown>) => test.call('users.updateSelf', { as: learner, body })

  it('are the person’s own, and shown at sign-in', async () => {
    expect((await test.call('auth.me', { as: creator })).body).toMatchObject({ language: null, time_zone: null })
    expect((await set({ language: 'hi', time_zone: 'Asia/Kolkata' })).status).toBe(200)
    expect((await test.call('auth.me', { as: learner })).body).toMatchObject({
      language: 'hi',
      time_zone: 'Asia/Kolkata',
    })
  })

  it('unknown ones are refused', async () => {
    expect((await set({ language: 'xx' })).error.fields).toHaveProperty('language')
    for (const time_zone of ['Mars/Olympus', "UTC'; drop table users", '']) {
      const { error } = await set({ time_zone })
      expect(error.fields).toHaveProperty('time_zone')
    }
  })
})
