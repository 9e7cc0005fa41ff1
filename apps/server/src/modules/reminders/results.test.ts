import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { makeLearnerCourse } from '../../test/learner-courses.ts'
import { learnersOf, wrong } from '../../test/learners.ts'
import { transaction } from '../../db/transaction.ts'
import { notifyFailed, notifyPassed } from './index.ts'
import { remindersOf } from './test/reminders-of.ts'

let test: TestApp
let author: Person
beforeAll(async () => {
  test = await createTestApp()
  author = await test.signedIn('Creator')
})
afterAll(() => test.close())

const { house, notified } = remindersOf(() => test)
const { enrolledIn, completed, begun, submit, finish } = learnersOf(() => test)
const typesOf = async ({ userId }: Person) =>
  (await test.deps.db.selectFrom('notifications').select('type').where('user_id', '=', userId).execute()).map(
    ({ type }) => type,
  )

it('who completes a course, or is marked as having passed, is notified that it is passed', async () => {
  const course = await makeLearnerCourse(test, author)
  const [asha, marked] = [await enrolledIn(course, author.clientId), await enrolledIn(course, author.clientId)]
  await completed(asha, course, course.decks[0]?.id ?? '')
  const body = { user_id: marked.userId, status: 'passed', reason: 'Learned it elsewhere' }
  expect((await test.call('learners.modify', { as: author, params: { id: course.id }, body })).status).toBe(200)
  expect([await typesOf(asha), await typesOf(marked)]).toEqual([['passed'], ['passed']])
})

it('who has no attempt left at the final exam is notified that it is not passed', async () => {
  const course = await makeLearnerCourse(test, author, { topics: [], exam: { attempts: 1 } })
  const asha = await enrolledIn(course, author.clientId)
  const attempt = await begun(asha, course, course.exam?.id ?? '')
  await submit(attempt, 's0', wrong)
  expect((await finish(attempt)).status).toBe(200)
  expect(await typesOf(asha)).toEqual(['failed'])
})

it('the result of a course is said once in a round', async () => {
  const { clientId, course, person, due } = await house()
  const [tea, asha] = [await course('Tea'), await person()]
  await due(tea, asha)
  const key = { clientId, courseId: tea }
  const twice = (tell: typeof notifyPassed, round: number) =>
    Promise.all(
      [1, 2].map(() => transaction(test.deps.db, (trx) => tell(trx, test.deps, key, [{ userId: asha, round }]))),
    )
  await twice(notifyFailed, 1)
  await twice(notifyPassed, 1)
  await twice(notifyPassed, 2)
  expect((await notified(asha)).map(({ type, key: words, email }) => [type, words, email])).toEqual([
    ['failed', 'failed', 'none'],
    ['passed', 'passed', 'none'],
    ['passed', 'passed', 'none'],
  ])
})
