import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'
import { hashToken, newToken, tokenKey } from './tokens.ts'

describe('a token', () => {
  it('names its client, whatever its id, and is never the same', () => {
    for (const clientId of [
      randomUUID(),
      '00000000-0000-0000-0000-000000000000',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
    ]) {
      const token = newToken(clientId)
      expect(token).toMatch(/^[\w-]{64}$/)
      expect(tokenKey(token)).toEqual({ hash: hashToken(token), clientId })
      expect(newToken(clientId)).not.toBe(token)
    }
  })

  it.each(['', 'guest', 'x'.repeat(500), randomBytes(32).toString('base64url')])('%j names none', (token) => {
    expect(tokenKey(token)).toEqual({ hash: hashToken(token), clientId: null })
  })
})

describe('tokens of earlier releases, which name no client', () => {
  let test: TestApp
  let asha: Person
  beforeAll(async () => {
    test = await createTestApp()
    asha = await test.signedIn('Creator')
  })
  afterAll(() => test.close())

  const former = () => randomBytes(32).toString('base64url')
  const soon = () => new Date(test.deps.now().getTime() + 3_600_000)

  it('go on opening their session until they are rotated', async () => {
    const token = former()
    await test.deps.db
      .updateTable('access_tokens')
      .set({ hash: hashToken(token) })
      .where('user_id', '=', asha.userId)
      .execute()
    const as = { headers: { ...asha.headers, 'access-token': token } }
    expect((await test.call('auth.me', { as })).body).toMatchObject({ _id: asha.userId })
    test.later(25 * 3_600_000)
    const { status, headers } = await test.call('auth.me', { as })
    expect(status).toBe(200)
    expect(tokenKey(String(headers['access-token'])).clientId).toBe(asha.clientId)
    test.later(-25 * 3_600_000)
  })

  it('sign in as links and as issued tokens', async () => {
    const [link, issued] = [former(), former()]
    const owner = { client_id: asha.clientId, user_id: asha.userId }
    await insertRow(test.deps, 'one_time_links', {
      ...owner,
      hash: hashToken(link),
      purpose: 'sign_in',
      expires_at: soon(),
    })
    await insertRow(test.deps, 'authtokens', {
      ...owner,
      id: test.deps.newId(),
      hash: hashToken(issued),
      uses: 1,
      created_at: test.deps.now(),
      expires_at: soon(),
    })
    for (const authtoken of [link, issued]) {
      expect((await test.call('auth.signIn', { headers: { authtoken } })).body).toMatchObject({ _id: asha.userId })
      expect((await test.call('auth.signIn', { headers: { authtoken } })).status).toBe(401)
    }
  })
})
