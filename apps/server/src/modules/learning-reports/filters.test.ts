import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { makeLearnerCourse } from '../../test/learner-courses.ts'
import { learnersOf } from '../../test/learners.ts'

let test: TestApp
let admin: Person
let head: Person
let course: Awaited<ReturnType<typeof makeLearnerCourse>>

const { enrolled, completed } = learnersOf(() => test)

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  head = await test.signedIn('Manager', { clientId })
  course = await makeLearnerCourse(test, admin)
  const named = { clientId, manager_id: head.userId }
  const bela = await test.signedIn('Learner', { ...named, first_name: 'Bela', last_name: 'Das' })
  const chand = await test.signedIn('Learner', { ...named, first_name: 'Chand', last_name: 'Lal' })
  for (const person of [bela, chand]) await enrolled(person, course)
  await completed(bela, course, course.decks[0]?.id ?? '')
})
afterAll(() => test.close())

it('learners of a course are searched, and chosen by how they stand; in the file too', async () => {
  const call = (query: object) =>
    test.call('learning_reports.courseLearners', { as: admin, params: { id: course.id }, query })
  const shown = async (query: object) => (await call(query)).body.report.rows.map(({ user }) => user)
  expect(await shown({})).toEqual(['Bela Das', 'Chand Lal'])
  expect(await shown({ status: 'passed' })).toEqual(['Bela Das'])
  expect(await shown({ search: 'chand' })).toEqual(['Chand Lal'])
  expect(await shown({ search: 'chand', status: 'passed' })).toEqual([])
  const file = (await call({ status: 'passed', format: 'csv' })).body as unknown as string
  expect(file.trimEnd().split('\r\n')).toHaveLength(2)
})

it('people of a team too', async () => {
  const shown = async (query: object) =>
    (
      await test.call('learning_reports.teamMembers', { as: head, params: { id: head.userId }, query })
    ).body.report.rows.map(({ user }) => user)
  expect(await shown({ show: 'everyone' })).toEqual(['Bela Das', 'Chand Lal'])
  expect(await shown({ search: 'bela' })).toEqual(['Bela Das'])
  expect(await shown({ show: 'open' })).toEqual(['Chand Lal'])
})
