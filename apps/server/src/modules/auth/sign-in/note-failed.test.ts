import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeClient, makeUser, type MadeUser } from '../../../test/factories.ts'
import { signInsOf } from '../../../test/sign-ins.ts'
import { newToken, hashToken } from '../session/tokens.ts'
import { insertLink } from '../queries.ts'

let test: TestApp
let clientId: string
beforeAll(async () => {
  test = await createTestApp()
  clientId = (await makeClient(test.deps)).id
})
afterAll(() => test.close())

const { from, signIn, failuresOf } = signInsOf(() => test)
const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)

/** Names of the jobs that are added meanwhile. */
async function jobsOf(act: () => Promise<unknown>) {
  const added: string[] = []
  const { add } = test.deps.jobs
  test.deps.jobs.add = async (name, ...rest) => {
    added.push(name)
    return add(name, ...rest)
  }
  await act().finally(() => (test.deps.jobs.add = add))
  return added
}

it('an account that has to wait has one entry of it, and an unknown address is answered in the same steps', async () => {
  const user = await makeUser(test.deps, { clientId })
  const attack = async ({ email }: Pick<MadeUser, 'email'>) => {
    const statuses = []
    for (let count = 0; count < 9; count++) statuses.push((await signIn({ email }, 'wrong')).status)
    return statuses
  }
  const statuses = [...times(5, 401), ...times(4, 429)]
  const jobs = times(6, 'auth.sign_in_failed')
  expect(await jobsOf(async () => expect(await attack(user)).toEqual(statuses))).toEqual(jobs)
  const unknown = { email: 'nobody@lotus.example' }
  expect(await jobsOf(async () => expect(await attack(unknown)).toEqual(statuses))).toEqual(jobs)
  expect(await failuresOf(user.userId)).toEqual(['account_limit', ...times(5, 'password')])
})

it('a network address that has to wait adds one entry, however many accounts it goes on to', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.92' }
  for (let count = 0; count < 20; count++) await signIn({ email: `nobody${count}@lotus.example` }, 'wrong', headers)
  const [first, second] = [await makeUser(test.deps, { clientId }), await makeUser(test.deps, { clientId })]
  for (const user of [first, first, second, second]) expect((await signIn(user, 'wrong', headers)).status).toBe(429)
  expect(await failuresOf(first.userId)).toEqual(['address_limit'])
  expect(await failuresOf(second.userId)).toEqual([])
  // Another address, which has not reached the limit of its own, tries the account.
  await signIn(second, 'wrong')
  expect(await failuresOf(second.userId)).toEqual(['password'])
})

it('a used link has an entry with its owner, and an unknown one has none', async () => {
  const { userId } = await makeUser(test.deps, { clientId })
  const token = newToken(clientId)
  const expires_at = new Date(test.deps.now().getTime() + 60_000)
  await insertLink(test.deps.db, {
    hash: hashToken(token),
    client_id: clientId,
    user_id: userId,
    purpose: 'sign_in',
    expires_at,
  })
  const open = async (authtoken: string) =>
    (await test.call('auth.signIn', { headers: { ...from(), authtoken } })).status
  expect([await open(token), await open(token), await open(newToken(clientId))]).toEqual([200, 401, 401])
  expect(await failuresOf(userId)).toEqual(['link'])
})
