import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeClient, type Person } from '../../test/factories.ts'

let test: TestApp
let root: Person
beforeAll(async () => {
  test = await createTestApp()
  root = await test.signedIn('Superadmin', { first_name: 'Root' })
})
afterAll(() => test.close())

async function house() {
  const clientId = (await makeClient(test.deps, { plan: 'free', name: 'Lotus Labs' })).id
  const person = (licence: Parameters<TestApp['signedIn']>[0], first_name: string) =>
    test.signedIn(licence, { clientId, first_name })
  return { clientId, admin: await person('Admin', 'Anil'), creator: await person('Creator', 'Chitra'), person }
}
const ask = (as: Person, body: Record<string, unknown> = { plan: 'business', text: 'For the autumn term.' }) =>
  test.call('upgradeRequests.create', { as, params: { id: as.userId }, body })
const grant = (as: Person, id: string, text = '') =>
  test.call('upgradeRequests.grant', { as, params: { id }, body: { text } })
const turnDown = (as: Person, id: string, text = '') =>
  test.call('upgradeRequests.refuse', { as, params: { id }, body: { text } })
const listed = async (as: Person, query = {}) =>
  (await test.call('upgradeRequests.list', { as, query })).body.requests.map(({ id }) => id)
const notices = async (as: Person, language = 'en') => {
  const headers = { 'accept-language': language }
  const { body } = await test.call('notifications.list', { as, params: { id: as.userId }, headers })
  return body.notifications.filter(({ type }) => type === 'upgrade_request')
}
const planOf = async (id: string) =>
  (await test.deps.db.selectFrom('clients').select('plan').where('id', '=', id).executeTakeFirstOrThrow()).plan

describe('asking for a plan', () => {
  it('tells the Admins in their language; a grant of theirs goes on to Superadmins, whose grant changes the plan', async () => {
    const { clientId, admin, creator } = await house()
    const asked = await ask(creator)
    expect([asked.status, asked.body.request]).toMatchObject([
      200,
      { plan: 'business', present: 'free', status: 'open', can: { grant: false, refuse: false } },
    ])
    const { id } = asked.body.request
    expect(await notices(admin)).toMatchObject([
      { title: 'Chitra Rao asks for the plan Business', text: 'For the autumn term.', link: '/account?tab=plan' },
    ])
    expect((await notices(admin, 'hi'))[0]?.title).toBe('Chitra Rao प्लान बिज़नेस माँग रहे हैं')
    expect(await notices(root)).toEqual([])

    const forwarded = await grant(admin, id)
    expect([forwarded.status, forwarded.body.request.status, await planOf(clientId)]).toEqual([
      200,
      'forwarded',
      'free',
    ])
    expect((await notices(root))[0]?.title).toBe('Chitra Rao of Lotus Labs asks for the plan Business')
    expect((await notices(creator))[0]?.title).toBe('Your request for the plan Business was passed on')
    expect((await grant(admin, id)).status).toBe(409)
    expect((await turnDown(admin, id)).status).toBe(409)

    const granted = await grant(root, id, 'Enjoy it.')
    expect([granted.body.request.status, granted.body.request.answer]).toEqual(['granted', 'Enjoy it.'])
    expect(await planOf(clientId)).toBe('business')
    expect((await notices(creator))[0]).toMatchObject({ title: 'The plan Business is yours', text: 'Enjoy it.' })
    expect((await notices(admin))[0]?.title).toContain('has the plan Business now, as Chitra Rao asked')
    expect((await turnDown(root, id)).status).toBe(409)
  })

  it('goes to Superadmins where there is no other Admin or owner', async () => {
    const { admin } = await house()
    const { id, status } = (await ask(admin)).body.request
    expect(status).toBe('forwarded')
    expect((await notices(root))[0]?.link).toBe('/admin?tab=requests')
    expect((await grant(admin, id)).status).toBe(403)
    expect((await turnDown(root, id, 'Not yet.')).body.request.status).toBe('refused')
    expect((await notices(admin))[0]).toMatchObject({
      title: 'Your request for the plan Business was refused',
      text: 'Not yet.',
    })
  })

  it('is for oneself, for a larger plan, and says what it does not take', async () => {
    const { admin, creator } = await house()
    const outsider = await test.signedIn('Creator')
    for (const id of [creator.userId, outsider.userId, test.deps.newId()])
      expect(
        (await test.call('upgradeRequests.create', { as: admin, params: { id }, body: { plan: 'agency' } })).status,
      ).toBe(404)
    const rich = await test.signedIn('Creator')
    expect((await ask(rich)).error.fields).toEqual({
      plan: 'Your organisation has this plan already, or a larger one.',
    })
    for (const plan of ['free', 'partner', 'gold']) expect((await ask(creator, { plan })).status).toBe(400)
    expect((await ask(creator, { plan: 'agency', text: 'x'.repeat(501) })).status).toBe(400)
    for (const name of ['status', 'user_id', 'client_id'])
      expect((await ask(creator, { plan: 'agency', [name]: 'x' })).error.fields).toEqual({
        [name]: 'is not a field here',
      })
  })

  it('is taken once a day, of 200 at once too', async () => {
    const { creator } = await house()
    const tries = await Promise.all(Array.from({ length: 200 }, () => ask(creator)))
    const refused = tries.filter(({ status }) => status === 429)
    expect([tries.filter(({ status }) => status === 200).length, refused.length]).toEqual([1, 199])
    expect(refused[0]?.error.errors).toEqual(['You have asked today already. You can ask again tomorrow.'])
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    test.later(24 * 3_600_000)
    expect((await ask(creator)).status).toBe(200)
    test.later(-24 * 3_600_000)
  })
})

describe('requests', () => {
  it('are seen by who asked, by the Admins of the client, and by Superadmins', async () => {
    const { admin, creator, person } = await house()
    const learner = await person('Learner', 'Leela')
    const manager = await person('Manager', 'Mohan')
    const { id } = (await ask(creator)).body.request
    const other = await house()
    expect(await listed(creator)).toEqual([id])
    expect(await listed(admin)).toEqual([id])
    expect(await listed(admin, { of: 'me' })).toEqual([])
    expect(await listed(root, { state: 'waiting' })).toContain(id)
    for (const as of [learner, manager, other.admin, other.creator]) expect(await listed(as)).toEqual([])
    for (const answer of [grant, turnDown]) {
      for (const as of [creator, learner, manager]) expect((await answer(as, id)).status).toBe(403)
      expect((await answer(other.admin, id)).status).toBe(404)
    }
    expect((await turnDown(admin, id, 'Later.')).body.request).toMatchObject({ status: 'refused', answer: 'Later.' })
    expect(await listed(admin, { state: 'waiting' })).toEqual([])
    expect(await listed(admin, { state: 'answered' })).toEqual([id])
  })

  it('are answered once, of two answers at once', async () => {
    const { creator } = await house()
    const { id } = (await ask(creator)).body.request
    const answers = await Promise.all([grant(root, id), turnDown(root, id), grant(root, id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('never make a plan smaller', async () => {
    const { clientId, creator } = await house()
    const { id } = (await ask(creator)).body.request
    await test.deps.db.updateTable('clients').set({ plan: 'agency' }).where('id', '=', clientId).execute()
    expect((await grant(root, id)).status).toBe(422)
    expect([await planOf(clientId), (await turnDown(root, id)).status]).toEqual(['agency', 200])
  })
})
