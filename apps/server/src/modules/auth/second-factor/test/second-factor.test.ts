import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { testPassword } from '../../../../test/factories.ts'
import { factorPeopleOf } from './factor-people.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const step = 30_000
const { withTotp, challengeOf, answer, codeOf, signIn, sessionOf, failuresOf, from } = factorPeopleOf(() => test)

const mailsTo = async (email: string) => {
  await test.jobsDone()
  const mails = await test.deps.db.selectFrom('mail_outbox').select('subject').where('to_address', '=', email).execute()
  return mails.map(({ subject }) => subject)
}

describe('an authenticator app', () => {
  it('is set up by its first code, and brings ten recovery codes; nothing is stored in the clear', async () => {
    const { person, secret, codes, confirmed } = await withTotp()
    expect(confirmed.status).toBe(200)
    expect(confirmed.body.factors).toMatchObject({
      passkeys: [],
      recovery_codes: 10,
      proofs: ['totp', 'recovery_code'],
    })
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const of = { client_id: person.clientId, user_id: person.userId }
    const stored = await test.deps.db.selectFrom('totp_secrets').selectAll().where('user_id', '=', of.user_id).execute()
    const hashes = await test.deps.db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', of.user_id)
      .execute()
    expect(JSON.stringify([stored, hashes])).not.toContain(secret)
    expect(JSON.stringify(hashes)).not.toContain(codes[0])
    expect(await mailsTo(person.email)).toContain('An authenticator app was added to your account')
  })

  it('is asked for after the password, and answers as sign_in does', async () => {
    const { person, secret } = await withTotp()
    const { challenge, methods } = await challengeOf(person)
    expect(methods).toEqual(['totp', 'recovery_code'])
    test.later(step)
    const { status, body, headers } = await answer({ challenge, code: codeOf(secret) })
    expect([status, body._id, body.email]).toEqual([200, person.userId, person.email])
    expect((await test.call('auth.me', { as: sessionOf(headers) })).body).toEqual(body)
  })

  it('is asked for after a mailed link too', async () => {
    const { person } = await withTotp()
    await test.call('auth.signinLink', { body: { email: person.email }, headers: from() })
    await test.jobsDone()
    const mail = await test.deps.db
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('to_address', '=', person.email)
      .where('subject', '=', 'Your sign-in link')
      .executeTakeFirstOrThrow()
    const authtoken = /#authtoken=(\S+)/.exec(mail.text_body ?? '')?.[1] ?? ''
    const { status, error } = await test.call('auth.signIn', { headers: { ...from(), authtoken } })
    expect([status, error.code]).toEqual([401, 'second_factor'])
  })

  it('takes a code once: not again, not an earlier one, and not that of the set-up', async () => {
    const { person, secret, usedCode } = await withTotp()
    expect((await answer({ challenge: (await challengeOf(person)).challenge, code: usedCode })).status).toBe(401)
    test.later(step)
    const code = codeOf(secret)
    expect((await answer({ challenge: (await challengeOf(person)).challenge, code })).status).toBe(200)
    const { challenge } = await challengeOf(person)
    for (const again of [code, codeOf(secret, test.deps.now().getTime() - step)])
      expect((await answer({ challenge, code: again })).error.code).toBe('wrong_credentials')
  })

  it.each(['code', 'recovery_code'] as const)('of 200 uses of one %s at once, one succeeds', async (kind) => {
    const { person, secret, codes } = await withTotp()
    test.later(step)
    const challenges: string[] = []
    for (let count = 0; count < 4; count++) challenges.push((await challengeOf(person)).challenge)
    // The limits on guesses would refuse most of them.
    const unlimited = vi.spyOn(test.deps.limits, 'limit').mockResolvedValue({ ok: true })
    await test.deps.db
      .updateTable('factor_challenges')
      .set({ tries: -200 })
      .where('user_id', '=', person.userId)
      .execute()
    const given = { [kind]: kind === 'code' ? codeOf(secret) : codes[3] }
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, at) => answer({ challenge: challenges[at % 4], ...given })),
    )
    unlimited.mockRestore()
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 401]))
  })

  it('stays when the password is changed or reset', async () => {
    const { person } = await withTotp()
    const password = 'orange-meadow-77-boat'
    const body = { current_password: testPassword, password, password_confirmation: password }
    expect((await test.call('auth.changePassword', { as: person, body })).status).toBe(200)
    expect((await signIn(person, password)).error.code).toBe('second_factor')
  })
})

describe('a challenge', () => {
  it('answers the same, wrong or unknown, used or over', async () => {
    const { person, secret, codes } = await withTotp()
    test.later(step)
    const { challenge } = await challengeOf(person)
    const wrong = await answer({ challenge, code: '000000' })
    const unknown = await answer({ challenge: 'x'.repeat(64), code: '000000' })
    expect([wrong.status, wrong.error]).toEqual([401, unknown.error])
    expect((await answer({ challenge, recovery_code: codes[0] })).status).toBe(200)
    expect((await answer({ challenge, recovery_code: codes[1] })).error).toEqual(wrong.error)
    const late = (await challengeOf(person)).challenge
    test.later(10 * 60_000 + 1)
    expect((await answer({ challenge: late, code: codeOf(secret) })).error).toEqual(wrong.error)
  })

  it('takes one kind of factor at a time, and no other field', async () => {
    const { person, codes } = await withTotp()
    const { challenge } = await challengeOf(person)
    for (const body of [{}, { code: '123456', recovery_code: codes[0] }, { code: '123456', license: 'Superadmin' }])
      expect((await answer({ challenge, ...body })).status).toBe(400)
  })

  it('takes five tries, an account five in a quarter of an hour and thirty a day', async () => {
    const { person, secret } = await withTotp()
    test.later(step)
    const statuses = async (count: number) => {
      const { challenge } = await challengeOf(person)
      const found = []
      for (let at = 0; at < count; at++) found.push((await answer({ challenge, code: '000000' })).status)
      return found
    }
    expect(await statuses(5)).toEqual([401, 401, 401, 401, 401])
    const { challenge } = await challengeOf(person)
    const refused = await answer({ challenge, code: codeOf(secret) })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    await answer({ challenge, recovery_code: '0000-0000-0000' })
    expect(await failuresOf(person.userId)).toEqual(['account_limit', ...Array.from({ length: 5 }, () => 'factor')])
  })

  it('whose tries are used up, and a network address that has to wait, add one entry to the audit log', async () => {
    const { person, codes } = await withTotp()
    const { challenge } = await challengeOf(person)
    const given = { challenge, recovery_code: '0000-0000-0000' }
    for (let count = 0; count < 7; count++) expect((await answer(given)).status).toBe(401)
    const address = { 'x-forwarded-for': '203.0.113.91' }
    for (let count = 0; count < 20; count++) await answer({ challenge: 'x'.repeat(64), code: '000000' }, address)
    for (let count = 0; count < 3; count++)
      expect((await answer({ challenge, recovery_code: codes[0] }, address)).status).toBe(429)
    expect(await failuresOf(person.userId)).toEqual([
      'account_limit',
      'address_limit',
      ...Array.from({ length: 5 }, () => 'factor'),
    ])
  })
})

describe('recovery codes', () => {
  it('sign in once each, however they are typed, say what is left by mail, and are renewed', async () => {
    const { person, codes } = await withTotp()
    const { challenge } = await challengeOf(person)
    const typed = ` ${(codes[0] ?? '').toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    const entered = await answer({ challenge, recovery_code: typed })
    expect(entered.status).toBe(200)
    expect(await mailsTo(person.email)).toContain('A recovery code was used to sign in')
    const again = await challengeOf(person)
    expect((await answer({ challenge: again.challenge, recovery_code: codes[0] })).status).toBe(401)
    const as = sessionOf(entered.headers)
    expect((await test.call('second_factor.show', { as })).body.factors.recovery_codes).toBe(9)
    const renewed = await test.call('second_factor.renewRecoveryCodes', { as, body: {} })
    expect(renewed.body.recovery_codes).toHaveLength(10)
    expect((await answer({ challenge: again.challenge, recovery_code: codes[1] })).status).toBe(401)
    const fresh = renewed.body.recovery_codes[0]
    expect((await answer({ challenge: again.challenge, recovery_code: fresh })).status).toBe(200)
  })
})

describe('changing factors', () => {
  it('needs a proof by the factor that is ten minutes old at most', async () => {
    const { person, secret } = await withTotp()
    test.later(10 * 60_000 + 1)
    const remove = () => test.call('second_factor.removeTotp', { as: person, body: {} })
    for (const call of ['beginTotp', 'beginPasskey', 'renewRecoveryCodes', 'removeTotp'] as const)
      expect((await test.call(`second_factor.${call}`, { as: person, body: {} })).error.code).toBe('proof_needed')
    const prove = (body: Record<string, unknown>) => test.call('second_factor.prove', { as: person, body })
    expect((await prove({ password: 'wrong' })).error.fields).toHaveProperty('password')
    expect((await prove({ password: testPassword })).error.fields?.['password']).toMatch(/second factor/)
    expect((await test.call('second_factor.show', { as: person })).body.factors).toMatchObject({
      proofs: ['totp', 'recovery_code'],
      has_password: true,
    })
    expect((await prove({ code: '000000' })).status).toBe(422)
    expect((await prove({ code: codeOf(secret) })).status).toBe(200)
    expect((await remove()).body.factors).toMatchObject({ totp: null, recovery_codes: 0 })
    expect((await remove()).status).toBe(404)
    expect((await signIn(person)).status).toBe(200)
    expect(await mailsTo(person.email)).toContain('The authenticator app was removed from your account')
    expect((await test.call('auth.me', { as: person })).status).toBe(200)
  })

  it('accepts a recovery code as a proof, once', async () => {
    const { person, codes } = await withTotp()
    test.later(10 * 60_000 + 1)
    const prove = () => test.call('second_factor.prove', { as: person, body: { recovery_code: codes[0] } })
    expect((await prove()).status).toBe(200)
    expect((await test.call('second_factor.removeTotp', { as: person, body: {} })).status).toBe(200)
    expect((await prove()).status).toBe(422)
  })

  it('begun by one person is not confirmed by another, and over after five wrong codes', async () => {
    const [one, other] = [await test.signedIn('Creator'), await test.signedIn('Creator')]
    const begun = (await test.call('second_factor.beginTotp', { as: one, body: {} })).body
    const confirm = (as: typeof one, code: string) =>
      test.call('second_factor.confirmTotp', { as, body: { challenge: begun.challenge, code } })
    expect((await confirm(other, codeOf(begun.secret))).status).toBe(422)
    expect((await confirm(one, '000000')).error.fields).toHaveProperty('code')
    expect((await confirm(one, codeOf(begun.secret))).status).toBe(200)
    expect((await confirm(one, codeOf(begun.secret, test.deps.now().getTime() + step))).status).toBe(422)
  })
})

describe('sessions', () => {
  it('are closed but for the one that asks', async () => {
    const person = await test.signedIn('Creator')
    const others = [await signIn(person), await signIn(person)].map(({ headers }) => sessionOf(headers))
    const before = (await test.call('auth.sessions', { as: person })).body.sessions
    expect((await test.call('sessions.closeOthers', { as: person, body: {} })).body).toEqual({
      closed: before.length - 1,
    })
    const after = (await test.call('auth.sessions', { as: person })).body.sessions
    expect(after.map(({ current }) => current)).toEqual([true])
    for (const as of others) expect((await test.call('auth.me', { as })).status).toBe(401)
  })
})
