import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'

const password = 'quiet-lantern-77'
const other = 'bright-copper-81'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({
    env: { REGISTRATION: 'on' },
    change: () => ({
      captcha: { kind: 'proof-of-work', challenge: async () => ({}), verify: async () => true } as never,
    }),
  })
})
afterAll(() => test.close())

let registered = 0
/** A stranger's or the owner's browser registers an address; what was mailed to it, and the browser's cookie. */
async function register() {
  const email = `new${++registered}@site.com`
  const from = { 'x-forwarded-for': `192.0.2.${registered}` }
  const { status, headers } = await test.call('users.create', {
    body: { email, password, name: 'ira bose', captcha: 'x' },
    headers: from,
  })
  expect(status).toBe(200)
  const setCookie = String(headers['set-cookie'])
  return { email, from, setCookie, cookie: setCookie.split(';')[0] ?? '', token: await mailedTo(email, 'token') }
}

async function mailedTo(email: string, name: 'token' | 'authtoken'): Promise<string> {
  await test.jobsDone()
  const mails = await test.deps.db
    .selectFrom('mail_outbox')
    .select('text_body')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .execute()
  const texts = mails.map(({ text_body }) => new RegExp(`#${name}=(\\S+)`).exec(text_body ?? '')?.[1])
  return texts.find((text) => text !== undefined) ?? ''
}

const signIn = (username: string, secret: string) =>
  test.call('auth.signIn', {
    body: { username, password: secret },
    headers: { 'x-forwarded-for': `198.51.100.${registered}` },
  })

describe('an address', () => {
  it('that the registering browser confirms keeps its password', async () => {
    const { email, token, cookie, setCookie } = await register()
    expect(setCookie).toMatch(/HttpOnly; SameSite=Lax/)
    const { body } = await test.call('auth.confirmEmail', { body: { token }, headers: { cookie } })
    expect(body).toEqual({ ok: true, password_token: null })
    expect((await signIn(email, password)).status).toBe(200)
  })

  it.each(['none', 'another'])('that a browser with %s of the cookies confirms gets a new password', async (kind) => {
    const { email, token } = await register()
    const headers: Record<string, string> = kind === 'none' ? {} : { cookie: (await register()).cookie }
    const { body } = await test.call('auth.confirmEmail', { body: { token }, headers })
    expect(body.password_token).not.toBeNull()
    expect((await signIn(email, password)).error.code).toBe('wrong_credentials')
    const reset = { token: body.password_token ?? '', password: other, password_confirmation: other }
    expect((await test.call('auth.confirmReset', { body: reset })).status).toBe(200)
    expect((await signIn(email, other)).status).toBe(200)
    expect((await signIn(email, password)).status).toBe(401)
  })

  it('that is confirmed by a sign-in link elsewhere loses the password of the registration', async () => {
    const { email, from } = await register()
    await test.call('auth.signinLink', { body: { email }, headers: from })
    const authtoken = await mailedTo(email, 'authtoken')
    expect((await test.call('auth.signIn', { headers: { authtoken, ...from } })).status).toBe(200)
    expect((await signIn(email, password)).status).toBe(401)
  })

  it('that two browsers confirm at the same time is decided once', async () => {
    const { email, token, cookie } = await register()
    const replies = await Promise.all([
      test.call('auth.confirmEmail', { body: { token }, headers: { cookie } }),
      test.call('auth.confirmEmail', { body: { token } }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
    const keeps = replies[0].status === 200
    expect((await signIn(email, password)).status).toBe(keeps ? 200 : 401)
  })

  it('loses nothing by a later sign-in link', async () => {
    const { email, token, cookie, from } = await register()
    await test.call('auth.confirmEmail', { body: { token }, headers: { cookie } })
    await test.call('auth.signinLink', { body: { email }, headers: from })
    const authtoken = await mailedTo(email, 'authtoken')
    expect((await test.call('auth.signIn', { headers: { authtoken, ...from } })).status).toBe(200)
    expect((await signIn(email, password)).status).toBe(200)
  })
})
