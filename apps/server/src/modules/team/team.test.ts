import type { TeamMember } from '@deckle/contract/team.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeCourse, publishCourse } from '../../test/courses.ts'
import { makeUser, type MadeUser, type Person } from '../../test/factories.ts'
import { insertRows } from '../../test/rows.ts'

const DAY = 86_400_000

let test: TestApp
let admin: Person
let manager: Person
let lead: Person
let outsider: Person
let asha: Person
let bela: MadeUser
let chand: MadeUser
let elsewhere: MadeUser
let courseId: string
let foreignCourseId: string
const inDays = (days: number) => new Date(test.deps.now().getTime() + days * DAY).toISOString()

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Indu' })
  const { clientId } = admin
  manager = await test.signedIn('Manager', { clientId, first_name: 'Mohan', last_name: 'Das' })
  lead = await test.signedIn('Manager', { clientId, manager_id: manager.userId, first_name: 'Lata' })
  outsider = await test.signedIn('Admin')
  asha = await test.signedIn('Learner', { clientId, manager_id: manager.userId, first_name: 'Asha' })
  const learner = (first_name: string, manager_id?: string) =>
    makeUser(test.deps, { clientId, license_type: 'Learner', first_name, ...(manager_id && { manager_id }) })
  bela = await learner('Bela', lead.userId)
  chand = await learner('Chand', lead.userId)
  elsewhere = await learner('Esha')
  courseId = (await publishCourse(test, lead, await makeCourse(test, lead))).id
  foreignCourseId = (await publishCourse(test, admin, await makeCourse(test, admin))).id
  await add(courseId, [asha.userId], -2)
  await add(foreignCourseId, [asha.userId], 20)
  await add(courseId, [bela.userId], 2)
  await add(foreignCourseId, [chand.userId, elsewhere.userId], -1)
  await test.call('learners.modify', {
    as: admin,
    params: { id: foreignCourseId },
    body: { user_id: chand.userId, due_at: inDays(30) },
  })
})
afterAll(() => test.close())

const add = async (id: string, user_ids: readonly string[], days: number) => {
  const { status } = await test.call('learners.add', {
    as: admin,
    params: { id },
    body: { user_ids, due_at: inDays(days) },
  })
  expect(status).toBe(200)
}
const list = async (as: Person, query: Record<string, unknown> = {}) => {
  const { status, body } = await test.call('team.list', { as, query })
  expect(status).toBe(200)
  return body
}
const names = (members: readonly TeamMember[]) => members.map(({ user }) => user.name.split(' ')[0])
const counts = async (as: Person, node?: string) =>
  (await test.call('team.counts', { as, query: { ...(node && { node }) } })).body
const remind = (as: Person, body: Record<string, unknown>) => test.call('team.remind', { as, body })
const remindersOf = (userId: string) =>
  test.deps.db
    .selectFrom('notifications')
    .select(['words', 'link', 'email'])
    .where('user_id', '=', userId)
    .where('type', '=', 'reminder')
    .execute()

describe('a team', () => {
  it('is everyone below oneself, with what is due first', async () => {
    const { members, node } = await list(manager)
    expect(node).toEqual({ id: manager.userId, name: 'Mohan Das' })
    expect(members.map(({ user, state }) => [user.name.split(' ')[0], state])).toEqual([
      ['Asha', 'overdue'],
      ['Bela', 'at_risk'],
      ['Chand', 'on_track'],
    ])
    expect(members[0]).toMatchObject({ open: 2, overdue: 1, percent: 0, remindedAt: null, can: { remind: true } })
    expect(names((await list(manager, { sort: 'name' })).members)).toEqual(['Asha', 'Bela', 'Chand', 'Lata'])
    expect(names((await list(manager, { show: 'late', sort: 'name' })).members)).toEqual(['Asha', 'Bela'])
    expect(names((await list(manager, { show: 'overdue' })).members)).toEqual(['Asha'])
    expect(names((await list(manager, { show: 'at_risk' })).members)).toEqual(['Bela'])
    expect(names((await list(manager, { search: 'bel' })).members)).toEqual(['Bela'])
    expect(await counts(manager)).toEqual({ people: 4, overdue: 1, at_risk: 1, in_progress: 0, passed: 0 })
  })

  it('goes on page by page', async () => {
    const first = await list(manager, { limit: 2 })
    const second = await list(manager, { limit: 2, cursor: first.next })
    expect([names(first.members), names(second.members), second.next]).toEqual([['Asha', 'Bela'], ['Chand'], null])
  })

  it('can be that of anybody below, and for Admins the whole client', async () => {
    expect(names((await list(manager, { node: lead.userId })).members)).toEqual(['Bela', 'Chand'])
    expect(await counts(manager, lead.userId)).toMatchObject({ people: 2, overdue: 0, at_risk: 1 })
    const all = await list(admin, { show: 'overdue' })
    expect([names(all.members), all.node]).toEqual([['Asha', 'Esha'], null])
    expect(await counts(admin)).toMatchObject({ people: 7, overdue: 2 })
  })

  it('ends with the branch', async () => {
    for (const [as, node] of [
      [lead, manager.userId],
      [lead, asha.userId],
      [manager, elsewhere.userId],
      [outsider, manager.userId],
    ] as const) {
      expect((await test.call('team.list', { as, query: { node } })).status).toBe(404)
      expect((await test.call('team.counts', { as, query: { node } })).status).toBe(404)
      expect((await remind(as, { node })).status).toBe(404)
      expect((await remind(as, { user_id: node })).status).toBe(404)
    }
    expect((await test.call('team.show', { as: manager, params: { id: elsewhere.userId } })).status).toBe(404)
    expect((await test.call('team.list', { as: asha })).status).toBe(403)
    expect((await list(outsider)).members).toEqual([])
  })

  it('puts those at risk who were not seen for a week', async () => {
    await test.deps.db
      .updateTable('users')
      .set({ last_seen_at: new Date(test.deps.now().getTime() - 8 * DAY) })
      .where('id', '=', chand.userId)
      .execute()
    expect(names((await list(manager, { show: 'at_risk', sort: 'longest_unseen' })).members).toSorted()).toEqual([
      'Bela',
      'Chand',
    ])
  })
})

describe('a person of the team', () => {
  it('has open courses, of which those can be extended whose learners the actor sees', async () => {
    const { status, body } = await test.call('team.show', { as: manager, params: { id: asha.userId } })
    expect(status).toBe(200)
    expect(body.courses.map(({ id, overdue, can }) => [id, overdue, can.extend])).toEqual([
      [courseId, true, true],
      [foreignCourseId, false, false],
    ])
    const mine = await test.call('team.show', { as: manager, params: { id: manager.userId } })
    expect(mine.body.member).toMatchObject({ state: 'nothing_open', can: { remind: false } })
  })

  it('is behind no longer once the date is moved, the course waived, taken away, or back with a later date', async () => {
    const state = async () => (await test.call('team.show', { as: manager, params: { id: bela.userId } })).body.member
    const modify = async (body: object) => {
      const change = { user_id: bela.userId, ...body }
      expect((await test.call('learners.modify', { as: manager, params: { id: courseId }, body: change })).status).toBe(
        200,
      )
    }
    await modify({ due_at: inDays(-1) })
    expect(await state()).toMatchObject({ state: 'overdue', open: 1, overdue: 1 })
    await modify({ due_at: inDays(9) })
    expect(await state()).toMatchObject({ state: 'on_track', open: 1 })
    await modify({ status: 'waived', reason: 'Knows it' })
    expect(await state()).toMatchObject({ state: 'nothing_open', open: 0, nextDue: null, percent: null })
    await modify({ status: 'required', due_at: inDays(-1) })
    expect((await state()).state).toBe('overdue')
    const removed = { as: manager, params: { id: courseId }, body: { user_ids: [bela.userId] } }
    expect((await test.call('learners.remove', removed)).status).toBe(200)
    expect((await state()).state).toBe('nothing_open')
    await add(courseId, [bela.userId], 2)
    expect((await state()).state).toBe('at_risk')
  })

  it('has nothing open in a course that is in the bin, until it is back', async () => {
    const params = { id: foreignCourseId }
    await test.call('courses.delete', { as: admin, params })
    await test.jobsDone()
    expect(names((await list(manager)).members)).toEqual(['Asha', 'Bela'])
    await test.call('courses.restore', { as: admin, params })
    await test.jobsDone()
    expect(names((await list(manager)).members)).toEqual(['Asha', 'Bela', 'Chand'])
  })
})

describe('a reminder', () => {
  it('comes once a day, from whomever and however often at once', async () => {
    const replies = await Promise.all([
      remind(manager, { user_id: asha.userId }),
      remind(manager, { user_id: asha.userId }),
      remind(admin, { show: 'overdue' }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const sent = await remindersOf(asha.userId)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ link: '/learning', email: 'at_once', words: { key: 'reminder_overdue_one' } })
    expect(await remindersOf(elsewhere.userId)).toHaveLength(1)
    expect((await remind(manager, { user_id: asha.userId })).body).toEqual({
      reminded: 0,
      skipped: { today: 1, nothing_open: 0 },
      job: null,
    })
    const { member } = (await test.call('team.show', { as: manager, params: { id: asha.userId } })).body
    expect([member.can.remind, member.remindedAt]).toEqual([false, expect.any(String)])
    expect((await remind(manager, { user_id: lead.userId })).body.skipped).toEqual({ today: 0, nothing_open: 1 })
  })

  it('goes to all who are behind or at risk below, and again the next day', async () => {
    const first = await remind(manager, {})
    expect(first.body).toEqual({ reminded: 2, skipped: { today: 1, nothing_open: 0 }, job: null })
    expect((await remind(lead, { node: lead.userId })).body).toMatchObject({ reminded: 0, skipped: { today: 2 } })
    test.later(DAY)
    expect((await remind(manager, { show: 'overdue' })).body.reminded).toBe(1)
    expect(await remindersOf(asha.userId)).toHaveLength(2)
    expect((await remindersOf(bela.userId))[0]).toMatchObject({ words: { key: 'reminder_one', values: { count: 1 } } })
    expect(await remindersOf(outsider.userId)).toEqual([])
  })

  it('is not for oneself', async () => {
    await add(courseId, [admin.userId], -1)
    const all = await list(admin, { show: 'overdue', search: 'Indu' })
    expect(all.members.map(({ can }) => can.remind)).toEqual([false])
    expect((await remind(admin, { user_id: admin.userId })).status).toBe(404)
    expect((await remind(admin, { search: 'Indu', show: 'overdue' })).body).toMatchObject({ reminded: 0 })
  })

  it('goes to more than a thousand in the background', async () => {
    const boss = await test.signedIn('Manager', { clientId: admin.clientId })
    const values = Array.from({ length: 1001 }, () => ({
      client_id: admin.clientId,
      manager_id: boss.userId,
      license_type: 'Learner' as const,
    }))
    const people = await insertRows(test.deps, 'users', values)
    await insertRows(
      test.deps,
      'open_learning',
      people.map(({ id }) => ({ client_id: admin.clientId, user_id: id, open: 1, next_due_at: inDays(-1) })),
    )
    const { body } = await remind(boss, { show: 'overdue' })
    expect(body.job?.kind).toBe('team.remind')
    await test.jobsDone()
    const done = await test.call('jobs.show', { as: boss, params: { id: body.job?.id ?? '' } })
    expect(done.body.job).toMatchObject({ status: 'done', total: 1001, counts: { sent: 1001 } })
    expect(await remindersOf(people[0]?.id ?? '')).toHaveLength(1)
  })
})
