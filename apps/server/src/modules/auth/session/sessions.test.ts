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
    const { insertSessionFor } = await import('../../../test/factories.ts')
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

  it.each([
    ['second_factor.prove', { password: testPassword }],
    [
      'auth.changePassword',
      { current_password: testPassword, password: 'river-stone-lamp', password_confirmation: 'river-stone-lamp' },
    ],
  ] as const)('are another one after %s, in which the person has proved again who they are', async (name, body) => {
    const user = await test.signedIn('Creator', { clientId })
    const { status, headers } = await test.call(name, { as: user, body: body as never })
    expect(status).toBe(200)
    expect(headers['access-token']).toMatch(/^[\w-]{64}$/)
    expect(headers['access-token']).not.toBe(user.headers['access-token'])
    const next = sessionOf(headers)
    expect(next.headers['client']).toBe(user.headers['client'])
    test.later(61_000)
    expect((await test.call('auth.me', { as: next })).status).toBe(200)
    expect((await test.call('auth.me', { as: user })).error.code).toBe('session_expired')
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
