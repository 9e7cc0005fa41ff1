import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import type { Person } from '../../../../test/factories.ts'
import { createAuthenticator } from './authenticator.ts'
import { factorPeopleOf } from './factor-people.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const site = { rpId: 'deckle.test', origin: 'http://deckle.test' }
const { challengeOf, answer, from, sessionOf, signIn, failuresOf } = factorPeopleOf(() => test)
type Attestation = ReturnType<ReturnType<typeof createAuthenticator>['attest']>

async function add(person: Person, attest: (challenge: string) => Attestation, name = 'My laptop') {
  const { challenge, options } = (await test.call('second_factor.beginPasskey', { as: person, body: {} })).body
  const body = { challenge, name, attestation: attest(options.challenge) }
  const confirmed = await test.call('second_factor.confirmPasskey', { as: person, body })
  return { confirmed, body, handle: (options['user'] as { id: string }).id }
}

async function withPasskey() {
  const person = await test.signedIn('Creator')
  const key = createAuthenticator(site)
  return { person, key, ...(await add(person, (challenge) => key.attest(challenge))) }
}

const beginSignIn = async () => (await test.call('passkeys.beginSignIn', { headers: from(), body: {} })).body.options
const enter = (assertion: unknown) => test.call('passkeys.signIn', { headers: from(), body: { assertion } })

describe('a passkey', () => {
  it('is added for the configured address, and has a name', async () => {
    const { person, confirmed, body } = await withPasskey()
    expect(confirmed.status).toBe(200)
    expect(confirmed.body.factors.passkeys).toMatchObject([{ name: 'My laptop', lastUsedAt: null, synced: false }])
    expect(confirmed.body.recovery_codes).toHaveLength(10)
    expect((await test.call('second_factor.confirmPasskey', { as: person, body })).status).toBe(422)
    const id = confirmed.body.factors.passkeys[0]?.id ?? ''
    const renamed = await test.call('second_factor.renamePasskey', { as: person, body: { id, name: 'Key ring' } })
    expect(renamed.body.factors.passkeys[0]?.name).toBe('Key ring')
    const other = await test.signedIn('Creator', { clientId: person.clientId })
    for (const call of ['renamePasskey', 'removePasskey'] as const) {
      const input = call === 'renamePasskey' ? { id, name: 'Mine' } : { id }
      expect((await test.call(`second_factor.${call}`, { as: other, body: input })).status).toBe(404)
    }
    const removed = await test.call('second_factor.removePasskey', { as: person, body: { id } })
    expect(removed.body.factors).toMatchObject({ passkeys: [], recovery_codes: 0 })
  })

  it('of another site, or for another challenge, is none', async () => {
    const person = await test.signedIn('Creator')
    const key = createAuthenticator(site)
    const evil = { rpId: 'evil.test', origin: 'https://evil.test' }
    for (const attest of [
      (challenge: string) => key.attest(challenge, { site: evil }),
      (challenge: string) => key.attest(challenge, { site: { ...site, origin: evil.origin } }),
      () => key.attest('AAAA'),
    ])
      expect((await add(person, attest)).confirmed.status).toBe(422)
    expect((await signIn(person)).status).toBe(200)
  })

  it('is a second factor after the password, for the challenge of that sign-in, once', async () => {
    const { person, key } = await withPasskey()
    const { challenge, methods, passkey } = await challengeOf(person)
    expect(methods).toEqual(['passkey', 'recovery_code'])
    const assertion = key.assert(passkey?.challenge ?? '', null, { verified: false })
    const another = await challengeOf(person)
    expect((await answer({ challenge: another.challenge, assertion })).status).toBe(401)
    const all = await Promise.all([1, 2, 3, 4].map(() => answer({ challenge, assertion })))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
  })

  it('whose counter went back is refused: it may be a copy', async () => {
    const { person, key } = await withPasskey()
    const one = await challengeOf(person)
    const first = key.assert(one.passkey?.challenge ?? '', null, { counter: 9 })
    expect((await answer({ challenge: one.challenge, assertion: first })).status).toBe(200)
    const two = await challengeOf(person)
    const copy = key.assert(two.passkey?.challenge ?? '', null, { counter: 8 })
    expect((await answer({ challenge: two.challenge, assertion: copy })).status).toBe(401)
  })
})

describe('signing in by a passkey alone', () => {
  it('satisfies both factors where the passkey has verified its user', async () => {
    const { person, key, handle } = await withPasskey()
    const options = await beginSignIn()
    expect(options).toMatchObject({ rpId: 'deckle.test', userVerification: 'required' })
    const { status, body, headers } = await enter(key.assert(options.challenge, handle))
    expect([status, body._id]).toEqual([200, person.userId])
    expect((await test.call('auth.me', { as: sessionOf(headers) })).status).toBe(200)
  })

  it('is refused, with the same words, for all that is not right', async () => {
    const { person, key, handle } = await withPasskey()
    const outsider = await withPasskey()
    const made = Buffer.concat([Buffer.alloc(22), Buffer.alloc(16)]).toString('base64url')
    const used = (await beginSignIn()).challenge
    expect((await enter(key.assert(used, handle))).status).toBe(200)
    const old = (await beginSignIn()).challenge
    const next = async () => (await beginSignIn()).challenge
    const tries = [
      key.assert(await next(), handle, { verified: false }),
      key.assert(await next(), outsider.handle),
      key.assert(await next(), null),
      key.assert(await next(), 'AAAA'),
      key.assert(await next(), handle, { site: { rpId: 'deckle.test', origin: 'http://evil.test' } }),
      key.assert(made, handle),
      key.assert(used, handle),
      createAuthenticator(site).assert(await next(), handle),
      { ...key.assert(await next(), handle), id: outsider.key.assert('', null).id },
    ]
    const answers = []
    for (const assertion of tries) answers.push(await enter(assertion))
    expect(answers.map(({ status }) => status)).toEqual(tries.map(() => 401))
    expect(new Set(answers.map(({ error }) => JSON.stringify(error))).size).toBe(1)
    const named = tries.filter(({ response }) => response.userHandle === handle)
    expect(await failuresOf(person.userId)).toEqual(named.map(() => 'passkey'))
    expect(await failuresOf(outsider.person.userId)).toEqual(['passkey'])
    test.later(5 * 60_000 + 1)
    expect((await enter(key.assert(old, handle))).status).toBe(401)
    await test.deps.db.updateTable('users').set({ active: false }).where('id', '=', person.userId).execute()
    expect((await enter(key.assert((await beginSignIn()).challenge, handle))).error.code).toBe('account_deactivated')
  })

  it('fails without filling the audit log, whatever account is named', async () => {
    const { person, key, handle } = await withPasskey()
    const nobody = Buffer.alloc(32, 7).toString('base64url')
    expect((await enter(key.assert('AAAA', nobody))).status).toBe(401)
    for (let count = 0; count < 25; count++) expect((await enter(key.assert('AAAA', handle))).status).toBe(401)
    expect(await failuresOf(person.userId)).toEqual(Array.from({ length: 20 }, () => 'passkey'))
    const address = { 'x-forwarded-for': '203.0.113.90' }
    const other = await withPasskey()
    const assertion = other.key.assert('AAAA', other.handle)
    for (let count = 0; count < 25; count++)
      await test.call('passkeys.signIn', { headers: address, body: { assertion } })
    expect(await failuresOf(other.person.userId)).toEqual([
      'address_limit',
      ...Array.from({ length: 20 }, () => 'passkey'),
    ])
  })
})
