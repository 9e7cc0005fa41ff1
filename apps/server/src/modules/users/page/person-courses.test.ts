import { expect, it, onTestFinished } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { makeLearnerCourse } from '../../../test/learner-courses.ts'
import { learnersOf } from '../../../test/learners.ts'
import { insertRow } from '../../../test/rows.ts'

it('courses of a person are listed with progress, counted, and earn points and certificates in the profile', async () => {
  const test = await createTestApp()
  onTestFinished(() => test.close())
  const admin = await test.signedIn('Admin')
  const { clientId } = admin
  const author = await test.signedIn('Creator', { clientId })
  const person = await test.signedIn('Learner', { clientId })
  const course = await makeLearnerCourse(test, author)
  const { enrolled, completed } = learnersOf(() => test)
  await enrolled(person, course)
  await completed(person, course, course.decks[0]?.id ?? '')
  await insertRow(test.deps, 'certificates', {
    client_id: clientId,
    course_id: course.id,
    user_id: person.userId,
    number: 'AAAA-1111-BBBB',
    course: 'Tea',
  })
  const { courses } = (await test.call('users.courses', { as: admin, params: { id: person.userId } })).body
  expect(courses).toEqual([
    {
      course: { id: course.id, title: 'Tea' },
      enrolment: expect.objectContaining({ status: 'passed', progress: 100, certificate: 'AAAA-1111-BBBB' }),
    },
  ])
  const whole = (await test.call('users.showAdmin', { as: admin, params: { id: person.userId } })).body
  expect(whole.counts.enrolments).toBe(1)
  const { profile } = (await test.call('users.profile', { as: admin, params: { id: person.userId } })).body
  expect(profile.points).toBeGreaterThan(0)
  expect(profile.certificates?.map(({ number, title }) => [number, title])).toEqual([['AAAA-1111-BBBB', 'Tea']])
})
