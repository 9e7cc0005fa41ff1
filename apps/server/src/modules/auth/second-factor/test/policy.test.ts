import { API_BASE, contract } from '@deckle/contract/contract.ts'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import type { Person } from '../../../../test/factories.ts'
import { factorPeopleOf } from './factor-people.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
})
afterAll(() => test.close())

const day = 86_400_000
const { signIn, sessionOf, codeOf, withTotp, challengeOf } = factorPeopleOf(() => test)
const require = (license_types: string[], grace_days: number, as = admin) =>
  test.call('second_factor.updatePolicy', { as, body: { license_types, grace_days } })
const colleague = (type: 'Learner' | 'Creator' | 'Admin' = 'Creator') =>
  test.signedIn(type, { clientId: admin.clientId })

const limited = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls as Readonly<Record<string, Endpoint>>)
    .filter(([, { access, beforeFactor }]) => access !== 'public' && !beforeFactor)
    .map(([call, endpoint]) => ({ name: `${resource}.${call}`, endpoint })),
)

describe('a client that requires a second factor', () => {
  it('is an Admin’s to make, who sees how many have one', async () => {
    const creator = await colleague()
    expect((await require(['Creator'], 7, creator)).status).toBe(403)
    for (const days of [-1, 91, 1.5]) expect((await require(['Creator'], days)).status).toBe(400)
    expect((await require(['Creator'], 7)).body.policy).toEqual({
      license_types: ['Creator'],
      grace_days: 7,
      people: { required: 1, set_up: 0 },
    })
    expect((await test.call('second_factor.policy', { as: admin })).body.policy.people.required).toBe(1)
    const other = await test.signedIn('Admin')
    expect((await test.call('second_factor.policy', { as: other })).body.policy.license_types).toEqual([])
  })

  it('gives people days, then opens nothing but setting one up', async () => {
    const creator = await colleague()
    await require(['Creator'], 7)
    const entered = await signIn(creator)
    expect(entered.body.second_factor).toMatchObject({ must_set_up: false })
    expect(Date.parse(entered.body.second_factor?.due ?? '') - test.deps.now().getTime()).toBeGreaterThan(6.9 * day)
    test.later(7 * day + 1)
    const late = await signIn(creator)
    expect([late.status, late.body.second_factor?.must_set_up]).toEqual([200, true])
    const as = sessionOf(late.headers)
    expect((await test.call('auth.me', { as })).body).toEqual(late.body)
    for (const { name, endpoint } of limited) {
      const url = `${API_BASE}${endpoint.path.replaceAll(/\{\w+\}/g, creator.userId)}`
      const { statusCode, body } = await test.app.inject({ method: endpoint.method, url, headers: as.headers })
      expect([name, statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([
        name,
        403,
        'second_factor_required',
      ])
    }
    const begun = (await test.call('second_factor.beginTotp', { as, body: {} })).body
    const confirmed = await test.call('second_factor.confirmTotp', {
      as,
      body: { challenge: begun.challenge, code: codeOf(begun.secret) },
    })
    expect(confirmed.body.recovery_codes).toHaveLength(10)
    expect((await test.call('decks.list', { as })).status).toBe(200)
    expect((await test.call('auth.me', { as })).body.second_factor).toBeUndefined()
    const last = await test.call('second_factor.removeTotp', { as, body: {} })
    expect(last.error.errors[0]).toMatch(/Your organisation requires a second factor/)
    test.later(-7 * day - 1)
    await require([], 7)
  })

  it('asks the same of sessions that are open, of others not at all, and of who comes later after their own days', async () => {
    const [creator, learner] = [await colleague(), await colleague('Learner')]
    await require(['Creator'], 0)
    expect((await test.call('decks.list', { as: creator })).error.code).toBe('second_factor_required')
    expect((await test.call('learning.list', { as: learner })).status).not.toBe(403)
    expect((await test.call('config.fetch', { as: creator })).status).toBe(200)
    expect((await test.call('auth.signOut', { as: creator, body: {} })).status).toBe(200)
    await require([], 0)
    expect((await test.call('decks.list', { as: await colleague() })).status).toBe(200)
  })
})

describe('an Admin who takes away lost factors', () => {
  it('does so for others alone: sessions close, the person is told, and must set up another one', async () => {
    const { person } = await withTotp('Creator', { clientId: admin.clientId })
    const of = { params: { id: person.userId }, body: {} }
    const seen = (await test.call('users.showAdmin', { as: admin, params: of.params })).body
    expect([seen.second_factor, seen.factors]).toEqual([
      true,
      { totp: true, passkeys: 0, recovery_codes: 10, due: null, must_set_up: false, mayReset: true },
    ])
    const creator = await colleague()
    expect((await test.call('users.resetSecondFactor', { as: creator, ...of })).status).toBe(403)
    const foreign = await test.signedIn('Admin')
    expect((await test.call('users.resetSecondFactor', { as: foreign, ...of })).status).toBe(404)
    expect((await test.call('users.resetSecondFactor', { as: admin, ...of })).status).toBe(200)
    expect((await test.call('users.resetSecondFactor', { as: admin, ...of })).status).toBe(422)
    expect((await test.call('auth.me', { as: person })).status).toBe(401)
    const entered = await signIn(person)
    expect([entered.status, entered.body.second_factor]).toEqual([200, { due: null, must_set_up: true }])
    const after = (await test.call('users.showAdmin', { as: admin, params: of.params })).body
    expect([after.second_factor, after.factors.must_set_up]).toEqual([false, true])
    expect(after.audit.map(({ action }) => action)).toContain('user.factor_reset')
    await test.jobsDone()
    const mails = await test.deps.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('to_address', '=', person.email)
      .execute()
    expect(mails.map(({ subject }) => subject)).toContain('Your second factors were removed')
  })

  it('is named at the second step to who has given the right password, and to nobody else', async () => {
    const head = await test.signedIn('Admin', { first_name: 'Anil', last_name: 'Nair' })
    const { clientId } = head
    const { person } = await withTotp('Creator', { clientId })
    const owner = await test.signedIn('Learner', { clientId, first_name: 'Mira', last_name: 'Sen' })
    const gone = await test.signedIn('Admin', { clientId, first_name: 'Gone' })
    const { db } = test.deps
    await db.updateTable('users').set({ owns_client: true }).where('id', '=', owner.userId).execute()
    await db.updateTable('users').set({ active: false }).where('id', '=', gone.userId).execute()
    const { helpers } = await challengeOf(person)
    expect(helpers).toEqual(['Mira Sen', 'Anil Nair'])
    const outsider = await signIn(person, 'another-password-1')
    expect([outsider.status, JSON.stringify(outsider.error)]).toEqual([401, expect.not.stringContaining('Nair')])
    const alone = await withTotp('Admin')
    expect((await challengeOf(alone.person)).helpers).toEqual([])
  })

  it('may not take away the own ones without a proof', async () => {
    const { person } = await withTotp('Admin', { clientId: admin.clientId })
    const input = { as: person, params: { id: person.userId }, body: {} }
    expect((await test.call('users.resetSecondFactor', input)).status).toBe(422)
  })

  it('may be a Superadmin of another client', async () => {
    const { person } = await withTotp('Creator', { clientId: admin.clientId })
    const superadmin = await test.signedIn('Superadmin')
    const input = { as: superadmin, params: { id: person.userId }, body: {} }
    expect((await test.call('users.resetSecondFactor', input)).status).toBe(200)
  })
})
