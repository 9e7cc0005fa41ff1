import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { makeLearnerCourse } from '../../test/learner-courses.ts'
import { learnersOf, wrong } from '../../test/learners.ts'

let test: TestApp
let author: Person
beforeAll(async () => {
  test = await createTestApp()
  author = await test.signedIn('Creator')
})
afterAll(() => test.close())

const { enrolledIn, completed, begun, submit, finish } = learnersOf(() => test)
const told = async ({ userId }: Person) =>
  (await test.deps.db.selectFrom('notifications').select('type').where('user_id', '=', userId).execute()).map(
    ({ type }) => type,
  )

it('who completes a course, or is marked as having passed, is told that it is passed', async () => {
  const course = await makeLearnerCourse(test, author)
  const [asha, marked] = [await enrolledIn(course, author.clientId), await enrolledIn(course, author.clientId)]
  await completed(asha, course, course.decks[0]?.id ?? '')
  const body = { user_id: marked.userId, status: 'passed', reason: 'Learned it elsewhere' }
  expect((await test.call('learners.modify', { as: author, params: { id: course.id }, body })).status).toBe(200)
  expect([await told(asha), await told(marked)]).toEqual([['passed'], ['passed']])
})

it('who has no attempt left at the final exam is told that it is not passed', async () => {
  const course = await makeLearnerCourse(test, author, { topics: [], exam: { attempts: 1 } })
  const asha = await enrolledIn(course, author.clientId)
  const attempt = await begun(asha, course, course.exam?.id ?? '')
  await submit(attempt, 's0', wrong)
  expect((await finish(attempt)).status).toBe(200)
  expect(await told(asha)).toEqual(['failed'])
})
