import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './test/app.ts'
import type { Person } from './test/factories.ts'
import { makeLearnerCourse } from './test/learner-courses.ts'
import { learnersOf, wrong } from './test/learners.ts'

let test: TestApp
let author: Person
beforeAll(async () => {
  test = await createTestApp()
  author = await test.signedIn('Creator')
})
afterAll(() => test.close())

const { begun, submit, finish, completed, enrolledIn } = learnersOf(() => test)
const withCertificate = { certificate: { template: 'classic', valid_days: 30 }, leaderboard: true } as const

const certificatesOf = async (person: Person) =>
  (await test.call('certificates.list', { as: person, query: {} })).body.certificates
const boardOf = async (person: Person, id: string) =>
  (await test.call('leaderboards.course', { as: person, params: { id }, query: {} })).body
const examBoardOf = async (person: Person, course_id: string) =>
  (await test.call('leaderboards.finalExam', { as: person, query: { course_id } })).body

it('a course that is passed gives points, its certificate and a notification, once on two devices', async () => {
  const course = await makeLearnerCourse(test, author, { change: withCertificate })
  const deckId = course.decks[0]?.id ?? ''
  const person = await enrolledIn(course, author.clientId)
  const attempt = await begun(person, course, deckId)
  await submit(attempt, 's1', { kind: 'singleSelect', option: 'o1' })
  const replies = await Promise.all([finish(attempt), finish(attempt), finish(attempt)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  await completed(person, course, deckId)
  const [certificate, ...others] = await certificatesOf(person)
  expect(others).toEqual([])
  expect(certificate).toMatchObject({ course: { title: 'Tea' }, state: 'valid' })
  const { mine, leaderboard } = await boardOf(person, course.id)
  expect(leaderboard.map(({ user }) => user.isMe)).toEqual([true])
  // The deck 10, the course 100, the slide that was answered 1; more where the deck is scored.
  expect(mine?.points).toBeGreaterThanOrEqual(111)
  expect((await boardOf(person, course.id)).mine?.points).toBe(mine?.points)
})

it('an exam that is not passed gives a place on its board and no certificate', async () => {
  const course = await makeLearnerCourse(test, author, { exam: { attempts: 2 }, change: withCertificate })
  const person = await enrolledIn(course, author.clientId)
  await completed(person, course, course.decks[0]?.id ?? '')
  const attempt = await begun(person, course, course.exam?.id ?? '')
  await submit(attempt, 's0', wrong)
  await finish(attempt)
  expect(await certificatesOf(person)).toEqual([])
  expect((await examBoardOf(person, course.id)).mine).toMatchObject({ rank: 1, percentage: 0 })
})

it('who is marked as passed gets the certificate, too', async () => {
  const course = await makeLearnerCourse(test, author, { change: withCertificate })
  const person = await enrolledIn(course, author.clientId)
  const params = { id: course.id }
  const body = { user_id: person.userId, status: 'passed', reason: 'Taught it herself' } as const
  expect((await test.call('learners.modify', { as: author, params, body })).status).toBe(200)
  expect(await certificatesOf(person)).toMatchObject([{ course: { title: 'Tea' }, state: 'valid' }])
})
