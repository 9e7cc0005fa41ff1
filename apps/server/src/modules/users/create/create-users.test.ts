import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Captcha } from '../../../platform/captcha/captcha.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { type Person } from '../../../test/factories.ts'

let test: TestApp
let admin: Person
let manager: Person
let clientId: string
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Anil', last_name: 'Nair' })
  clientId = admin.clientId
  manager = await test.signedIn('Manager', { clientId, first_name: 'Mohan' })
})
afterAll(() => test.close())

const password = 'quiet-lantern-77'
const newUser = (email: string, more: Record<string, unknown> = {}) => ({
  email,
  password,
  first_name: 'New',
  last_name: 'Person',
  ...more,
})

describe('creating', () => {
  it('an Admin adds people to the own client; a licence is taken in shape, what the contract does not name is refused by its name', async () => {
    const person = newUser('  Tara@Meadow.example ', {
      name: undefined,
      first_name: 'tara',
      last_name: 'bose',
      license: { license_type: 'Superadmin', maxUsers: 9999999999, maxSpace: 9999999999 },
    })
    for (const name of ['_id', 'client', 'client_id', 'provider', 'active']) {
      const { status, error } = await test.call('users.create', { as: admin, body: { ...person, [name]: 'x' } })
      expect([status, error.fields]).toEqual([400, { [name]: 'is not a field here' }])
    }
    const hindi = await test.call('users.create', {
      as: admin,
      body: { ...person, license: { price: 0 } },
      headers: { 'accept-language': 'hi' },
    })
    expect(hindi.error.fields).toEqual({ 'license.price': 'यहाँ का फ़ील्ड नहीं है' })
    const { status, body } = await test.call('users.create', { as: admin, body: person })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      email: 'tara@meadow.example',
      username: 'tara@meadow.example',
      first_name: 'Tara',
      last_name: 'Bose',
      license_type: 'Learner',
      provider: 'MANUAL',
      user_active: true,
    })
    const row = await test.deps.db
      .selectFrom('users')
      .select(['client_id', 'confirmed'])
      .where('id', '=', body.user.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ client_id: clientId, confirmed: true })
    const again = await test.call('users.create', { as: admin, body: newUser('tara@meadow.example') })
    expect([again.status, again.error.fields]).toEqual([409, { email: 'This e-mail is already in use.' }])
  })

  it('splits and capitalises a full name', async () => {
    const { body } = await test.call('users.create', {
      as: admin,
      body: { email: 'one@meadow.example', password, name: 'ravi kumar das' },
    })
    expect([body.user.first_name, body.user.last_name]).toEqual(['Ravi', 'Kumar das'])
    const single = await test.call('users.create', {
      as: admin,
      body: { email: 'two@meadow.example', password, name: 'usha' },
    })
    expect([single.body.user.first_name, single.body.user.last_name]).toEqual(['Usha', ' '])
  })

  it('nobody gives a licence above the own, and only an Admin creates', async () => {
    expect(
      (
        await test.call('users.create', {
          as: admin,
          body: newUser('s@meadow.example', { license_type: 'Superadmin' }),
        })
      ).status,
    ).toBe(422)
    expect((await test.call('users.create', { as: manager, body: newUser('m@meadow.example') })).status).toBe(403)
    expect((await test.call('users.create', { body: newUser('r@meadow.example') })).error.code).toBe('registration_off')
  })

  it('a manager of another client is no manager', async () => {
    const outsider = await test.signedIn('Manager')
    const { status, error } = await test.call('users.create', {
      as: admin,
      body: newUser('x@meadow.example', { manager: outsider.userId }),
    })
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['manager']])
  })
})

describe('registration', () => {
  it('needs captcha and an allowed address, makes a client of its own, and lets in when confirmed', async () => {
    const open = await createTestApp({
      env: { REGISTRATION: 'on' },
      change: () => ({
        captcha: {
          kind: 'proof_of_work',
          challenge: async () => ({ kind: 'proof_of_work', challenge: {} }),
          verify: async (token) => token === 'person',
        },
      }),
    })
    const register = (body: Record<string, unknown>, address = '192.0.2.1') =>
      open.call('users.create', {
        body: { password, name: 'priya sen', captcha: 'person', ...body },
        headers: { 'x-forwarded-for': address },
      })
    expect((await register({ email: 'p@mailinator.com' })).error.fields).toEqual({
      email: 'Addresses of this provider are not accepted.',
    })
    expect((await register({ email: 'p@eu.mailinator.com' })).status).toBe(422)
    expect((await register({ email: 'p@site.xyz' })).status).toBe(422)
    expect((await register({ email: 'p@site.com', captcha: 'robot' })).error.code).toBe('captcha_failed')
    expect((await register({ email: 'p@site.com', password: 'short' })).status).toBe(422)
    const { status, body, headers } = await register({
      email: 'P@site.com',
      license_type: 'Superadmin',
      license: { license_type: 'Superadmin' },
      manager: admin.userId,
      details: { a: 'b' },
      username: 'root',
    })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      email: 'p@site.com',
      username: 'p@site.com',
      first_name: 'Priya',
      last_name: 'Sen',
      license_type: 'Creator',
      manager: null,
      details: {},
      can: { edit: false },
    })
    const row = await open.deps.db
      .selectFrom('users')
      .select(['max_users', 'max_space', 'confirmed', 'owns_client'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ max_users: 10_000_000, max_space: 100_000_000, confirmed: false, owns_client: true })
    const signIn = () => open.call('auth.signIn', { body: { username: 'p@site.com', password } })
    expect((await signIn()).status).toBe(403)
    await open.jobsDone()
    const mail = await open.deps.db.selectFrom('mail_outbox').select('text_body').executeTakeFirstOrThrow()
    const token = /#token=(\S+)/.exec(mail.text_body)?.[1] ?? ''
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    const confirm = () => open.call('auth.confirmEmail', { body: { token }, headers: { cookie } })
    expect((await confirm()).status).toBe(200)
    expect((await confirm()).error.code).toBe('link_expired')
    expect((await signIn()).status).toBe(200)
    const again = await register({ email: 'p@site.com', name: 'eve' }, '192.0.2.98')
    expect([again.status, Object.keys(again.body.user)]).toEqual([200, Object.keys(body.user)])
    await open.jobsDone()
    const mails = await open.deps.db.selectFrom('mail_outbox').select('subject').orderBy('id').execute()
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your e-mail', 'Somebody gave your e-mail address'])
    expect(await open.deps.db.selectFrom('clients').select('name').execute()).toHaveLength(1)
    for (let count = 0; count < 10; count++) await register({ email: 'x@site.xyz' }, '192.0.2.99')
    expect((await register({ email: 'x@site.xyz' }, '192.0.2.99')).status).toBe(429)
    await open.close()
  })

  it('mails the link again, says the same for every address, and no more often than three times an hour', async () => {
    const open = await createTestApp({
      env: { REGISTRATION: 'on' },
      change: () => ({ captcha: anyToken }),
    })
    const email = 'ira@site.com'
    const body = { email, password, name: 'ira bose', captcha: 'x' }
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    expect((await open.call('users.create', { body, ...from('192.0.2.1') })).status).toBe(200)
    await open.jobsDone()
    const mails = async () => {
      await open.jobsDone()
      return open.deps.db.selectFrom('mail_outbox').select(['subject', 'text_body']).orderBy('id').execute()
    }
    const [first] = await mails()
    open.later(8 * 86_400_000)
    const confirm = (text = '') =>
      open.call('auth.confirmEmail', { body: { token: /#token=(\S+)/.exec(text)?.[1] ?? '' } })
    expect((await confirm(first?.text_body)).error.code).toBe('link_expired')
    const again = (address: string, at: string) =>
      open.call('users.resendConfirmation', { body: { email: address }, ...from(at) })
    const unknown = await again('nobody@site.com', '192.0.2.2')
    const known = await again('IRA@site.com ', '192.0.2.3')
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(await mails()).toHaveLength(2)
    // Who registers the address once more before it is confirmed gets the link again too, not a notice.
    await open.call('users.create', { body, ...from('192.0.2.4') })
    for (const at of ['192.0.2.5', '192.0.2.6', '192.0.2.7']) await again(email, at)
    const sent = await mails()
    expect(sent.map(({ subject }) => subject)).toEqual(Array.from({ length: 4 }, () => 'Confirm your e-mail'))
    expect((await confirm(sent.at(-1)?.text_body)).status).toBe(200)
    await again(email, '192.0.2.8')
    expect(await mails()).toHaveLength(4)
    await open.close()
  })
})

const anyToken: Captcha = {
  kind: 'proof_of_work',
  challenge: async () => ({ kind: 'proof_of_work', challenge: {} }),
  verify: async () => true,
}
