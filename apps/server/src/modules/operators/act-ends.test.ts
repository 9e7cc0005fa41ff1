import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actsOf } from '../../test/acting.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { type Person } from '../../test/factories.ts'
import { endOverdueActs } from '../auth/act/check-acting.ts'

let test: TestApp
let root: Person
let partner: Person
const { acting, end, entriesOf, makeOperator, makePartner, me, openedBy, ownedClient } = actsOf(() => test)
beforeAll(async () => {
  test = await createTestApp()
  root = await test.signedIn('Superadmin', { first_name: 'Ravi' })
  partner = await makePartner()
})
afterAll(() => test.close())

const hour = 3600_000

describe('the end of acting', () => {
  const refusedWith = async (session: Pick<Person, 'headers'>) => {
    const { status, error } = await me(session)
    return [status, error.errors[0]]
  }
  const over = [401, expect.stringContaining('no longer acting')]

  it('comes after eight hours, whatever was done in them', async () => {
    const mine = await makeOperator()
    const { clientId } = await ownedClient()
    const session = await acting(mine, clientId)
    const until = session.headers['expiry']
    test.later(7.9 * hour)
    const { status, headers } = await me(session)
    expect([status, headers['expiry'] ?? until]).toEqual([200, until])
    test.later(0.2 * hour)
    expect((await me(session)).status).toBe(401)
    await endOverdueActs(test.deps)
    const [entry] = await entriesOf(clientId, 'client.act_end')
    expect(entry?.detail).toMatchObject({ how: 'expired' })
    expect((await me(mine)).status).toBe(200)
  })

  it.each([
    ['their sign-out', async (mine: Person) => test.call('auth.signOut', { as: mine })],
    [
      'the closing of their session elsewhere',
      async (mine: Person) =>
        test.call('auth.closeSession', { as: mine, params: { id: mine.headers['client'] as string } }),
    ],
    [
      'their deactivation',
      async (mine: Person) => test.call('users.deactivate', { as: root, params: { id: mine.userId } }),
    ],
    [
      'a lower licence',
      async (mine: Person) =>
        test.call('users.updateLicense', { as: root, params: { id: mine.userId }, body: { license_type: 'Admin' } }),
    ],
  ])('comes at once with %s', async (_, happens) => {
    const mine = await makeOperator()
    const { clientId } = await ownedClient()
    const session = await acting(mine, clientId)
    expect((await happens(mine)).status).toBe(200)
    expect(await refusedWith(session)).toEqual(over)
    expect((await end(session)).status).toBe(401)
    expect(await entriesOf(clientId, 'client.act_end')).toMatchObject([{ detail: { how: 'ended' } }])
  })

  it("comes with the suspension of the client, and of a partner's own", async () => {
    const { clientId } = await openedBy(partner)
    const session = await acting(root, clientId)
    await test.call('operators.suspend', { as: root, params: { id: clientId } })
    expect((await me(session)).status).toBe(401)
    await endOverdueActs(test.deps)
    expect(await entriesOf(clientId, 'client.act_end')).toHaveLength(1)
    const own = await makePartner()
    const { clientId: theirs } = await ownedClient()
    await test.deps.db.updateTable('clients').set({ partner_id: own.clientId }).where('id', '=', theirs).execute()
    const other = await acting(own, theirs)
    await test.call('operators.suspend', { as: root, params: { id: own.clientId } })
    expect(await refusedWith(other)).toEqual(over)
  })

  it('is entered by a job where no call asks for it', async () => {
    const mine = await makeOperator()
    const { clientId } = await ownedClient()
    await acting(mine, clientId)
    await test.call('auth.signOut', { as: mine })
    await endOverdueActs(test.deps)
    await endOverdueActs(test.deps)
    expect(await entriesOf(clientId, 'client.act_end')).toHaveLength(1)
  })

  it('is all that signing out does while acting', async () => {
    const mine = await makeOperator()
    const session = await acting(mine, (await ownedClient()).clientId)
    expect((await test.call('auth.signOut', { as: session })).status).toBe(200)
    expect([(await me(session)).status, (await me(mine)).status]).toEqual([401, 200])
  })

  it('of one of two at once leaves the other', async () => {
    const { clientId, userId } = await ownedClient()
    const [one, other] = await Promise.all([acting(root, clientId), acting(await makeOperator(), clientId)])
    const third = await acting(root, clientId)
    await end(one)
    const answers = await Promise.all([one, other, third].map(me))
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 200])
    expect(answers[1]?.body._id).toBe(userId)
  })
})
