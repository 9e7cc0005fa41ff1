import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { makeLearnerCourse } from '../../test/learner-courses.ts'
import { learnersOf, right, wrong } from '../../test/learners.ts'
import { listAnswers } from '../account/export/queries.ts'
import { handInOverdue } from './attempts/hand-in-overdue.ts'

let test: TestApp
let asha: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const { submit, finish, begin, begun, show, showDeck, completed, enrolledIn } = learnersOf(() => test)

describe('a final exam', () => {
  const examOf = (course: { readonly exam: { readonly id: string } | null }) => course.exam?.id ?? ''
  const both = { kind: 'multiSelect', options: ['o1'] }

  it('shows no question before it is begun, tells nothing before it is handed in, and no right answer before it is passed', async () => {
    const course = await makeLearnerCourse(test, asha, { exam: { attempts: 2 } })
    const person = await enrolledIn(course, asha.clientId)
    expect((await showDeck(person, course, examOf(course))).status).toBe(409)
    await completed(person, course, course.decks[0]?.id ?? '')
    expect((await showDeck(person, course, examOf(course))).body.deck).toMatchObject({ slides: [] })
    const attempt = await begun(person, course, examOf(course))
    const nothing = { correct: null, feedback: null, solution: [] }
    expect((await submit(attempt, 's0', wrong)).body.verdict).toEqual(nothing)
    const { body } = await showDeck(person, course, examOf(course))
    expect(body.attempt?.answers).toEqual([{ slideId: 's0', answer: wrong, verdict: nothing }])
    expect(JSON.stringify(body.deck)).not.toMatch(/"correct"/)
    const { rows } = await sql<{
      correct: boolean | null
    }>`select correct from answers where attempt_id = ${attempt.id}`.execute(test.deps.db)
    expect(rows).toEqual([{ correct: false }])
    const exported = await listAnswers(test.deps.db, person, [attempt.id])
    expect(exported).toMatchObject([{ correct: null, earned: null }])
    // An answer stays as it was first given: asking again finds out nothing.
    expect((await submit(attempt, 's0', right)).body.verdict).toEqual(nothing)
    const review = [{ slideId: 's0', correct: false, solution: [], feedback: null }]
    expect((await finish(attempt)).body.ending).toMatchObject({ correct: 0, passed: false, review })
    expect(await show(person, course)).toMatchObject({
      mine: { status: 'in_progress' },
      exam: { may: 'begin', left: 1 },
    })
    const again = await begun(person, course, examOf(course))
    await submit(again, 's0', right)
    await submit(again, 's1', both)
    const passing = (await finish(again)).body.ending
    expect(passing).toMatchObject({ correct: 2, passed: true })
    expect(passing.review[0]).toMatchObject({ correct: true, solution: ['o1'] })
    expect((await show(person, course)).mine).toMatchObject({ status: 'passed', percent: 100, percentage: 100 })
  })

  it('is failed once all attempts are used up, and lets nobody begin again', async () => {
    const course = await makeLearnerCourse(test, asha, { topics: [0], exam: { attempts: 1 } })
    const person = await enrolledIn(course, asha.clientId)
    const attempt = await begun(person, course, examOf(course))
    await submit(attempt, 's0', wrong)
    await finish(attempt)
    expect(await show(person, course)).toMatchObject({
      mine: { status: 'failed' },
      exam: { may: 'none', left: 0 },
      next: null,
    })
    expect((await begin(person, course, examOf(course))).status).toBe(422)
  })

  it('is asked for again by learners without attempts left: the owner is notified, else the Admins', async () => {
    const owner = await test.signedIn('Creator')
    const course = await makeLearnerCourse(test, owner, { topics: [0], exam: { attempts: 1 } })
    const [one, two, outside] = [
      await enrolledIn(course, owner.clientId),
      await enrolledIn(course, owner.clientId),
      await test.signedIn('Learner', { clientId: owner.clientId }),
    ]
    const ask = (as: Person) => test.call('learning.askAttempt', { as, params: { id: course.id }, body: {} })
    expect((await ask(one)).status).toBe(422)
    expect((await ask(outside)).status).toBe(404)
    for (const person of [one, two]) {
      const attempt = await begun(person, course, examOf(course))
      await submit(attempt, 's0', wrong)
      await finish(attempt)
      expect((await ask(person)).status).toBe(200)
      expect((await ask(person)).status).toBe(200)
    }
    const { notifications } = (
      await test.call('notifications.list', { as: owner, params: { id: owner.userId }, query: {} })
    ).body
    expect(notifications).toMatchObject([
      {
        title: expect.stringMatching(/ and one other person ask for another attempt at the final exam of “Tea”$/),
        link: `/courses/${course.id}/learners`,
      },
    ])
    const enrolment = { id: course.id }
    const reset = { user_id: one.userId, status: 'reset' as const }
    await test.call('learners.modify', { as: owner, params: enrolment, body: reset })
    expect((await ask(one)).status).toBe(422)
    await test.deps.db.updateTable('users').set({ active: false }).where('id', '=', owner.userId).execute()
    const admin = await test.signedIn('Admin', { clientId: owner.clientId })
    expect((await ask(two)).status).toBe(200)
    const received = await test.call('notifications.list', { as: admin, params: { id: admin.userId }, query: {} })
    expect(received.body.notifications).toHaveLength(1)
  })

  it('begins at its first question again, after a failed attempt and after it is reset', async () => {
    const course = await makeLearnerCourse(test, asha, { topics: [0], exam: { attempts: 2 } })
    const person = await enrolledIn(course, asha.clientId)
    const owner = asha
    for (const isReset of [false, false, true]) {
      if (isReset) {
        const body = { user_id: person.userId, status: 'reset' as const }
        expect((await test.call('learners.modify', { as: owner, params: { id: course.id }, body })).status).toBe(200)
      }
      const attempt = await begun(person, course, examOf(course))
      expect((await showDeck(person, course, examOf(course))).body).toMatchObject({ lastSlide: null })
      await submit(attempt, 's0', wrong)
      await submit(attempt, 's1', both)
      await finish(attempt)
    }
  })

  it('waits between attempts', async () => {
    const course = await makeLearnerCourse(test, asha, { topics: [0], exam: { wait_hours: 2 } })
    const person = await enrolledIn(course, asha.clientId)
    const attempt = await begun(person, course, examOf(course))
    await submit(attempt, 's0', wrong)
    await finish(attempt)
    expect((await begin(person, course, examOf(course))).status).toBe(409)
    test.later(2 * 3_600_000)
    expect((await begin(person, course, examOf(course))).status).toBe(200)
  })

  it('takes no answer after its time, and is handed in with what is there', async () => {
    const course = await makeLearnerCourse(test, asha, { topics: [0], exam: { time_limit_minutes: 10, attempts: 1 } })
    const [one, two, three] = [
      await enrolledIn(course, asha.clientId),
      await enrolledIn(course, asha.clientId),
      await enrolledIn(course, asha.clientId),
    ]
    const attempts = [
      await begun(one, course, examOf(course)),
      await begun(two, course, examOf(course)),
      await begun(three, course, examOf(course)),
    ] as const
    expect(attempts[0].endsAt).not.toBeNull()
    for (const attempt of attempts.slice(0, 2)) {
      await submit(attempt, 's0', right)
      await submit(attempt, 's1', both)
    }
    test.later(10 * 60_000)
    expect((await submit(attempts[2], 's0', right)).status).toBe(410)
    // When it is next touched, by the task, and by its player.
    expect((await show(one, course)).mine).toMatchObject({ status: 'passed', percentage: 100 })
    expect(await handInOverdue(test.deps)).toBe(2)
    expect((await show(two, course)).mine).toMatchObject({ status: 'passed' })
    expect((await finish(attempts[2])).status).toBe(200)
    expect((await show(three, course)).mine).toMatchObject({ status: 'failed' })
  })
})
