import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makePublishedDeck } from '../../test/decks.ts'
import { makeClient, makeUser, type Person, testPassword } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'

let test: TestApp
let root: Person
let partner: Person
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  root = await test.signedIn('Superadmin')
  partner = await test.signedIn('Admin', { clientId: (await makeClient(test.deps, { plan: 'partner' })).id })
  admin = await test.signedIn('Admin')
})
afterAll(() => test.close())

const signIn = (email: string, password = testPassword) =>
  test.call('auth.signIn', {
    body: { username: email, password },
    headers: { 'x-forwarded-for': `192.0.2.${Math.ceil(Math.random() * 250)}` },
  })
const newClient = (more: Record<string, unknown> = {}) => {
  const slug = `c${test.deps.newId().replaceAll('-', '')}`
  return { name: 'Lotus Labs', slug, owner: { email: `${slug}@lotus.example`, name: 'tara bose' }, ...more }
}
const create = (as: Person, body: Record<string, unknown> = newClient()) =>
  test.call('operators.createClient', { as, body })
const suspend = (as: Person, id: string) => test.call('operators.suspend', { as, params: { id } })
const resume = (as: Person, id: string) => test.call('operators.resume', { as, params: { id } })

describe('opening a client', () => {
  it('invites its owner, who chooses a password and does there what an Admin may', async () => {
    const body = newClient({ plan: 'business' })
    const made = await create(root, body)
    expect([made.status, made.body.client]).toMatchObject([
      200,
      { name: 'Lotus Labs', slug: body.slug, plan: 'business', suspendedAt: null },
    ])
    await test.jobsDone()
    const mail = await test.deps.db
      .selectFrom('mail_outbox')
      .select(['subject', 'text_body'])
      .where('to_address', '=', body.owner.email)
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe('Your organisation is ready')
    expect(mail.text_body).toContain('Hello Tara,')
    expect(mail.text_body).toContain('Lotus Labs has been set up for you')
    expect((await signIn(body.owner.email)).status).toBe(401)
    const token = /#token=(\S+)/.exec(mail.text_body)?.[1] ?? ''
    const password = 'quiet-lantern-77'
    const chosen = await test.call('auth.confirmReset', { body: { token, password, password_confirmation: password } })
    expect(chosen.status).toBe(200)
    const owner = await signIn(body.owner.email, password)
    expect(owner.body).toMatchObject({ owns_client: true, client: made.body.client.id, last_name: 'Bose' })
    const { app_configuration } = (await test.call('clients.show', { as: root, params: { id: made.body.client.id } }))
      .body.client
    expect(app_configuration).toMatchObject({ name: made.body.client.name, logo: '', icon: '', footer: '' })
    const acts = await test.deps.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('client_id', '=', made.body.client.id)
      .where('action', 'not like', 'auth.%')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual(['client.create', 'user.password_reset'])
    expect(acts[0]?.actor_id).toBe(root.userId)
  })

  it('is refused where address or e-mail is in use, and leaves nothing', async () => {
    const body = newClient()
    const { id } = (await create(root, body)).body.client
    const sameSlug = await create(root, newClient({ slug: body.slug, name: 'Twin' }))
    expect([sameSlug.status, sameSlug.error.fields]).toEqual([
      409,
      { slug: 'Another organisation has this address. Choose another one.' },
    ])
    const sameMail = await create(root, newClient({ owner: body.owner, name: 'Twin' }))
    expect([sameMail.status, sameMail.error.fields]).toEqual([409, { 'owner.email': 'This e-mail is already in use.' }])
    const twins = await test.deps.db.selectFrom('clients').select('id').where('name', '=', 'Twin').execute()
    expect(twins).toEqual([])
    const bad = await create(root, newClient({ slug: 'drive' }))
    expect([bad.status, Object.keys(bad.error.fields ?? {})]).toEqual([400, ['slug']])
    expect(id).toBeTruthy()
  })

  it('is for Superadmins and for Admins and owners of a partner, who see theirs', async () => {
    const { clientId } = partner
    const mine = await create(partner)
    expect(mine.status).toBe(200)
    const found = await test.call('operators.clients', { as: partner })
    expect(found.body.clients.map(({ id }) => id)).toEqual([mine.body.client.id])
    expect((await test.call('operators.clients', { as: partner, query: { search: 'zzz' } })).body.clients).toEqual([])
    expect((await test.call('operators.clients', { as: admin })).body.clients).toEqual([])
    const refused = await create(admin)
    expect([refused.status, refused.error.errors]).toEqual([403, ['Only partners can open organisations for others.']])
    const contract = await create(partner, newClient({ plan: 'partner' }))
    expect([contract.status, Object.keys(contract.error.fields ?? {})]).toEqual([422, ['plan']])
    for (const licence of ['Learner', 'Creator', 'Manager'] as const)
      expect((await create(await test.signedIn(licence, { clientId }))).status).toBe(403)
    const owner = await test.signedIn('Creator', { clientId })
    await test.deps.db.updateTable('users').set({ owns_client: true }).where('id', '=', owner.userId).execute()
    expect((await create(owner)).status).toBe(200)
    for (const name of ['partner_id', 'suspended_at', 'id'])
      expect((await create(root, newClient({ [name]: 'x' }))).error.fields).toEqual({ [name]: 'is not a field here' })
  })
})

describe('a client of the installation', () => {
  it('is shown with its owner and what it uses', async () => {
    const { clientId } = admin
    await makeUser(test.deps, { clientId, active: false })
    await insertRow(test.deps, 'media', { client_id: clientId, owner_id: admin.userId, size: 5000 })
    await test.call('decks.create', { as: admin, body: { readerType: 'quiz' } })
    const { status, body } = await test.call('operators.showClient', { as: root, params: { id: clientId } })
    expect([status, body.client]).toMatchObject([
      200,
      {
        partner: null,
        owner: null,
        use: { people: 2, activePeople: 1, decks: 1, published: 0, attempts: 0, space: 5000 },
        can: { suspend: true, resume: false, updatePlan: true },
      },
    ])
  })

  it('gets another plan, which what it publishes shows at once', async () => {
    const creator = await test.signedIn('Creator')
    const deck = await makePublishedDeck(test, creator)
    const page = async () => (await test.app.inject({ method: 'GET', url: `/play/${deck.shortid}` })).body
    expect(await page()).toContain('"poweredBy":false')
    const updated = await test.call('operators.updatePlan', {
      as: root,
      params: { id: creator.clientId },
      body: { plan: 'free' },
    })
    expect([updated.body.client.plan, updated.body.client.planType]).toEqual(['free', 'free'])
    expect(await page()).toContain('"poweredBy":true')
  })

  it('is closed to everybody but Superadmins; its own Admins see it', async () => {
    const inClient = await Promise.all(
      (['Learner', 'Creator', 'Manager', 'Admin'] as const).map((licence) =>
        test.signedIn(licence, { clientId: admin.clientId }),
      ),
    )
    const params = { id: admin.clientId }
    for (const as of [...inClient, partner]) {
      const isOwnAdmin = as === inClient.at(-1)
      const isAdmin = isOwnAdmin || as === partner
      expect((await test.call('operators.showClient', { as, params })).status).toBe(
        isOwnAdmin ? 200 : isAdmin ? 404 : 403,
      )
      expect((await test.call('operators.updatePlan', { as, params, body: { plan: 'agency' } })).status).toBe(
        isOwnAdmin ? 422 : isAdmin ? 404 : 403,
      )
      expect((await suspend(as, admin.clientId)).status).toBe(403)
      expect((await resume(as, admin.clientId)).status).toBe(403)
      expect((await test.call('admin.people', { as })).status).toBe(403)
    }
    expect((await suspend(root, test.deps.newId())).status).toBe(404)
  })
})

describe('suspending a client', () => {
  it('signs its people out, keeps them out with a reason, and closes its decks on every server; resuming opens them', async () => {
    const creator = await test.signedIn('Creator')
    const mate = await test.signedIn('Learner', { clientId: creator.clientId })
    const deck = await makePublishedDeck(test, creator)
    const other = await test.another()
    const status = async (app: TestApp['app']) =>
      (await app.inject({ method: 'GET', url: `/play/${deck.shortid}` })).statusCode
    expect([await status(test.app), await status(other)]).toEqual([200, 200])

    const { body } = await suspend(root, creator.clientId)
    expect(body.client).toMatchObject({ suspendedAt: expect.any(String), can: { suspend: false, resume: true } })
    for (const as of [creator, mate]) expect((await test.call('auth.me', { as })).status).toBe(401)
    const refused = await signIn(creator.email)
    expect([refused.status, refused.error.errors[0]]).toEqual([403, expect.stringContaining('is suspended')])
    expect(await status(test.app)).toBe(410)
    await expect.poll(() => status(other)).toBe(410)
    const begin = await test.call('play.begin', {
      params: { shortid: deck.shortid },
      body: { id: test.deps.newId(), versionId: deck.versionId },
    })
    expect(begin.status).toBe(410)

    expect((await resume(root, creator.clientId)).body.client.suspendedAt).toBeNull()
    expect((await signIn(creator.email)).status).toBe(200)
    expect((await test.call('auth.me', { as: mate })).status).toBe(401)
    expect(await status(test.app)).toBe(200)
    await expect.poll(() => status(other)).toBe(200)
    const acts = await test.deps.db
      .selectFrom('audit_log')
      .select('action')
      .where('client_id', '=', creator.clientId)
      .where('actor_id', '=', root.userId)
      .orderBy('id')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual(['client.suspend', 'client.resume'])
  })

  it('ends a session that was opened while it happened', async () => {
    const creator = await test.signedIn('Creator')
    await test.deps.db
      .updateTable('clients')
      .set({ suspended_at: test.deps.now() })
      .where('id', '=', creator.clientId)
      .execute()
    const { status, error } = await test.call('auth.me', { as: creator })
    expect([status, error.code, error.errors[0]]).toEqual([
      401,
      'session_expired',
      expect.stringContaining('is suspended'),
    ])
  })

  it('changes nothing a second time, and spares the own client and that of other operators', async () => {
    const { clientId } = await test.signedIn('Creator')
    const first = await suspend(root, clientId)
    expect((await suspend(root, clientId)).body.client.suspendedAt).toBe(first.body.client.suspendedAt)
    const own = await suspend(root, root.clientId)
    expect([own.status, own.error.errors[0]]).toEqual([422, expect.stringContaining('your own')])
    const operator = await test.signedIn('Superadmin')
    expect((await suspend(root, operator.clientId)).status).toBe(422)
    expect((await test.call('auth.me', { as: operator })).status).toBe(200)
  })
})

it('people of any client are found by name and e-mail, deactivated ones too, and let in again', async () => {
  const gone = await makeUser(test.deps, { clientId: admin.clientId, first_name: 'Zubin', active: false })
  const search = (status: string, more = {}) =>
    test.call('admin.people', { as: root, query: { search: 'zubin', status, ...more } })
  expect((await search('active')).body.people).toEqual([])
  expect((await search('deactivated', { client: root.clientId })).body.people).toEqual([])
  const { people } = (await search('deactivated', { client: admin.clientId })).body
  expect(people).toMatchObject([
    { id: gone.userId, client: { id: admin.clientId }, active: false, can: { activate: true, deactivate: false } },
  ])
  expect((await test.call('users.activate', { as: root, params: { id: gone.userId } })).status).toBe(200)
  expect((await search('active')).body.people).toMatchObject([{ id: gone.userId, can: { deactivate: true } }])
})
