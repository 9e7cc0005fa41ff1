import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck } from '../../../test/decks.ts'
import { insertSessionFor, makeUser, type Person } from '../../../test/factories.ts'
import { beginAttempt } from '../../../test/plays.ts'
import { insertRow } from '../../../test/rows.ts'

let test: TestApp
let admin: Person
let manager: Person
let creator: Person
let learner: Person
let sibling: Person
let outsider: Person
let clientId: string
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Anil', last_name: 'Nair' })
  clientId = admin.clientId
  manager = await test.signedIn('Manager', { clientId, first_name: 'Mohan', last_name: 'Das' })
  creator = await test.signedIn('Creator', { clientId, manager_id: manager.userId })
  learner = await test.signedIn('Learner', { clientId, manager_id: creator.userId })
  sibling = await test.signedIn('Manager', { clientId })
  outsider = await test.signedIn('Admin')
})
afterAll(() => test.close())

const statusesOf = (call: CallName, id: string, extra: Record<string, unknown> = {}) =>
  Promise.all(
    [admin, manager, creator, learner, sibling, outsider].map(
      async (as) => (await test.call(call, { as, params: { id }, ...extra })).status,
    ),
  )

describe('who sees a person', () => {
  it('the person, those above and Admins see decks, attempts and courses', async () => {
    for (const call of ['users.decks', 'users.attempts', 'users.courses', 'users.show'] as const)
      expect([call, await statusesOf(call, creator.userId)]).toEqual([call, [200, 200, 200, 404, 404, 404]])
  })

  it('Admins alone see sessions, what was changed and the whole of a person', async () => {
    for (const call of ['users.showAdmin', 'users.audit', 'users.sessions'] as const)
      expect([call, await statusesOf(call, creator.userId)]).toEqual([call, [200, 403, 403, 403, 403, 404]])
  })

  it('nobody who was deactivated', async () => {
    const gone = await test.signedIn('Admin', { clientId })
    await test.call('users.deactivate', { as: admin, params: { id: gone.userId } })
    for (const call of ['users.showAdmin', 'users.decks', 'users.delete', 'users.restore'] as const)
      expect((await test.call(call, { as: gone, params: { id: creator.userId } })).status).toBe(401)
  })

  it('no call takes a field that it does not know', async () => {
    const params = { id: creator.userId }
    const bodies = {
      'users.updateLicense': { license_type: 'Creator', plan: 'free' },
      'users.updateDetails': { details: {}, license_type: 'Admin' },
      'users.createEnroll': { email: 'n@meadow.example', password: 'quiet-lantern-77', courses: [], client_id: 'x' },
    } as const
    for (const [call, body] of Object.entries(bodies)) {
      const { status, error } = await test.call(call as CallName, { as: admin, params, body })
      expect([call, status, Object.keys(error.fields ?? {})]).toEqual([call, 400, [Object.keys(body).at(-1)]])
    }
  })
})

it('showAdmin tells licence, sessions, counts, the last changes and who would take over', async () => {
  const person = await test.signedIn('Creator', { clientId, manager_id: manager.userId })
  const deck = await makePublishedDeck(test, person)
  await beginAttempt(test, deck, { as: person })
  await test.call('users.updateDetails', { as: admin, params: { id: person.userId }, body: { details: { a: 'b' } } })
  const { body } = await test.call('users.showAdmin', { as: admin, params: { id: person.userId } })
  expect(body).toMatchObject({
    user: { id: person.userId, managerName: 'Mohan Das', details: { a: 'b' } },
    license: { license_type: 'Creator', expires_at: null },
    provider: 'MANUAL',
    confirmed: true,
    second_factor: false,
    sessions: [{ sessionId: person.headers['client'], current: false }],
    counts: { decks: 1, attempts: 1, enrolments: 0, media: 0, reports: 0 },
    audit: [{ action: 'user.details', actor: { id: admin.userId, name: 'Anil Nair' } }],
    fields: [],
    heir: { id: manager.userId, name: 'Mohan Das' },
  })
  const params = { id: person.userId }
  expect((await test.call('users.decks', { as: manager, params })).body.decks).toMatchObject([
    { id: deck.id, isPublished: true, attempts: 1 },
  ])
  expect((await test.call('users.attempts', { as: manager, params })).body.attempts).toMatchObject([
    { deck: { id: deck.id }, completedAt: null },
  ])
})

it('lists attempts and changes page by page', async () => {
  const person = await test.signedIn('Creator', { clientId })
  const deck = await makePublishedDeck(test, person)
  for (let at = 0; at < 3; at++) await beginAttempt(test, deck, { as: person })
  for (let at = 0; at < 3; at++) await test.call('users.activate', { as: admin, params: { id: person.userId } })
  for (const [call, list] of [
    ['users.attempts', 'attempts'],
    ['users.audit', 'entries'],
  ] as const) {
    const input = { as: admin, params: { id: person.userId } }
    const first = (await test.call(call, { ...input, query: { limit: 2 } })).body as Record<string, unknown>
    const second = (await test.call(call, { ...input, query: { limit: 2, cursor: first['next'] } })).body as never
    expect([(first[list] as unknown[]).length, (second[list] as unknown[]).length]).toEqual([2, 1])
  }
})

it('an Admin closes a session of a person, not of somebody above or of another person', async () => {
  const person = await test.signedIn('Creator', { clientId })
  const boss = await test.signedIn('Superadmin', { clientId })
  const close = (id: string, session: Person) =>
    test.call('users.closeSession', { as: admin, params: { id, session_id: String(session.headers['client']) } })
  expect((await close(learner.userId, person)).status).toBe(404)
  expect((await close(boss.userId, boss)).status).toBe(403)
  expect((await close(person.userId, person)).status).toBe(200)
  expect((await test.call('auth.me', { as: person })).status).toBe(401)
})

describe('a profile', () => {
  const show = async (id: string, as?: Person) => test.call('users.profile', { params: { id }, ...(as && { as }) })

  it('is shown inside the client, to others once its owner makes it public', async () => {
    const person = await test.signedIn('Learner', { clientId, first_name: 'Leela', last_name: 'Bose' })
    expect((await show(person.userId, learner)).body.profile).toEqual({
      id: person.userId,
      first_name: 'Leela',
      last_name: 'Bose',
      image: '',
      company: '',
      webpage: '',
      bio: '',
      logo: '',
      points: 0,
      certificates: [],
    })
    expect([(await show(person.userId)).status, (await show(person.userId, outsider)).status]).toEqual([404, 404])
    await test.call('users.updateSelf', { as: person, body: { is_public: true } })
    expect([(await show(person.userId)).status, (await show(person.userId, outsider)).status]).toEqual([200, 200])
    await test.call('users.deactivate', { as: admin, params: { id: person.userId } })
    expect([(await show(person.userId)).status, (await show(person.userId, admin)).status]).toEqual([404, 404])
  })

  it('tells outsiders points and certificates only where the person shows them too', async () => {
    const person = await test.signedIn('Learner', { clientId })
    const results = async (as?: Person) => {
      const { points, certificates } = (await show(person.userId, as)).body.profile
      return [points, certificates]
    }
    const set = (body: { is_public?: boolean; shows_results?: boolean }) =>
      test.call('users.updateSelf', { as: person, body })
    await set({ is_public: true })
    expect(await results()).toEqual([null, null])
    expect(await results(outsider)).toEqual([null, null])
    expect(await results(learner)).toEqual([0, []])
    expect((await set({ shows_results: true })).body.user).toMatchObject({ is_public: true, shows_results: true })
    expect(await results()).toEqual([0, []])
    expect(await results(outsider)).toEqual([0, []])
    await set({ is_public: false })
    expect((await show(person.userId)).status).toBe(404)
  })
})

describe('a licence', () => {
  const set = (as: Person, id: string, body: Record<string, unknown>) =>
    test.call('users.updateLicense', { as, params: { id }, body })
  const soon = () => new Date(test.deps.now().getTime() + 86_400_000).toISOString()

  it('has its limits from Superadmins, its end from Admins', async () => {
    const person = await makeUser(test.deps, { clientId })
    const refused = await set(admin, person.userId, { maxUsers: 7, maxSpace: 9 })
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([403, ['maxUsers', 'maxSpace']])
    const operator = await test.signedIn('Superadmin')
    expect((await set(operator, person.userId, { maxUsers: 7, maxSpace: 9 })).status).toBe(200)
    const end = soon()
    expect((await set(admin, person.userId, { expires_at: end })).status).toBe(200)
    expect(
      (await test.call('users.showLicense', { as: admin, params: { id: person.userId } })).body.license,
    ).toMatchObject({ maxUsers: 7, maxSpace: 9, expires_at: end, license_type: 'Creator' })
    expect((await set(admin, person.userId, { expires_at: '2020-01-01T00:00:00.000Z' })).status).toBe(422)
    expect((await set(manager, person.userId, { expires_at: end })).status).toBe(403)
  })

  it('that ended closes the session and refuses sign-in in words that name an Admin; extended, it lets in again', async () => {
    const own = await test.signedIn('Admin', { first_name: 'Ravi', last_name: 'Menon' })
    const person = await test.signedIn('Creator', { clientId: own.clientId })
    await set(own, person.userId, { expires_at: soon() })
    expect((await test.call('auth.me', { as: person })).body.license.expires_at).not.toBeNull()
    await test.deps.db
      .updateTable('users')
      .set({ expires_at: new Date(test.deps.now().getTime() - 1000) })
      .where('id', '=', person.userId)
      .execute()
    expect((await test.call('auth.me', { as: person })).status).toBe(401)
    const signIn = () => test.call('auth.signIn', { body: { username: person.email, password: person.password } })
    const { status, error } = await signIn()
    expect([status, error.code, error.errors]).toEqual([
      403,
      'license_expired',
      ['Your licence has ended. Ask Ravi Menon to extend it; your work is kept.'],
    ])
    await set(own, person.userId, { expires_at: null })
    expect((await signIn()).status).toBe(200)
  })

  it('of the last Admin or the owner has no end', async () => {
    const own = await test.signedIn('Admin')
    expect((await set(own, own.userId, { expires_at: soon() })).status).toBe(422)
    const second = await makeUser(test.deps, { clientId: own.clientId, license_type: 'Admin' })
    expect((await set(own, second.userId, { expires_at: soon() })).status).toBe(200)
    expect((await set(own, own.userId, { expires_at: soon() })).status).toBe(422)
  })
})

describe('tags', () => {
  const tag = (as: Person, tags: string[]) =>
    test.call('users.updateDetails', { as, params: { id: learner.userId }, body: { details: {}, tags } })

  it('are replaced by those named; others than the client’s tags for people are refused', async () => {
    const make = (client_id: string, kind: 'user' | 'content', name: string) =>
      insertRow(test.deps, 'tags', { client_id, kind, name, slug: name, color: '#112233' })
    const [north, south] = [await make(clientId, 'user', 'north'), await make(clientId, 'user', 'south')]
    expect((await tag(admin, [south.id, north.id])).body.user.tags.map(({ name }) => name)).toEqual(['north', 'south'])
    expect((await tag(admin, [south.id])).body.user.tags.map(({ name }) => name)).toEqual(['south'])
    const others = [await make(clientId, 'content', 'x'), await make(outsider.clientId, 'user', 'y')]
    for (const { id } of others)
      expect([(await tag(admin, [id])).status, (await tag(admin, [id])).error.fields]).toEqual([
        422,
        { tags: 'One of these tags was not found. Reload and choose again.' },
      ])
    expect((await test.call('users.show', { as: admin, params: { id: learner.userId } })).body.user.tags).toHaveLength(
      1,
    )
  })
})

describe('inviting', () => {
  it('mails a link that sets the password; then the person signs in', async () => {
    const email = 'invited@meadow.example'
    const { status, body } = await test.call('users.createEnroll', {
      as: admin,
      body: { email, first_name: 'Ira', invite: true, courses: [], license: { license_type: 'Learner' } },
    })
    expect([status, body.enrolments, body.user.license_type]).toEqual([200, [], 'Learner'])
    expect(body.user.invitedAt).not.toBeNull()
    await test.jobsDone()
    expect((await test.call('users.invite', { as: admin, params: { id: body.user.id } })).status).toBe(200)
    await test.jobsDone()
    const mails = await test.deps.db
      .selectFrom('mail_outbox')
      .select(['text_body', 'user_id'])
      .where('to_address', '=', email)
      .orderBy('id')
      .execute()
    expect(mails.map(({ user_id }) => user_id)).toEqual([body.user.id, body.user.id])
    const [first, second] = mails.map(({ text_body }) => /#token=(\S+)/.exec(text_body)?.[1] ?? '')
    const choose = (token: string) =>
      test.call('auth.confirmReset', {
        body: { token, password: 'quiet-lantern-77', password_confirmation: 'quiet-lantern-77' },
      })
    expect((await choose(first ?? '')).status).toBe(422)
    expect((await choose(second ?? '')).status).toBe(200)
    expect((await test.call('auth.signIn', { body: { username: email, password: 'quiet-lantern-77' } })).status).toBe(
      200,
    )
    expect((await test.call('users.invite', { as: admin, params: { id: body.user.id } })).status).toBe(422)
  })

  it('refuses courses that are not there, and then makes nobody', async () => {
    const email = 'course@meadow.example'
    const { status, error } = await test.call('users.createEnroll', {
      as: admin,
      body: { email, invite: true, courses: [test.deps.newId()] },
    })
    expect([status, error.fields]).toEqual([422, { courses: 'These courses were not found.' }])
    expect(await test.deps.db.selectFrom('user_emails').select('email').where('email', '=', email).execute()).toEqual(
      [],
    )
    expect((await test.call('users.create', { as: admin, body: { email } })).error.fields).toEqual({
      password: 'Enter a password.',
    })
    expect((await test.call('users.createEnroll', { as: manager, body: { email, courses: [] } })).status).toBe(403)
  })

  it('nobody who signed in already, nor by others than Admins', async () => {
    const person = await makeUser(test.deps, { clientId, manager_id: manager.userId })
    expect((await test.call('users.invite', { as: manager, params: { id: person.userId } })).status).toBe(403)
    expect((await test.call('users.invite', { as: outsider, params: { id: person.userId } })).status).toBe(404)
    await insertSessionFor(test.deps, person)
    expect((await test.call('users.invite', { as: admin, params: { id: person.userId } })).status).toBe(422)
  })
})
