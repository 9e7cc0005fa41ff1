import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeClient, makeUser, type MadeUser, testPassword } from '../../test/factories.ts'

let test: TestApp
let clientId: string
beforeAll(async () => {
  test = await createTestApp()
  clientId = (await makeClient(test.deps, { name: 'Lotus Labs', plan: 'free' })).id
})
afterAll(() => test.close())

const person = (options: Parameters<typeof makeUser>[1] | object = {}) => makeUser(test.deps, { clientId, ...options })
let address = 0
/** A new address for each request, so that only the limit under test applies. */
const from = () => ({ 'x-forwarded-for': `198.51.100.${++address}` })
const signIn = (user: Pick<MadeUser, 'email'>, password = testPassword, headers: Record<string, string> = from()) =>
  test.call('auth.signIn', { body: { username: user.email, password }, headers })
const sessionOf = (headers: Awaited<ReturnType<typeof signIn>>['headers']) => ({
  headers: Object.fromEntries(
    ['access-token', 'token-type', 'client', 'expiry', 'uid'].map((name) => [name, String(headers[name])]),
  ),
})

describe('sign in', () => {
  it("answers the specification's fields and headers", async () => {
    const user = await person({ email: 'meera@lotus.example', first_name: 'Meera', last_name: 'Iyer' })
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
      'last_name',
      'license',
      'logo',
      'owns_client',
      'profile',
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
    expect(Number(headers['expiry']) - Date.now() / 1000).toBeGreaterThan(13.9 * 86400)
    expect((await test.call('auth.me', { as: sessionOf(headers) })).body).toEqual(body)
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
      ['This sign-in link is no longer good. Ask for a new one.'],
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

describe('sessions', () => {
  it('signing in again from the same browser closes the one before, whoever it was', async () => {
    const [user, another] = [await person(), await person()]
    const first = sessionOf((await signIn(user)).headers)
    const second = sessionOf((await signIn(user, testPassword, { ...from(), ...first.headers })).headers)
    expect((await test.call('auth.me', { as: first })).status).toBe(401)
    const endTimes = async () => {
      const { rows } = await test.deps.pool.query<{ ended: boolean }>(
        'select end_time is not null as ended from sessions where user_id = $1 order by start_time',
        [user.userId],
      )
      return rows.map(({ ended }) => ended)
    }
    expect(await endTimes()).toEqual([true, false])
    expect((await signIn(user, 'wrong', { ...from(), ...second.headers })).status).toBe(401)
    expect((await test.call('auth.me', { as: second })).status).toBe(200)
    expect((await signIn(another, testPassword, { ...from(), ...second.headers })).status).toBe(200)
    expect(await endTimes()).toEqual([true, true])
  })

  it("closes the same device's last where no token comes along, unless it is in use", async () => {
    const user = await person()
    const device = { 'x-forwarded-for': '203.0.113.40', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' }
    const [laptop, desktop] = [
      sessionOf((await signIn(user, testPassword, device)).headers),
      sessionOf((await signIn(user, testPassword, device)).headers),
    ]
    expect((await test.call('auth.me', { as: laptop })).status).toBe(200)
    test.later(31 * 60_000)
    expect((await test.call('auth.me', { as: desktop })).status).toBe(200)
    await signIn(user, testPassword, device)
    expect((await test.call('auth.me', { as: laptop })).status).toBe(401)
    expect((await test.call('auth.me', { as: desktop })).status).toBe(200)
    test.later(-31 * 60_000)
  })

  it('opening one closes no other; they are listed and closed one by one', async () => {
    const user = await person()
    const [one, two] = [
      sessionOf((await signIn(user)).headers),
      sessionOf(
        (await signIn(user, testPassword, { ...from(), 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' }))
          .headers,
      ),
    ]
    const { body } = await test.call('auth.sessions', { as: one })
    expect(
      body.sessions.map(({ current, device, isActive, endTime }) => ({ current, device, isActive, endTime })),
    ).toEqual([
      { current: false, device: 'Firefox on Windows', isActive: true, endTime: null },
      { current: true, device: 'Unknown device', isActive: true, endTime: null },
    ])
    expect(
      (await test.call('auth.closeSession', { as: one, params: { id: two.headers['client'] as string } })).status,
    ).toBe(200)
    expect((await test.call('auth.me', { as: two })).error.code).toBe('session_expired')
    expect((await test.call('auth.me', { as: one })).status).toBe(200)
    expect((await test.call('auth.signOut', { as: one })).status).toBe(200)
    expect((await test.call('auth.me', { as: one })).status).toBe(401)
  })

  it("closes nobody else's", async () => {
    const [mine, theirs] = [await test.signedIn('Creator', { clientId }), await test.signedIn('Creator', { clientId })]
    expect(
      (await test.call('auth.closeSession', { as: mine, params: { id: theirs.headers['client'] as string } })).status,
    ).toBe(404)
    expect((await test.call('auth.me', { as: theirs })).status).toBe(200)
  })

  it('holds at most 100, also when opened at once', async () => {
    const user = await test.signedIn('Learner', { clientId })
    const { insertSessionFor } = await import('../../test/factories.ts')
    await Promise.all(Array.from({ length: 104 }, () => insertSessionFor(test.deps, user)))
    const { rows } = await test.deps.pool.query<{ open: number }>(
      'select count(*) as open from sessions where user_id = $1 and end_time is null',
      [user.userId],
    )
    expect(rows[0]?.open).toBe(100)
    expect((await test.call('auth.me', { as: user })).status).toBe(401)
  })

  it('stores only hashes of tokens', async () => {
    const user = await test.signedIn('Learner', { clientId })
    const { rows } = await test.deps.pool.query('select t::text as row from access_tokens t')
    expect(JSON.stringify(rows)).not.toContain(user.headers['access-token'])
  })

  it('wants the other headers to be of the same session', async () => {
    const [mine, theirs] = [await test.signedIn('Creator', { clientId }), await test.signedIn('Creator', { clientId })]
    for (const name of ['client', 'uid']) {
      const headers = { ...mine.headers, [name]: theirs.headers[name] as string }
      expect((await test.call('auth.me', { as: { headers } })).status).toBe(401)
    }
  })
})

describe('password', () => {
  it('change: needs the current one, keeps the rules, closes the other sessions', async () => {
    const user = await test.signedIn('Creator', { clientId, first_name: 'Kavita', last_name: 'Menon' })
    const other = sessionOf((await signIn(user)).headers)
    const change = (password: string, current_password = testPassword, password_confirmation = password) =>
      test.call('auth.changePassword', { as: user, body: { current_password, password, password_confirmation } })
    expect((await change('a-good-long-one', 'wrong')).error.fields).toEqual({
      current_password: 'The current password is wrong.',
    })
    expect((await change('short')).error.fields).toEqual({
      password: 'Use at least 10 characters, without counting spaces.',
    })
    expect((await change('a     b     c')).status).toBe(422)
    expect((await change('qwertyuiop')).error.fields?.['password']).toContain('a pattern')
    expect(
      (await test.call('auth.signIn', { body: { username: user.email, password: testPassword }, headers: from() }))
        .status,
    ).toBe(200)
    await test.deps.limits.clear('changePassword', user.userId)
    expect((await change('KavitaMenon')).error.fields?.['password']).toContain('your name')
    expect((await change('Pass word 2026')).error.fields?.['password']).toContain('most used')
    expect((await change('a-good-long-one', testPassword, 'another-long-one')).error.fields).toEqual({
      password_confirmation: 'The two passwords are not the same.',
    })
    expect((await change('a good-long-one')).status).toBe(200)
    expect((await test.call('auth.me', { as: user })).status).toBe(200)
    expect((await test.call('auth.me', { as: other })).status).toBe(401)
    expect((await signIn(user)).status).toBe(401)
    expect((await signIn(user, 'agood-long-one')).status).toBe(200)
  })

  it('reset: one answer for all, a link once within the hour, all sessions closed', async () => {
    const user = await test.signedIn('Creator', { clientId })
    const ask = (email: string) => test.call('auth.resetPassword', { body: { email }, headers: from() })
    const [known, unknown] = [await ask(user.email), await ask('nobody@lotus.example')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(known.status).toBe(200)
    await test.jobsDone()
    const mails = await test.deps.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('subject', '=', 'Set a new password')
      .execute()
    expect(mails.map(({ to_address }) => to_address)).toEqual([user.email])
    const token = /#token=(\S+)/.exec(mails[0]?.text_body ?? '')?.[1] ?? ''
    expect(mails[0]?.text_body).toContain('http://deckle.test/resetPassword#token=')
    const confirm = (password: string) =>
      test.call('auth.confirmReset', { body: { token, password, password_confirmation: password } })
    expect((await confirm('short')).status).toBe(422)
    expect((await confirm('river-stone-lamp')).status).toBe(200)
    expect((await confirm('river-stone-lamb')).error.code).toBe('link_expired')
    expect((await test.call('auth.me', { as: user })).status).toBe(401)
    expect((await signIn(user, 'river-stone-lamp')).status).toBe(200)
  })
})

describe('tokens in time', () => {
  const day = 24 * 3600_000
  it('are rotated after a day, stay good for a minute, and close the session when used after it', async () => {
    const user = await test.signedIn('Creator', { clientId })
    const me = (as: { headers: Readonly<Record<string, string>> }) => test.call('auth.me', { as })
    expect((await me(user)).headers['access-token']).toBeUndefined()
    test.later(day + 1000)
    const answers = await Promise.all([me(user), me(user), me(user)])
    const tokens = answers.map(({ headers }) => String(headers['access-token']))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(tokens.filter((token) => token !== '')).toHaveLength(1)
    const next = { headers: { ...user.headers, 'access-token': tokens.find((token) => token !== '') as string } }
    expect((await me(next)).status).toBe(200)
    test.later(59_000)
    expect((await me(user)).headers['access-token']).toBe('')
    test.later(2_000)
    expect((await me(user)).error.code).toBe('session_expired')
    expect((await me(next)).error.code).toBe('session_expired')
  })

  it('end after 14 days', async () => {
    const user = await test.signedIn('Creator', { clientId })
    test.later(14 * day + 1000)
    expect((await test.call('auth.me', { as: user })).error.code).toBe('session_expired')
    const again = sessionOf((await signIn(user)).headers)
    expect((await test.call('auth.sessions', { as: again })).body.sessions).toHaveLength(1)
  })

  it('a link is too old after an hour', async () => {
    const user = await person()
    await test.call('auth.resetPassword', { body: { email: user.email }, headers: from() })
    await test.jobsDone()
    const mail = await test.deps.db
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('to_address', '=', user.email)
      .executeTakeFirstOrThrow()
    test.later(3601_000)
    const token = /#token=(\S+)/.exec(mail.text_body)?.[1] ?? ''
    expect(
      (
        await test.call('auth.confirmReset', {
          body: { token, password: 'river-stone-lamp', password_confirmation: 'river-stone-lamp' },
        })
      ).error.code,
    ).toBe('link_expired')
  })
})
