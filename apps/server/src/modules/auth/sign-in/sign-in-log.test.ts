import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../../../start/create-log.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeClient, makeUser, testPassword } from '../../../test/factories.ts'
import { signInsOf } from '../../../test/sign-ins.ts'

const lines: string[] = []
const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ change: () => ({ log }) })
})
afterAll(() => test.close())
const { signIn } = signInsOf(() => test)

it('sign-ins, refused ones and refused calls are logged: who, from where and how, and no secret', async () => {
  const { id: clientId } = await makeClient(test.deps)
  const user = await makeUser(test.deps, { clientId, license_type: 'Learner' })
  const place = { 'x-forwarded-for': '203.0.113.77' }
  await signIn(user, 'not the password', place)
  await signIn({ email: 'nobody@lotus.example' }, 'not the password', place)
  await test.call('auth.signIn', { headers: { ...place, authtoken: 'a-token-that-is-none' } })
  const { headers } = await signIn(user, testPassword, place)
  const session = { headers: { 'access-token': String(headers['access-token']) } }
  expect((await test.call('admin.health', { as: session })).status).toBe(403)
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const refused = entries.filter(({ msg }) => msg === 'sign-in refused')
  expect(refused.map(({ user: who, ip, by }) => [who, ip, by])).toEqual([
    [user.userId, '203.0.113.77', 'password'],
    [undefined, '203.0.113.77', 'password'],
    [undefined, '203.0.113.77', 'token'],
  ])
  expect(entries.find(({ msg }) => msg === 'signed in')).toMatchObject({
    user: user.userId,
    session: headers['client'],
    factors: false,
    byDirectory: false,
  })
  expect(entries.find(({ call }) => call === 'admin.health')).toMatchObject({ status: 403, user: user.userId })
  const all = lines.join('')
  for (const secret of [
    testPassword,
    'not the password',
    'a-token-that-is-none',
    user.email,
    session.headers['access-token'],
  ])
    expect(all).not.toContain(secret)
})
