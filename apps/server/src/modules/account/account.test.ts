import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTasks } from '../../jobs/tasks.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { type Person, testPassword } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const day = 86_400_000
const setOwner = (id: string) =>
  test.deps.db.updateTable('users').set({ owns_client: true }).where('id', '=', id).execute()

describe('the own data', () => {
  /** A deck, an attempt with an answer and a file, a session and a notification, each with the text. */
  async function leaveTraces(person: Person, text: string, deckOwner = person) {
    const { clientId: client_id, userId } = person
    const deck = await test.call('decks.create', { as: deckOwner, body: { readerType: 'quiz', name: text } })
    const deck_id = deck.body.deck.id
    const version = await insertRow(test.deps, 'deck_versions', { client_id, deck_id, published_by: deckOwner.userId })
    const of = { client_id, deck_id, version_id: version.id }
    const attempt = await insertRow(test.deps, 'attempts', { ...of, user_id: userId })
    const begun_on = new Date().toISOString().slice(0, 10)
    const answer = JSON.stringify({ kind: 'openAnswer', text })
    await insertRow(test.deps, 'answers', { ...of, begun_on, attempt_id: attempt.id, slide_id: 's1', answer })
    const file_key = `uploads/${client_id}/${test.deps.newId()}`
    await test.deps.files.put(file_key, Buffer.from(`file of ${text}`), { contentType: 'text/plain' })
    await insertRow(test.deps, 'uploads', {
      client_id,
      deck_id,
      attempt_id: attempt.id,
      owner_id: deckOwner.userId,
      slide_id: 's1',
      file_key,
      name: `../${text}.txt`,
    })
    await insertRow(test.deps, 'notifications', { client_id, user_id: userId, title: text })
    await test.deps.db.updateTable('sessions').set({ device: text }).where('user_id', '=', userId).execute()
  }
  const exportOf = async (person: Person) => {
    const started = await test.call('account.exportData', { as: person })
    await test.jobsDone()
    const params = { id: started.body.job.id }
    const { job } = (await test.call('jobs.show', { as: person, params })).body
    return { job, params }
  }

  it('comes as a ZIP with all of it, and with nobody else’s', async () => {
    const person = await test.signedIn('Creator', { first_name: 'Meenakshi' })
    const mate = await test.signedIn('Creator', { clientId: person.clientId, first_name: 'Colleague' })
    await leaveTraces(person, 'my-own-words')
    await leaveTraces(mate, 'words-of-another')
    await leaveTraces(mate, 'words-in-my-deck', person)
    const { job, params } = await exportOf(person)
    expect(job).toMatchObject({
      kind: 'account.export',
      status: 'done',
      file: expect.stringMatching(/^my-data-.*\.zip$/),
    })
    const reply = await test.app.inject({ url: `/api/v2/jobs/${params.id}/file`, headers: person.headers })
    const files = new Map(Object.entries(unzipSync(reply.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]))
    expect([...files.keys()].filter((name) => !/^(decks|uploads|media)\//.test(name)).toSorted()).toEqual([
      'attempts.json',
      'certificates.json',
      'dismissed-banners.json',
      'feed.json',
      'help-votes.json',
      'media.json',
      'notifications.json',
      'profile.json',
      'read-articles.json',
      'second-factors.json',
      'sessions.json',
      'ticket-files.json',
      'tickets.json',
      'uploads.json',
      'visits.json',
    ])
    expect([...files.keys()].every((name) => !name.includes('..'))).toBe(true)
    for (const part of ['attempts', 'notifications', 'sessions', 'uploads'])
      expect(files.get(`${part}.json`), part).toContain('my-own-words')
    expect(files.get('profile.json')).toContain('Meenakshi')
    const all = [...files].flat().join('\n')
    expect(all).toContain('file of my-own-words')
    // The deck is one's own; what a colleague answered in it is the colleague's.
    for (const part of ['attempts', 'uploads']) expect(files.get(`${part}.json`)).not.toContain('words-in-my-deck')
    for (const outsider of [
      'words-of-another',
      'Colleague',
      mate.email,
      mate.userId,
      'file of words-in-my-deck',
      'password_hash',
      '$argon2',
    ])
      expect(all).not.toContain(outsider)
    expect([...files.keys()].filter((name) => name.startsWith('decks/'))).toHaveLength(2)
  })

  it('is for oneself alone: neither an Admin nor a Superadmin fetches the file', async () => {
    const person = await test.signedIn('Learner')
    const { params } = await exportOf(person)
    const others = [
      await test.signedIn('Admin', { clientId: person.clientId }),
      await test.signedIn('Learner', { clientId: person.clientId }),
      await test.signedIn('Superadmin'),
      await test.signedIn('Admin'),
    ]
    for (const as of others) expect((await test.call('jobs.file', { as, params })).status).toBe(404)
    expect((await test.call('jobs.file', { as: person, params })).status).toBe(200)
    expect((await test.call('account.exportData')).status).toBe(401)
    expect((await test.call('account.exportData', { as: person, body: { user_id: 'x' } })).status).toBe(400)
  })

  it('is not collected without end', async () => {
    const person = await test.signedIn('Learner')
    const statuses = []
    for (let count = 0; count < 6; count++) {
      statuses.push((await test.call('account.exportData', { as: person })).status)
      await test.jobsDone()
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('deleting the own account', () => {
  const leave = (as: Person, current_password = testPassword) =>
    test.call('account.delete', { as, body: { current_password } })
  const stateOf = ({ userId }: Person) =>
    test.deps.db
      .selectFrom('users')
      .select(['active', 'deleted_at', 'delete_at'])
      .where('id', '=', userId)
      .executeTakeFirst()
  const run = () => createTasks(test.deps)['users.purge']?.({}, { attempt: 1, isRetried: true, signal: undefined })
  const signIn = ({ email }: Person) => test.call('auth.signIn', { body: { username: email, password: testPassword } })

  it('needs the password, ends all sessions, and erases the person after 14 days', async () => {
    const { clientId } = await test.signedIn('Admin')
    const person = await test.signedIn('Creator', { clientId })
    expect((await leave(person, 'another-password-1')).error.fields).toHaveProperty('current_password')
    expect((await stateOf(person))?.delete_at).toBeNull()
    expect((await test.call('account.delete', { body: { current_password: testPassword } })).status).toBe(401)
    expect((await leave(person)).status).toBe(200)
    expect((await test.call('auth.me', { as: person })).status).toBe(401)
    await test.jobsDone()
    const mail = await test.deps.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('to_address', '=', person.email)
      .execute()
    expect(mail).toEqual([{ subject: 'Your account will be deleted' }])
    await run()
    expect(await stateOf(person)).toMatchObject({ active: true, deleted_at: null })
    test.later(14 * day + 1000)
    await Promise.all([run(), run()])
    expect(await stateOf(person)).toBeUndefined()
    expect((await signIn(person)).status).not.toBe(200)
  })

  it('is cancelled by signing in', async () => {
    const person = await test.signedIn('Learner')
    await leave(person)
    expect((await signIn(person)).status).toBe(200)
    expect((await stateOf(person))?.delete_at).toBeNull()
    test.later(15 * day)
    await run()
    expect((await stateOf(person))?.active).toBe(true)
    const acts = await test.deps.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', person.userId)
      .orderBy('id')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual(['user.delete_asked', 'user.delete_cancelled'])
  })

  it('is refused to the owner and the last Admin, who hand over first; also when they become that later', async () => {
    const owner = await test.signedIn('Creator')
    const admin = await test.signedIn('Admin')
    await setOwner(owner.userId)
    expect((await leave(owner)).error.errors).toEqual([
      'You own the organisation. Hand it over to somebody else first.',
    ])
    expect((await leave(admin)).error.errors).toEqual(['At least one administrator must stay.'])
    const second = await test.signedIn('Admin', { clientId: admin.clientId })
    expect((await leave(admin)).status).toBe(200)
    await test.deps.db.updateTable('users').set({ active: false }).where('id', '=', second.userId).execute()
    test.later(15 * day)
    await run()
    expect((await stateOf(admin))?.active).toBe(true)
  })

  it('by both Admins at once leaves one', async () => {
    const one = await test.signedIn('Admin')
    const two = await test.signedIn('Admin', { clientId: one.clientId })
    await Promise.all([leave(one), leave(two)])
    test.later(15 * day)
    await Promise.all([run(), run()])
    const states = await Promise.all([stateOf(one), stateOf(two)])
    expect(states.filter((state) => state?.active)).toHaveLength(1)
  })
})
