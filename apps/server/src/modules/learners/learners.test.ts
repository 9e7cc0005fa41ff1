import type { Learner } from '@deckle/contract/learners.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, formOf, type TestApp } from '../../test/app.ts'
import { makeCourse, publishCourse } from '../../test/courses.ts'
import { makeUser, type MadeUser, type Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'
import { listCountFaults } from '../enrolments/counts/queries.ts'

let test: TestApp
let admin: Person
let manager: Person
let owner: Person
let mate: Person
let outsider: Person
let inBranch: MadeUser
let elsewhere: MadeUser
let id: string

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  manager = await test.signedIn('Manager', { clientId })
  owner = await test.signedIn('Creator', { clientId, manager_id: manager.userId })
  mate = await test.signedIn('Creator', { clientId })
  outsider = await test.signedIn('Admin')
  inBranch = await makeUser(test.deps, {
    clientId,
    license_type: 'Learner',
    manager_id: owner.userId,
    first_name: 'Bela',
  })
  elsewhere = await makeUser(test.deps, { clientId, license_type: 'Learner', first_name: 'Chand' })
})
afterAll(async () => {
  expect(await listCountFaults(test.deps.db)).toEqual([])
  await test.close()
})
beforeEach(async () => {
  id = (await publishCourse(test, owner, await makeCourse(test, owner))).id
})

const add = (user_ids: readonly string[], as: Person = owner, more: object = {}) =>
  test.call('learners.add', { as, params: { id }, body: { user_ids, ...more } })
const list = async (query: Record<string, unknown> = {}, as: Person = owner) => {
  const { status, body } = await test.call('learners.list', { as, params: { id }, query })
  expect(status).toBe(200)
  return body
}
const names = (learners: readonly Learner[]) => learners.map(({ user }) => user.name.split(' ')[0])
const modify = (body: Record<string, unknown>, as: Person = owner) =>
  test.call('learners.modify', { as, params: { id }, body })
const both = () => [inBranch.userId, elsewhere.userId]

describe('adding', () => {
  it('finds people by name for who edits the course: without addresses, of the client, outside the course', async () => {
    const find = async (search: string, as: Person = owner) => {
      const { status, body } = await test.call('learners.people', { as, params: { id }, query: { search } })
      return status === 200 ? body.people.map(({ id: found }) => found) : status
    }
    expect(await find('cHAN')).toEqual([elsewhere.userId])
    expect(await find('cHAN', manager), 'not of the branch').toEqual([])
    expect(await find('bela', manager)).toEqual([inBranch.userId])
    expect(await find('bela', mate)).toBe(404)
    expect(await find('bela', outsider)).toBe(404)
    expect(await find(' ')).toContain(elsewhere.userId)
    expect(await find('example')).toEqual([])
    await add([elsewhere.userId])
    expect(await find('chan')).toEqual([])
  })

  it('picks people and pasted addresses once, and answers unknown ones', async () => {
    const emails = [inBranch.email.toUpperCase(), 'nobody@meadow.example', outsider.email]
    const { body } = await add([elsewhere.userId], owner, { emails, due_at: '2027-01-01T00:00:00.000Z' })
    expect(body).toMatchObject({ added: 2, known: 0, unknown: ['nobody@meadow.example', outsider.email], job: null })
    expect((await add(both())).body).toMatchObject({ added: 0, known: 2 })
    const { learners, counts } = await list({ sort: 'name' })
    expect(names(learners)).toEqual(['Bela', 'Chand'])
    expect(learners[0]).toMatchObject({
      status: 'assigned',
      source: 'hand',
      dueAt: '2027-01-01T00:00:00.000Z',
      overdue: false,
    })
    expect(counts).toEqual({ enrolled: 2, started: 0, passed: 0, failed: 0, expired: 0, score: null })
  })

  it('tells those who were added, once', async () => {
    await add([inBranch.userId])
    await add([inBranch.userId])
    const notified = await test.deps.db
      .selectFrom('notifications')
      .select('link')
      .where('user_id', '=', inBranch.userId)
      .where('type', '=', 'enrolled')
      .execute()
    expect(notified.filter(({ link }) => link === `/courses/${id}/show`)).toHaveLength(1)
  })

  it('all who match: of the branch by a Manager, of the client by an Admin, not by a Creator', async () => {
    const body = { people: { filter: [{ field: 'license_type', op: 'is', value: 'Learner' }] } }
    const all = (as: Person) => test.call('learners.addAll', { as, params: { id }, body })
    expect((await all(owner)).status).toBe(403)
    expect((await all(manager)).body.added).toBe(1)
    expect((await all(admin)).body).toMatchObject({ added: 1, known: 1 })
  })

  it('more than a thousand in the background, and as many as there are', async () => {
    const { clientId } = admin
    for (let at = 0; at < 1001; at++)
      await insertRow(test.deps, 'users', {
        client_id: clientId,
        license_type: 'Learner',
        details: JSON.stringify({ Team: 'Night' }),
      })
    const people = { filter: [{ field: 'details.Team', op: 'is', value: 'Night' }] }
    const { body } = await test.call('learners.addAll', { as: admin, params: { id }, body: { people } })
    expect(body.job?.kind).toBe('learners.add')
    await test.jobsDone()
    expect((await list()).counts.enrolled).toBe(1001)
    const { body: removed } = await test.call('learners.remove', {
      as: admin,
      params: { id },
      body: { search: 'asha' },
    })
    expect(removed.job?.kind).toBe('learners.remove')
    await test.jobsDone()
    expect((await list()).counts.enrolled).toBe(0)
  })

  it('by a file, with a dry run and errors by row', async () => {
    const send = async (fields: Record<string, string>, as: Person = admin) => {
      const content = Buffer.from(
        `Name,E-mail\nB,${inBranch.email}\nX,x@meadow.example\nB,${inBranch.email}\nC,${elsewhere.email}\n`,
      )
      const form = formOf({ ...fields, file: { filename: 'a.csv', content, type: 'text/csv' } })
      const url = `/api/v2/courses/${id}/learners/import`
      const reply = await test.app.inject({
        method: 'POST',
        url,
        payload: form.payload,
        headers: { ...form.headers, ...as.headers },
      })
      return reply.json<{ rows: number; added: number; refused: { row: number }[] }>()
    }
    expect(await send({ dry_run: 'true' })).toMatchObject({ rows: 4, added: 2, known: 0, refusedCount: 2 })
    expect((await list()).learners).toEqual([])
    expect((await send({}, manager)).refused.map(({ row }) => row)).toEqual([3, 4, 5])
    expect(await send({})).toMatchObject({ rows: 4, added: 1, known: 1 })
  })
})

describe('the list', () => {
  it('is paged, filtered and sorted', async () => {
    await add(both())
    const [first] = (await list({ limit: '1', sort: 'name' })).learners
    const page = await list({ limit: '1', sort: 'name' })
    const next = await list({ limit: '1', sort: 'name', cursor: page.next })
    expect(names([first as Learner, ...next.learners])).toEqual(['Bela', 'Chand'])
    await modify({ user_id: inBranch.userId, due_at: '2020-01-01T00:00:00.000Z' })
    await modify({ user_id: elsewhere.userId, status: 'waived', reason: 'Knows it' })
    const found = async (query: Record<string, unknown>) => names((await list(query)).learners)
    expect(await found({ status: 'overdue' })).toEqual(['Bela'])
    expect(await found({ status: 'waived' })).toEqual(['Chand'])
    expect(await found({ search: 'chand' })).toEqual(['Chand'])
    expect(await found({ manager: owner.userId })).toEqual(['Bela'])
    expect(await found({ due_before: '2021-01-01' })).toEqual(['Bela'])
    expect(await found({ unseen_days: '7', source: 'hand', status: 'assigned' })).toHaveLength(2)
    for (const sort of ['newest', 'progress', 'least_progress', 'score', 'last_seen', 'longest_unseen', 'due']) {
      const [one, other] = [await list({ sort, limit: '1' }), await list({ sort })]
      const rest = await list({ sort, limit: '1', cursor: one.next })
      expect([...one.learners, ...rest.learners], sort).toEqual(other.learners)
    }
  })

  it('is the own branch for a manager above the owner, all for who edits, nothing for others', async () => {
    await add(both())
    const above = await list({}, manager)
    expect([names(above.learners), above.counts.enrolled]).toEqual([['Bela'], 1])
    expect((await list({}, admin)).learners).toHaveLength(2)
    const status = async (as: Person) => (await test.call('learners.list', { as, params: { id } })).status
    expect([await status(mate), await status(outsider)]).toEqual([404, 404])
    const hidden = await test.call('learners.show', { as: manager, params: { id, user_id: elsewhere.userId } })
    expect(hidden.status).toBe(404)
    expect((await modify({ user_id: elsewhere.userId, due_at: null }, manager)).status).toBe(404)
    const { body } = await test.call('learners.remove', { as: manager, params: { id }, body: { user_ids: both() } })
    expect(body.changed).toBe(1)
  })

  it('shows one learner with who added them', async () => {
    await add([inBranch.userId])
    const { body } = await test.call('learners.show', { as: owner, params: { id, user_id: inBranch.userId } })
    expect(body).toMatchObject({ learner: { user: { id: inBranch.userId } }, rule: null, decks: [] })
    expect(body.addedBy).toContain('Rao')
  })
})

describe('changing', () => {
  it('extends, waives, marks as passed and refuses what the state forbids', async () => {
    await add(both())
    const user_id = inBranch.userId
    expect((await modify({ user_id, status: 'passed' })).error.fields).toHaveProperty('reason')
    expect((await modify({ user_id, status: 'reset' })).status).toBe(422)
    expect((await modify({ user_id, status: 'waived', reason: 'Ill' })).body.learner.waived).toBe('Ill')
    expect((await modify({ user_id, status: 'required' })).body.learner.waived).toBeNull()
    const passed = await modify({ user_id, status: 'passed', reason: 'Took it elsewhere' })
    expect(passed.body.learner).toMatchObject({ status: 'passed', marked: 'Took it elsewhere' })
    const people = { user_ids: both() }
    const many = await test.call('learners.modifyMany', {
      as: owner,
      params: { id },
      body: { people, due_at: null, status: 'waived', reason: 'x' },
    })
    expect(many.body).toMatchObject({ changed: 1, refused: 1 })
    const acts = await test.deps.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('subject', '=', user_id)
      .execute()
    expect(
      acts.filter(({ action, detail }) => action === 'learner.modify' && (detail as { course: string }).course === id),
    ).toHaveLength(3)
  })

  it('takes any ISO 8601 instant, and answers it in UTC with milliseconds', async () => {
    await add(both())
    const user_id = inBranch.userId
    for (const due_at of ['2027-01-01T00:00:00Z', '2027-01-01T05:30:00+05:30', '2026-12-31T19:00:00.000000000-05:00'])
      expect((await modify({ user_id, due_at })).body.learner.dueAt).toBe('2027-01-01T00:00:00.000Z')
    for (const due_at of ['2027-01-01', '2027-01-01T00:00:00', '2027-02-29T00:00:00Z', '0000-01-01T00:00:00Z'])
      expect((await modify({ user_id, due_at })).error.fields).toEqual({
        due_at: 'must be a moment such as 2026-01-31T09:05:00.000Z',
      })
  })

  it('removes and adds again by hand', async () => {
    await add(both())
    const { body } = await test.call('learners.remove', {
      as: owner,
      params: { id },
      body: { status: 'assigned', except: [elsewhere.userId] },
    })
    expect(body.changed).toBe(1)
    expect(names((await list()).learners)).toEqual(['Chand'])
    expect((await add([inBranch.userId])).body.added).toBe(1)
  })
})

it('contacts learners by mail and in the application, with a history', async () => {
  await add(both(), owner, { due_at: '2027-03-01T00:00:00.000Z' })
  const body = {
    people: { search: 'bela' },
    subject: '{first_name}, {course}',
    text: 'By {due}: {link}',
    channels: ['app', 'mail'],
  }
  expect((await test.call('learners.contact', { as: owner, params: { id }, body })).body.changed).toBe(1)
  await test.jobsDone()
  const notified = await test.deps.db
    .selectFrom('notifications')
    .select(['title', 'text', 'email'])
    .where('user_id', '=', inBranch.userId)
    .where('type', '=', 'system')
    .execute()
  expect(notified).toEqual([
    { title: 'Bela, Coffee', text: `By 1 March 2027: http://deckle.test/courses/${id}/show`, email: 'none' },
  ])
  const mails = await test.deps.db
    .selectFrom('mail_outbox')
    .select('subject')
    .where('to_address', '=', inBranch.email)
    .execute()
  expect(mails.map(({ subject }) => subject)).toContain('Bela, Coffee')
  const { body: history } = await test.call('learners.messages', { as: owner, params: { id } })
  expect(history.messages).toMatchObject([{ subject: '{first_name}, {course}', recipients: 1 }])
})

it('lets people in who asked, and refuses others', async () => {
  for (const user of [inBranch, elsewhere])
    await insertRow(test.deps, 'enrolment_requests', {
      client_id: user.clientId,
      course_id: id,
      user_id: user.userId,
      text: 'Please',
      state: 'open',
      answered_by: null,
      answered_at: null,
    })
  const requests = async (as: Person) => (await test.call('learners.requests', { as, params: { id } })).body.requests
  expect([(await requests(owner)).length, (await requests(manager)).length]).toEqual([2, 1])
  const answer = (user_ids: string[], grant: boolean) =>
    test.call('learners.answerRequest', { as: owner, params: { id }, body: { user_ids, grant } })
  expect((await answer([inBranch.userId], true)).body.answered).toBe(1)
  expect((await answer(both(), false)).body.answered).toBe(1)
  expect([await requests(owner), names((await list()).learners)]).toEqual([[], ['Bela']])
})
