import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import type { Person } from '../../../../test/factories.ts'
import { factorPeopleOf } from './factor-people.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const hour = 3600_000
const { withTotp, challengeOf, answer, codeOf, from } = factorPeopleOf(() => test)

const keyOf = ({ clientId, userId }: Person) => `${clientId} ${userId}`

const enter = async (person: Person, code = '000000') =>
  answer({ challenge: (await challengeOf(person)).challenge, code })

/** Enters thirty wrong codes, whose shorter limit is over each time; returns the statuses. */
async function lock(person: Person) {
  const statuses = new Set<number>()
  for (let round = 0; round < 6; round++) {
    const { challenge } = await challengeOf(person)
    for (let at = 0; at < 5; at++) statuses.add((await answer({ challenge, code: '000000' })).status)
    await test.deps.limits.clear('factorAccount', keyOf(person))
  }
  return [...statuses]
}

/** Uses the day's codes up without entering them. */
async function lockQuickly(person: Person) {
  for (let at = 0; at < 30; at++) await test.deps.limits.limit('factorDay', keyOf(person))
}

async function mailsTo({ email }: Person) {
  await test.jobsDone()
  return test.deps.db
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body'])
    .where('to_address', '=', email)
    .where('text_body', 'like', '%/unlock#%')
    .orderBy('id')
    .execute()
}

const ask = (challenge: string, language = 'en') =>
  test.call('second_factor.requestUnlock', { body: { challenge }, headers: { ...from(), 'accept-language': language } })

async function tokenFor(person: Person) {
  await ask((await challengeOf(person)).challenge)
  const mail = (await mailsTo(person)).at(-1)
  return /\/unlock#token=(\S+)/.exec(mail?.text_body ?? '')?.[1] ?? ''
}

const unlock = (token: string) => test.call('second_factor.unlock', { body: { token }, headers: from() })

it('thirty wrong codes in a day lock codes and recovery codes, until the mailed link is used', async () => {
  const { person, secret, codes } = await withTotp()
  test.later(30_000)
  expect(await lock(person)).toEqual([401])
  const { challenge } = await challengeOf(person)
  for (const given of [{ code: codeOf(secret) }, { recovery_code: codes[0] }]) {
    const locked = await answer({ challenge, ...given })
    expect([locked.status, locked.error.code]).toEqual([429, 'factor_locked'])
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(23 * 3600)
  }
  const { status, body, headers } = await unlock(await tokenFor(person))
  expect([status, body, headers['access-token']]).toEqual([200, { ok: true }, undefined])
  expect((await answer({ challenge, recovery_code: codes[0] })).status).toBe(200)
  const noted = await test.deps.db
    .selectFrom('audit_log')
    .select(['client_id', 'subject'])
    .where('action', '=', 'user.factor_unlock')
    .where('actor_id', '=', person.userId)
    .execute()
  expect(noted).toEqual([{ client_id: person.clientId, subject: person.userId }])
  // Earlier wrong codes no longer count; new ones do.
  expect(await lock(person)).toEqual([401])
  expect((await enter(person)).error.code).toBe('factor_locked')
})

it('says that codes are locked even while the shorter limit lasts', async () => {
  const { person } = await withTotp()
  await lockQuickly(person)
  for (let at = 0; at < 5; at++) await test.deps.limits.limit('factorAccount', keyOf(person))
  expect((await enter(person)).error.code).toBe('factor_locked')
  expect((await unlock(await tokenFor(person))).status).toBe(200)
  expect((await enter(person)).status).toBe(401)
})

it('a link is mailed to a locked account alone, three times a day, with one answer for all', async () => {
  const { person } = await withTotp()
  const { challenge } = await challengeOf(person)
  const open = await ask(challenge)
  expect([open.status, open.body]).toEqual([200, { ok: true }])
  expect(await mailsTo(person)).toEqual([])
  await lockQuickly(person)
  for (let at = 0; at < 5; at++) {
    const { status, body } = await ask(challenge, 'hi')
    expect([status, body]).toEqual([200, { ok: true }])
  }
  const mails = await mailsTo(person)
  expect(mails.map(({ subject }) => subject)).toEqual(Array.from({ length: 3 }, () => 'साइन इन के कोड अनलॉक करें'))
})

it('needs a challenge of a sign-in that is not over', async () => {
  const { person } = await withTotp()
  await lockQuickly(person)
  const { challenge } = await challengeOf(person)
  const begun = (await test.call('second_factor.beginTotp', { as: person, body: {} })).body.challenge
  test.later(10 * 60_000 + 1)
  for (const wrong of [challenge, begun, 'x'.repeat(64), 'x']) {
    const { status, error } = await ask(wrong)
    expect([status, error.code]).toEqual([401, 'wrong_credentials'])
  }
  expect(await mailsTo(person)).toEqual([])
})

it('a link works once, of ten uses at the same time too, and ends the earlier ones', async () => {
  const { person } = await withTotp()
  await lockQuickly(person)
  const earlier = await tokenFor(person)
  const token = await tokenFor(person)
  const all = await Promise.all(Array.from({ length: 10 }, () => unlock(token)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = all.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['link_expired']))
  expect((await unlock(earlier)).error.code).toBe('link_expired')
})

it('a link ends after an hour; a wrong one, and one for something else, unlocks nothing', async () => {
  const { person } = await withTotp()
  await lockQuickly(person)
  const token = await tokenFor(person)
  test.later(hour + 1)
  await test.call('auth.resetPassword', { body: { email: person.email }, headers: from() })
  await test.jobsDone()
  const { text_body } = await test.deps.db
    .selectFrom('mail_outbox')
    .select('text_body')
    .where('to_address', '=', person.email)
    .where('subject', '=', 'Set a new password')
    .executeTakeFirstOrThrow()
  const reset = /#token=([^\s&]+)/.exec(text_body ?? '')?.[1] ?? ''
  expect(reset).not.toBe('')
  for (const wrong of [token, reset, `${token}x`, 'x']) expect((await unlock(wrong)).error.code).toBe('link_expired')
  expect((await enter(person)).error.code).toBe('factor_locked')
})

it('unlocks twice a day at most, then says how long it takes', async () => {
  const { person } = await withTotp()
  for (let at = 0; at < 2; at++) {
    await lockQuickly(person)
    expect((await unlock(await tokenFor(person))).status).toBe(200)
  }
  await lockQuickly(person)
  const third = await unlock(await tokenFor(person))
  expect([third.status, third.error.code]).toEqual([429, 'factor_locked'])
  expect(third.error.errors[0]).toContain('twice')
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(23 * 3600)
  expect((await enter(person)).error.code).toBe('factor_locked')
})

it('leaves other accounts locked, and deactivated ones', async () => {
  const { person: one } = await withTotp()
  const { person: other } = await withTotp('Creator', { clientId: one.clientId })
  await lockQuickly(one)
  await lockQuickly(other)
  expect((await unlock(await tokenFor(one))).status).toBe(200)
  expect([(await enter(one)).status, (await enter(other)).error.code]).toEqual([401, 'factor_locked'])
  const token = await tokenFor(other)
  await test.deps.db.updateTable('users').set({ active: false }).where('id', '=', other.userId).execute()
  expect((await unlock(token)).error.code).toBe('link_expired')
})
