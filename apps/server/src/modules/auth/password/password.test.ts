import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { signInsOf } from '../../../test/sign-ins.ts'
import { makeClient, testPassword } from '../../../test/factories.ts'

let test: TestApp
let clientId: string
beforeAll(async () => {
  test = await createTestApp()
  clientId = (await makeClient(test.deps, { name: 'Lotus Labs', plan: 'free' })).id
})
afterAll(() => test.close())

const { from, sessionOf, signIn } = signInsOf(() => test)
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
    expect((await change('qwertyuiop')).error.fields?.['password']).toContain('neighbouring characters')
    expect(
      (await test.call('auth.signIn', { body: { username: user.email, password: testPassword }, headers: from() }))
        .status,
    ).toBe(200)
    await test.deps.limits.clear('changePassword', user.userId)
    expect((await change('KavitaMenon')).error.fields?.['password']).toContain('your name')
    expect((await change('Pass word 2026')).error.fields?.['password']).toContain('most common')
    expect((await change('a-good-long-one', testPassword, 'another-long-one')).error.fields).toEqual({
      password_confirmation: 'The two passwords are not the same.',
    })
    const changed = await change('a good-long-one')
    expect(changed.status).toBe(200)
    expect((await test.call('auth.me', { as: sessionOf(changed.headers) })).status).toBe(200)
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
