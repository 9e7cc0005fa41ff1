import { normaliseEmail } from '@deckle/core/text/email-address.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { signInsOf } from '../../../test/sign-ins.ts'
import { makeClient, makeUser, testPassword } from '../../../test/factories.ts'

let test: TestApp
let clientId: string
beforeAll(async () => {
  test = await createTestApp()
  clientId = (await makeClient(test.deps, { name: 'Lotus Labs', plan: 'free' })).id
})
afterAll(() => test.close())

const { from, sessionOf, signIn } = signInsOf(() => test)
const person = (options: Parameters<typeof makeUser>[1] | object = {}) => makeUser(test.deps, { clientId, ...options })
/** Seconds since 1970. */
const inTwoWeeks = () => Math.floor(Date.now() / 1000) + 14 * 86_400

describe('sign in', () => {
  it("answers the specification's fields and headers", async () => {
    const user = await person({ email: 'meera@lotus.example', first_name: 'Meera', last_name: 'Iyer' })
    const earliest = inTwoWeeks()
    const { status, body, headers } = await signIn(user)
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual([
      '_id',
      'active',
      'branding',
      'client',
      'createdAt',
      'details',
      'email',
      'first_name',
      'image',
      'language',
      'last_name',
      'license',
      'logo',
      'owns_client',
      'profile',
      'time_zone',
      'username',
    ])
    expect(body).toMatchObject({
      _id: user.userId,
      email: 'meera@lotus.example',
      first_name: 'Meera',
      active: true,
      license: {
        license_type: 'Creator',
        maxUsers: 10000000,
        maxSpace: 100000000,
        plan: 'free',
        campaigns: { used: 0, limit: 9999999999 },
        activeCampaigns: { used: 0, limit: 1 },
      },
      branding: { name: 'Lotus Labs' },
    })
    expect(headers).toMatchObject({
      'token-type': 'Bearer',
      uid: user.userId,
      'latest-version': '3.0.0',
      'cache-control': 'no-store',
    })
    expect(Number(headers['expiry'])).toBeGreaterThanOrEqual(earliest)
    expect(Number(headers['expiry'])).toBeLessThanOrEqual(inTwoWeeks())
    expect((await test.call('auth.me', { as: sessionOf(headers) })).body).toEqual(body)
  })

  it.each([
    ['i\u0307brahim@lotus.example', 'İbrahim@Lotus.example'],
    ['\u1160usha@lotus.example', '\u3164usha@lotus.example'],
  ])('finds an account of an earlier release, stored as %j', async (email, typed) => {
    const [former] = [await person({ email }), await person({ email: normaliseEmail(email) })]
    const { status, body } = await signIn({ email: typed })
    expect([status, body._id]).toEqual([200, former.userId])
  })

  it('trims and lower-cases the address and strips spaces from the password', async () => {
    const user = await person()
    expect(
      (
        await test.call('auth.signIn', {
          body: {
            username: `  ${user.email.toUpperCase()} `,
            password: ` ${testPassword.slice(0, 4)} ${testPassword.slice(4)} `,
          },
          headers: from(),
        })
      ).status,
    ).toBe(200)
  })

  it('answers 500 with the words of the specification for an address without @', async () => {
    const { status, error } = await signIn({ email: 'meera' })
    expect({ status, errors: error.errors, code: error.code }).toEqual({
      status: 500,
      errors: ['Email is invalid format, please check the email you have entered.'],
      code: 'email_format',
    })
    expect((await test.call('auth.signIn', { headers: from() })).error.code).toBe('email_format')
  })

  it('answers the same for a wrong password and an unknown person', async () => {
    const user = await person()
    const wrong = await signIn(user, 'not the password')
    const unknown = await signIn({ email: 'nobody@lotus.example' }, 'not the password')
    expect([wrong.status, wrong.error]).toEqual([401, unknown.error])
    expect(unknown.status).toBe(401)
    expect(wrong.error.errors).toEqual(['The e-mail or the password is wrong.'])
  })

  it('speaks Hindi to who prefers it', async () => {
    const { error } = await signIn({ email: 'nobody@lotus.example' }, 'x', {
      ...from(),
      'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5',
    })
    expect(error.errors).toEqual(['ई-मेल या पासवर्ड ग़लत है।'])
  })

  it('refuses the deactivated and the unconfirmed, once the password is right', async () => {
    const gone = await person({ active: false })
    expect((await signIn(gone)).error.code).toBe('account_deactivated')
    expect((await signIn(gone, 'wrong')).error.code).toBe('wrong_credentials')
    expect((await signIn(await person({ confirmed: false }))).status).toBe(403)
  })

  it('waits after five wrong tries on an account, also with the right password, and no longer after 15 minutes', async () => {
    const user = await person()
    for (let count = 0; count < 5; count++) expect((await signIn(user, 'wrong')).status).toBe(401)
    const refused = await signIn(user)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    const other = await person()
    expect((await signIn(other)).status).toBe(200)
  })

  it('waits after twenty wrong tries from an address, whosever accounts they are', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const statuses = []
    for (let count = 0; count < 22; count++)
      statuses.push((await signIn({ email: `nobody${count}@lotus.example` }, 'wrong', headers)).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429])
  })

  it('takes no JSON, and nothing but text fields', async () => {
    const { status, error } = await test.call('auth.signIn', {
      headers: { ...from(), 'content-type': 'application/json' },
    })
    expect([status, error.code]).toEqual([500, 'email_format'])
    const json = await test.app.inject({
      method: 'POST',
      url: '/api/v2/auth/sign_in',
      payload: { username: 'a@b.c', password: 'x' },
    })
    expect(json.statusCode).toBe(415)
  })

  it('mails a link that signs in once within 15 minutes; the answer is the same for all', async () => {
    const user = await person({ confirmed: false })
    const ask = (email: string) => test.call('auth.signinLink', { body: { email }, headers: from() })
    const [known, unknown] = [await ask(user.email.toUpperCase()), await ask('nobody@lotus.example')]
    expect([known.status, known.body]).toEqual([200, unknown.body])
    const mailed = async () => {
      await test.jobsDone()
      const mails = await test.deps.db
        .selectFrom('mail_outbox')
        .select(['to_address', 'text_body'])
        .where('subject', '=', 'Your sign-in link')
        .execute()
      return mails.filter(({ to_address }) => to_address === user.email).map(({ text_body }) => text_body)
    }
    const [mail = ''] = await mailed()
    const authtoken = /http:\/\/deckle\.test\/login#authtoken=(\S+)/.exec(mail)?.[1] ?? ''
    const signInBy = (token: string) => test.call('auth.signIn', { headers: { ...from(), authtoken: token } })
    const first = await signInBy(authtoken)
    expect([first.status, first.body._id]).toEqual([200, user.userId])
    const second = await signInBy(authtoken)
    expect([second.status, second.error.errors]).toEqual([
      401,
      ['This sign-in link is no longer valid. Ask for a new one.'],
    ])
    expect((await signInBy('guest')).status).toBe(401)
    for (let count = 0; count < 4; count++) expect((await ask(user.email)).status).toBe(200)
    const mails = await mailed()
    expect(mails).toHaveLength(3)
    test.later(15 * 60_000 + 1000)
    expect((await signInBy(/#authtoken=(\S+)/.exec(mails[1] ?? '')?.[1] ?? '')).status).toBe(401)
    test.later(-15 * 60_000 - 1000)
  })
})
