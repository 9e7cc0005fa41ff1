import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeUser, type Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'
import { wholeCourse } from './counts/counted.ts'
import { listCountFaults } from './counts/queries.ts'
import { rebuildCounts } from '../../stored-counts.ts'
import { changeEnrolment, enrolPeople } from './index.ts'

let test: TestApp
let admin: Person
let top: string
let middle: string
let other: string
let learner: string
let courseId: string
const at = new Date('2026-03-01T10:00:00.000Z')

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
})
afterAll(() => test.close())
beforeEach(async () => {
  const { clientId } = admin
  const person = async (manager_id: string | null) =>
    (await makeUser(test.deps, { clientId, license_type: 'Learner', manager_id })).userId
  top = await person(null)
  other = await person(null)
  middle = await person(top)
  learner = await person(middle)
  const made = await test.call('courses.create', { as: admin, body: { title: 'Coffee' } })
  courseId = made.body.course.id
})

const enrol = (userIds: readonly string[], source: 'hand' | 'rule' | 'self' = 'hand') =>
  transaction(test.deps.db, (trx) =>
    enrolPeople(trx, { clientId: admin.clientId, courseId, userIds, source, addedBy: admin.userId, at }),
  )
const change = (
  event: Parameters<typeof changeEnrolment>[2],
  progress?: Parameters<typeof changeEnrolment>[3],
  userId = learner,
) =>
  transaction(test.deps.db, (trx) =>
    changeEnrolment(trx, { clientId: admin.clientId, courseId, userId }, event, progress),
  )
const counts = async (node: string) =>
  test.deps.db
    .selectFrom('course_counts')
    .select(['enrolled', 'started', 'passed', 'failed', 'scored', 'percentage_sum'])
    .where('course_id', '=', courseId)
    .where('node_id', '=', node)
    .executeTakeFirst()
const enrolled = async (node: string) => (await counts(node))?.enrolled ?? 0
const rightCounts = async () => expect(await listCountFaults(test.deps.db)).toEqual([])

describe('enrolling', () => {
  it('counts for the course and for everyone above, and once however often', async () => {
    expect((await enrol([learner, middle])).added).toHaveLength(2)
    expect(await enrol([learner])).toEqual({ added: [], known: [learner], refused: [] })
    expect([await enrolled(wholeCourse), await enrolled(top), await enrolled(middle)]).toEqual([2, 2, 1])
    await rightCounts()
  })

  it('of twenty at once exactly one adds each person', async () => {
    const people = [learner, middle, top, other]
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, at) => enrol(at % 2 ? people : people.toReversed())),
    )
    expect(results.flatMap(({ added }) => added).toSorted()).toEqual(people.toSorted())
    expect(await enrolled(wholeCourse)).toBe(4)
    await rightCounts()
  })

  it('by a rule does not undo a removal by hand, by hand does', async () => {
    await enrol([learner])
    await change({ type: 'remove', by: 'hand' })
    expect(await enrolled(top)).toBe(0)
    expect(await enrol([learner], 'rule')).toEqual({ added: [], known: [], refused: [learner] })
    expect(await enrol([learner], 'hand')).toEqual({ added: [learner], known: [], refused: [] })
    await rightCounts()
  })

  it('passes over people of other clients and in the bin', async () => {
    const outsider = await test.signedIn('Learner')
    await test.call('users.delete', { as: admin, params: { id: other } })
    expect(await enrol([outsider.userId, other])).toEqual({ added: [], known: [], refused: [] })
  })
})

describe('an enrolment', () => {
  it('moves counts with its state and result', async () => {
    await enrol([learner])
    await change({ type: 'start', round: 1, at: at.toISOString() }, { completed: 1, percent: 50, percentage: 66.7 })
    expect(await counts(top)).toEqual({ enrolled: 1, started: 1, passed: 0, failed: 0, scored: 1, percentage_sum: 667 })
    await change({ type: 'pass', round: 1, at: at.toISOString() }, { completed: 2, percent: 100, percentage: 80 })
    expect(await counts(wholeCourse)).toMatchObject({ passed: 1, percentage_sum: 800 })
    const refused = await change({ type: 'reset', at: at.toISOString() })
    expect(refused?.refused).toBe('wrong_status')
    await rightCounts()
  })

  it('keeps counts right whatever happens at once', async () => {
    await enrol([learner, middle, top, other])
    const start = { type: 'start', round: 1, at: at.toISOString() } as const
    const remove = { type: 'remove', by: 'hand' } as const
    const move = (id: string, manager: string | null) =>
      test.call('users.updateManager', { as: admin, params: { id }, body: { manager } })
    await Promise.all([
      change(start),
      move(middle, other),
      change(remove, undefined, middle),
      enrol([learner, other]),
      change({ type: 'pass', round: 1, at: at.toISOString() }, { completed: 1, percent: 100, percentage: 90.5 }),
      move(learner, null),
      change(start, undefined, top),
    ])
    await rightCounts()
  })
})

describe('counts follow', () => {
  it('a branch that moves, in one piece or with the managers in between', async () => {
    await enrol([learner, middle])
    await test.call('users.updateManager', { as: admin, params: { id: middle }, body: { manager: other } })
    expect([await enrolled(top), await enrolled(other), await enrolled(middle)]).toEqual([0, 2, 1])
    await rightCounts()
  })

  it('people into the bin, out of it and away', async () => {
    await enrol([learner, middle])
    await test.call('users.delete', { as: admin, params: { id: middle } })
    expect([await enrolled(wholeCourse), await enrolled(top), await enrolled(middle)]).toEqual([1, 1, 0])
    await test.call('users.restore', { as: admin, params: { id: middle } })
    expect(await enrolled(top)).toBe(2)
    await rightCounts()
  })

  it('bulk actions and what undoes them', async () => {
    await enrol([learner, middle])
    const people = { ids: [middle, learner] }
    const body = { people, action: 'delete' } as const
    const { body: started } = await test.call('users.bulk', { as: admin, body })
    await test.jobsDone()
    await rightCounts()
    expect(await enrolled(wholeCourse)).toBe(0)
    await test.call('jobs.undo', { as: admin, params: { id: started.job.id } })
    await test.jobsDone()
    expect([await enrolled(wholeCourse), await enrolled(top)]).toEqual([2, 2])
    await rightCounts()
  })
})

it('a rebuild finds what is wrong and puts it right', async () => {
  await enrol([learner])
  await test.deps.db.updateTable('course_counts').set({ enrolled: 7 }).where('node_id', '=', top).execute()
  await insertRow(test.deps, 'course_counts', {
    client_id: admin.clientId,
    course_id: courseId,
    node_id: other,
    enrolled: 2,
  })
  expect((await listCountFaults(test.deps.db)).map(({ key }) => key['node_id']).toSorted()).toEqual(
    [top, other].toSorted(),
  )
  expect(await rebuildCounts(test.deps.db, test.deps.now())).toHaveLength(2)
  await rightCounts()
})

it('a person is created with the fields of the specification alone, and enrolled in nothing', async () => {
  const body = {
    email: 'bare@meadow.example',
    password: 'violet-harbour-42',
    first_name: 'Nila',
    last_name: 'Rao',
    username: 'nila',
    manager: null,
    details: { City: 'Pune' },
  }
  const made = await test.call('users.createEnroll', { as: admin, body })
  expect([made.status, made.body.user.username, made.body.enrolments]).toEqual([200, 'nila', []])
})

it('a new person is enrolled with the call that creates them', async () => {
  const body = { email: 'new@meadow.example', name: 'Nila Rao', password: 'violet-harbour-42', courses: [courseId] }
  const made = await test.call('users.createEnroll', { as: admin, body })
  expect(made.body.enrolments).toEqual([{ course: courseId, due_at: null }])
  expect(await enrolled(wholeCourse)).toBe(1)
  const unknown = await test.call('users.createEnroll', {
    as: admin,
    body: { ...body, email: 'next@meadow.example', courses: [test.deps.newId()] },
  })
  expect(unknown.status).toBe(422)
})
