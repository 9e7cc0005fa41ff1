import { afterAll, beforeAll, expect, it } from 'vitest'
import { expireAll } from './modules/enrolments/index.ts'
import { storedCounts, listFaults, rebuildCounts } from './stored-counts.ts'
import { createTestApp, type TestApp } from './test/app.ts'
import type { Person } from './test/factories.ts'
import { makeLearnerCourse } from './test/learner-courses.ts'
import { learnersOf, wrong } from './test/learners.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
})
afterAll(() => test.close())

const { enrolled, completed, begun } = learnersOf(() => test)
const isRight = async () => expect(await listFaults(test.deps.db)).toEqual([])
const learner = () => test.signedIn('Learner', { clientId: admin.clientId })

/** A course with two decks, the first completed and the second begun by one learner, all of it completed by another. */
async function learnedCourse() {
  const course = await makeLearnerCourse(test, admin, { topics: [1, 1], change: { leaderboard: true } })
  const [one, other] = [await learner(), await learner()]
  const [first, second] = course.decks.map(({ id }) => id) as [string, string]
  await enrolled(one, course)
  await completed(one, course, first)
  await begun(one, course, second)
  await enrolled(other, course)
  await completed(other, course, first)
  await completed(other, course, second, wrong)
  await isRight()
  return { course, one, other, first, second }
}

const parts = async (courseId: string) => {
  const rows = await test.deps.db
    .selectFrom('course_part_counts')
    .select(['part_id', 'started', 'completed'])
    .where('course_id', '=', courseId)
    .execute()
  return new Map(rows.map(({ part_id, started, completed: done }) => [part_id, [started, done]]))
}

it('what is done in decks counts while the learner is in the course and not in the bin', async () => {
  const { course, one, other, first, second } = await learnedCourse()
  const counted = async () => {
    await isRight()
    const found = await parts(course.id)
    return [first, 't1', second, 't2'].map((part) => found.get(part) ?? [0, 0])
  }
  const people = { user_ids: [one.userId] }
  expect(await counted()).toEqual([
    [2, 2],
    [2, 2],
    [2, 1],
    [2, 1],
  ])
  await test.call('learners.remove', { as: admin, params: { id: course.id }, body: people })
  expect(await counted()).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ])
  await test.call('learners.add', { as: admin, params: { id: course.id }, body: people })
  expect(await counted()).toEqual([
    [2, 2],
    [2, 2],
    [2, 1],
    [2, 1],
  ])
  await test.call('users.delete', { as: admin, params: { id: other.userId } })
  expect(await counted()).toEqual([
    [1, 1],
    [1, 1],
    [1, 0],
    [1, 0],
  ])
  await test.call('users.restore', { as: admin, params: { id: other.userId } })
  expect(await counted()).toEqual([
    [2, 2],
    [2, 2],
    [2, 1],
    [2, 1],
  ])
})

it('of a new round only that round counts', async () => {
  const { course, one, first, second } = await learnedCourse()
  await completed(one, course, second)
  await test.deps.db
    .updateTable('enrolments')
    .set({ expires_at: new Date(test.deps.now().getTime() - 1000), status: 'passed' })
    .where('course_id', '=', course.id)
    .where('user_id', '=', one.userId)
    .execute()
  await rebuildCounts(test.deps.db, test.deps.now())
  expect((await parts(course.id)).get(first)).toEqual([2, 2])
  await expireAll(test.deps)
  expect((await parts(course.id)).get(first)).toEqual([1, 1])
  await isRight()
})

it('decks that are published in another topic count there', async () => {
  const { course, second } = await learnedCourse()
  const content = {
    ...course.content,
    topics: course.content.topics.map((topic) => ({ ...topic, required: topic.id === 't1' })),
    decks: course.content.decks.map((deck) => ({ ...deck, topic_id: 't1' })),
  }
  const body = { revision: 1, content }
  expect((await test.call('courses.update', { as: admin, params: { id: course.id }, body })).status).toBe(200)
  const published = await test.call('courses.publish', { as: admin, params: { id: course.id }, body: { revision: 2 } })
  expect(published.status).toBe(200)
  await test.jobsDone()
  expect([...(await parts(course.id))].toSorted()).toEqual(
    [
      ...course.decks.map(({ id }) => [id, id === second ? [2, 1] : [2, 2]] as const),
      ['t1', [2, 1]] as const,
    ].toSorted(),
  )
  await isRight()
})

it('a rebuild finds all that is wrong, puts it right and finds nothing more', async () => {
  const { first } = await learnedCourse()
  const { db } = test.deps
  const { body: made } = await test.call('competencies.create', {
    as: admin,
    body: { name: 'Tasting', decks: [{ id: first, weight: 1 }] },
  })
  await isRight()
  await db.updateTable('course_counts').set({ started: 9 }).where('client_id', '=', admin.clientId).execute()
  await db.updateTable('course_part_counts').set({ completed: 9 }).where('part_id', '=', first).execute()
  await db.updateTable('open_learning').set({ open: 9 }).where('client_id', '=', admin.clientId).execute()
  await db.deleteFrom('board_scores').where('board', '=', 'forever').execute()
  await db.updateTable('board_counts').set({ people: 9 }).where('board', 'like', 'week %').execute()
  await db.updateTable('competency_levels').set({ level: 0 }).where('competency_id', '=', made.competency.id).execute()
  const names = storedCounts.map(({ name }) => name)
  expect([...new Set((await listFaults(db)).map(({ of }) => of))]).toEqual(names)
  expect([...new Set((await rebuildCounts(db, test.deps.now())).map(({ of }) => of))]).toEqual(names)
  await isRight()
  expect(await rebuildCounts(db, test.deps.now())).toEqual([])
})
