import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actsOf } from '../../test/acting.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeClient, makeUser, type Person } from '../../test/factories.ts'

let test: TestApp
let root: Person
let partner: Person
const { act, acting, end, makeOperator, makeOwner, makePartner, me, openedBy, ownedClient, sessionOf } = actsOf(
  () => test,
)
beforeAll(async () => {
  test = await createTestApp()
  root = await test.signedIn('Superadmin', { first_name: 'Ravi' })
  partner = await makePartner()
})
afterAll(() => test.close())

const hour = 3600_000

describe('acting as a client', () => {
  it('opens a session as its owner that says who acts, and ends with the own one back', async () => {
    const owner = await ownedClient()
    const seen = async () =>
      (
        await test.deps.db
          .selectFrom('users')
          .select('last_seen_at')
          .where('id', '=', owner.userId)
          .executeTakeFirstOrThrow()
      ).last_seen_at
    const answer = await act(root, owner.clientId)
    expect(answer.body).toMatchObject({
      _id: owner.userId,
      client: owner.clientId,
      acting: { name: 'Ravi Rao', organisation: 'Meadow Academy', until: expect.any(String) },
    })
    const session = sessionOf(answer.headers)
    expect(Number(session.headers['expiry']) * 1000 - test.deps.now().getTime()).toBeLessThanOrEqual(8 * hour)
    expect((await me(session)).body).toMatchObject({ _id: owner.userId, acting: { name: 'Ravi Rao' } })
    expect((await me(root)).body.acting).toBeUndefined()
    expect(await seen()).toBeNull()
    const listed = await test.call('auth.sessions', { as: session })
    expect(listed.body.sessions).toMatchObject([{ current: true, isActing: true }])

    const back = await end(session)
    expect([back.status, back.body._id, back.body.acting]).toEqual([200, root.userId, undefined])
    expect(back.headers['client']).toBe(root.headers['client'])
    expect((await me(sessionOf(back.headers))).body._id).toBe(root.userId)
    expect((await me(root)).status).toBe(200)
    expect((await me(session)).status).toBe(401)
    expect((await end(root)).status).toBe(422)
  })

  it('takes the owner, else the first Admin, else nobody; or who is named and can be acted as', async () => {
    const { id: clientId } = await makeClient(test.deps)
    const learner = await makeUser(test.deps, { clientId, license_type: 'Learner' })
    const nobody = await act(root, clientId)
    expect([nobody.status, nobody.error.errors[0]]).toEqual([422, expect.stringContaining('neither an active owner')])
    const admin = await makeUser(test.deps, { clientId, license_type: 'Admin' })
    await makeUser(test.deps, { clientId, license_type: 'Admin' })
    expect((await act(root, clientId)).body._id).toBe(admin.userId)
    const owner = await makeOwner(clientId)
    expect((await act(root, clientId)).body._id).toBe(owner.userId)
    expect((await act(root, clientId, { user_id: learner.userId })).body._id).toBe(learner.userId)
    const gone = await makeUser(test.deps, { clientId, active: false })
    const ended = await makeUser(test.deps, { clientId })
    const past = new Date(test.deps.now().getTime() - 1000)
    await test.deps.db.updateTable('users').set({ expires_at: past }).where('id', '=', ended.userId).execute()
    for (const { userId } of [gone, ended])
      expect((await act(root, clientId, { user_id: userId })).error.fields).toHaveProperty('user_id')
    expect((await act(root, clientId, { user_id: partner.userId })).status).toBe(404)
    const people = await test.call('operators.people', { as: root, params: { id: clientId } })
    const ids = people.body.people.map(({ id }) => id)
    expect(ids.toSorted()).toEqual(expect.arrayContaining([admin.userId, learner.userId, owner.userId]))
    for (const { userId } of [gone, ended]) expect(ids).not.toContain(userId)
  })

  it('asks for a reason', async () => {
    const { clientId } = await ownedClient()
    for (const reason of [undefined, '', '   ', 'x'.repeat(501)])
      expect(Object.keys((await act(root, clientId, { reason })).error.fields ?? {})).toEqual(['reason'])
    for (const name of ['until', 'actor_id', 'license'])
      expect(Object.keys((await act(root, clientId, { [name]: 'x' })).error.fields ?? {})).toEqual([name])
  })

  it('is closed for a suspended client, the own one, and one that other Superadmins belong to', async () => {
    const { clientId } = await ownedClient()
    await test.call('operators.suspend', { as: root, params: { id: clientId } })
    expect((await act(root, clientId)).error.errors[0]).toContain('is suspended')
    expect((await act(root, root.clientId)).error.errors[0]).toContain('your own')
    const { clientId: theirs } = await makeOperator()
    expect((await act(root, theirs)).error.errors[0]).toContain('run the installation')
    expect((await act(root, test.deps.newId())).status).toBe(404)
  })
})

describe('a partner', () => {
  it('acts for the clients that it opened, as Admin or owner, and for no other', async () => {
    const { clientId, userId } = await openedBy(partner)
    expect((await me(await acting(partner, clientId))).body._id).toBe(userId)
    const { clientId: other } = await ownedClient()
    expect((await act(partner, other)).status).toBe(404)
    expect((await act(partner, partner.clientId)).status).toBe(422)
    for (const licence of ['Learner', 'Creator', 'Manager'] as const)
      expect((await act(await test.signedIn(licence, { clientId: partner.clientId }), clientId)).status).toBe(403)
    const outsider = await test.signedIn('Admin')
    expect((await act(outsider, clientId)).status).toBe(404)
  })

  it('sees them with their use and people, and changes their plan, but to none for partners', async () => {
    const { clientId } = await openedBy(partner)
    const params = { id: clientId }
    const { body } = await test.call('operators.showClient', { as: partner, params })
    expect(body.client.can).toEqual({ suspend: false, resume: false, updatePlan: true, act: true })
    const changed = await test.call('operators.updatePlan', { as: partner, params, body: { plan: 'business' } })
    expect(changed.body.client.plan).toBe('business')
    const refused = await test.call('operators.updatePlan', { as: partner, params, body: { plan: 'partner' } })
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([422, ['plan']])
    const own = { as: partner, params: { id: partner.clientId } }
    expect((await test.call('operators.updatePlan', { ...own, body: { plan: 'free' } })).status).toBe(422)
    expect((await test.call('operators.showClient', own)).body.client.can).toMatchObject({
      updatePlan: false,
      act: false,
    })
    expect((await test.call('operators.people', { as: partner, params })).body.people).toHaveLength(1)
    expect((await test.call('operators.suspend', { as: partner, params })).status).toBe(403)
    for (const name of ['operators.showClient', 'operators.people'] as const) {
      const { clientId: other } = await ownedClient()
      expect((await test.call(name, { as: partner, params: { id: other } })).status).toBe(404)
    }
  })

  it('that is none any more, neither acts nor goes on', async () => {
    const own = await makePartner()
    const { clientId } = await ownedClient()
    await test.deps.db.updateTable('clients').set({ partner_id: own.clientId }).where('id', '=', clientId).execute()
    const session = await acting(own, clientId)
    await test.deps.db.updateTable('clients').set({ plan: 'agency' }).where('id', '=', own.clientId).execute()
    expect((await me(session)).status).toBe(401)
    expect((await act(own, clientId)).error.errors).toEqual(['Only partners can open organisations for others.'])
  })
})
