import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { makeLearnerCourse } from '../../test/learner-courses.ts'
import { learnersOf, right, wrong } from '../../test/learners.ts'
import { listFaults } from '../../stored-counts.ts'

let test: TestApp
let asha: Person
let ravi: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  ravi = await test.signedIn('Learner', { clientId: asha.clientId })
})
afterAll(() => test.close())

const { submit, finish, enrolled, begin, begun, show, showDeck, completed, enrolledIn } = learnersOf(() => test)
const learner = () => test.signedIn('Learner', { clientId: asha.clientId })

describe('locks', () => {
  it('hold for who asks the API directly, with their reason, and open one after another', async () => {
    const course = await makeLearnerCourse(test, asha, {
      topics: [2, 1],
      change: { sequential: true },
      unlock: 'after_previous',
    })
    const [one, two, three] = course.decks.map(({ id }) => id) as [string, string, string]
    expect((await showDeck(ravi, course, one)).status).toBe(404)
    await enrolled(ravi, course)
    for (const id of [two, three]) {
      expect((await showDeck(ravi, course, id)).status).toBe(409)
      expect((await begin(ravi, course, id)).status).toBe(409)
    }
    expect((await begin(ravi, course, two)).error).toMatchObject({
      code: 'conflict',
      data: { lock: { reason: 'sequential', after: one } },
    })
    expect((await begin(ravi, course, randomUUID())).status).toBe(404)
    await completed(ravi, course, one)
    expect((await begin(ravi, course, three)).status).toBe(409)
    await completed(ravi, course, two)
    const { contents, next, mine } = await show(ravi, course)
    expect(contents.map(({ lock, completed: done }) => [lock, done])).toEqual([
      [null, 2],
      [null, 0],
    ])
    expect([next, mine?.status, mine?.percent]).toEqual([three, 'in_progress', 66.7])
    expect((await begin(ravi, course, three)).status).toBe(200)
  })

  it('of dates and of courses that come first hold, too', async () => {
    const first = await makeLearnerCourse(test, asha)
    const later = { starts_at: new Date(test.deps.now().getTime() + 3_600_000).toISOString() }
    const course = await makeLearnerCourse(test, asha, { change: { prerequisites: [first.id] } })
    const dated = await makeLearnerCourse(test, asha, { change: later })
    const person = await learner()
    for (const one of [first, course, dated]) await enrolled(person, one)
    expect((await begin(person, course, course.decks[0]?.id ?? '')).error).toMatchObject({
      data: { lock: { reason: 'prerequisite', after: first.id } },
    })
    expect((await begin(person, dated, dated.decks[0]?.id ?? '')).error).toMatchObject({
      data: { lock: { reason: 'not_started', until: later.starts_at } },
    })
    expect(await show(person, course)).toMatchObject({
      lock: { reason: 'prerequisite', after: { id: first.id, name: 'Tea' } },
      prerequisites: [{ id: first.id, passed: false }],
      can: { learn: false },
    })
    await completed(person, first, first.decks[0]?.id ?? '')
    expect((await begin(person, course, course.decks[0]?.id ?? '')).status).toBe(200)
  })

  it('let nobody in who was taken out, nor anybody into a draft', async () => {
    const course = await makeLearnerCourse(test, asha)
    const person = await learner()
    await enrolled(person, course)
    await test.deps.db.updateTable('enrolments').set({ removed: 'hand' }).where('user_id', '=', person.userId).execute()
    expect((await begin(person, course, course.decks[0]?.id ?? '')).status).toBe(404)
    expect((await test.call('learning.enrol', { as: person, params: { id: course.id }, body: {} })).status).toBe(422)
    await test.deps.db.updateTable('courses').set({ status: 'draft' }).where('id', '=', course.id).execute()
    expect((await test.call('learning.show', { as: person, params: { id: course.id } })).status).toBe(404)
  })
})

describe('progress', () => {
  it('goes on at the very slide on another device, with what was answered', async () => {
    const course = await makeLearnerCourse(test, asha)
    const person = await learner()
    await enrolled(person, course)
    const deckId = course.decks[0]?.id ?? ''
    const attempt = await begun(person, course, deckId)
    await submit(attempt, 's1', right)
    const progress = (slides: string[], at?: string) =>
      test.call('learning.progress', {
        as: person,
        params: { id: attempt.id },
        body: { token: attempt.token, slides, ...(at && { at }) },
      })
    expect((await progress(['s0', 's2'], 's2')).status).toBe(200)
    const { body } = await showDeck(person, course, deckId)
    expect(body).toMatchObject({
      lastSlide: 's2',
      completed: false,
      attempt: { id: attempt.id, answers: [{ slideId: 's1', answer: right, verdict: { correct: true } }] },
    })
    expect(body.seen.toSorted()).toEqual(['s0', 's1', 's2'])
    // The other device begins nothing of its own.
    expect((await begun(person, course, deckId)).id).toBe(attempt.id)
    expect((await progress(['nothing'])).status).toBe(404)
    const outsider = await learner()
    const stolen = await test.call('learning.progress', {
      as: outsider,
      params: { id: attempt.id },
      body: { token: attempt.token, slides: [] },
    })
    expect(stolen.status).toBe(404)
  })

  it('comes to the same in any order and however often', async () => {
    const course = await makeLearnerCourse(test, asha)
    const deckId = course.decks[0]?.id ?? ''
    const seenBy = async (steps: readonly string[][]) => {
      const person = await learner()
      await enrolled(person, course)
      const attempt = await begun(person, course, deckId)
      const sent = steps.map((slides) =>
        test.call('learning.progress', {
          as: person,
          params: { id: attempt.id },
          body: { token: attempt.token, slides },
        }),
      )
      await Promise.all([...sent, submit(attempt, 's1', right), submit(attempt, 's2', { kind: 'rating', value: 3 })])
      return (await showDeck(person, course, deckId)).body.seen.toSorted()
    }
    for (const steps of [[['s0'], ['s2', 's0']], [['s2'], ['s0'], ['s0'], ['s2', 's1']], [['s1', 's0']]])
      expect(await seenBy(steps)).toEqual(['s0', 's1', 's2'])
  })

  it('completes a deck once, from two devices at once', async () => {
    const course = await makeLearnerCourse(test, asha, { topics: [2] })
    const person = await learner()
    await enrolled(person, course)
    const [one, two] = course.decks.map(({ id }) => id) as [string, string]
    const attempt = await begun(person, course, one)
    const other = await begun(person, course, two)
    await submit(attempt, 's1', right)
    await submit(other, 's1', wrong)
    const ended = await Promise.all([finish(attempt), finish(other), finish(attempt), finish(other)])
    expect(ended.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await show(person, course)).mine).toMatchObject({ status: 'failed', percent: 100, percentage: 50 })
    // All attempts are kept, the best counts.
    await completed(person, course, two)
    expect((await show(person, course)).mine).toMatchObject({ status: 'passed', percentage: 100 })
    const counts = await test.deps.db
      .selectFrom('course_part_counts')
      .select(['part_id', 'started', 'completed', 'scored', 'percentage_sum'])
      .where('course_id', '=', course.id)
      .execute()
    const whole = { started: 1, completed: 1, scored: 1, percentage_sum: 1000 }
    expect(new Map(counts.map(({ part_id, ...sums }) => [part_id, sums]))).toEqual(
      new Map(['t1', one, two].map((id) => [id, whole])),
    )
  })

  it('is not mixed with plays of the same deck outside the course', async () => {
    const course = await makeLearnerCourse(test, asha)
    const person = await learner()
    await enrolled(person, course)
    const [deck] = course.decks
    if (!deck) throw new Error('The course has a deck.')
    const attempt = await begun(person, course, deck.id)
    const taken = await test.call('play.begin', {
      as: person,
      params: { shortid: deck.shortid },
      body: { id: attempt.id, versionId: deck.versionId },
    })
    expect(taken.status).toBe(404)
    const resumed = await test.call('play.resume', {
      as: person,
      params: { shortid: deck.shortid },
      body: { versionId: deck.versionId },
    })
    expect(resumed.body.attempt).toBeNull()
    const { attempt: own } = (
      await test.call('play.begin', {
        as: person,
        params: { shortid: deck.shortid },
        body: { id: randomUUID(), versionId: deck.versionId },
      })
    ).body
    await submit(own, 's1', right)
    await finish(own)
    expect((await show(person, course)).mine).toMatchObject({ percent: 0 })
    // Nor can the public attempt be taken into the course.
    expect((await begin(await enrolledIn(course, asha.clientId), course, deck.id, own.id)).status).toBe(404)
  })
})

/** Where counts of the course differ from what is counted anew. */
const faultsOf = async (course: { readonly id: string }) =>
  (await listFaults(test.deps.db)).filter(({ key }) => key['course_id'] === course.id)

describe('another content of a course', () => {
  const republish = async (course: { readonly id: string }, content: object) => {
    const { revision } = (await test.call('courses.show', { as: asha, params: { id: course.id } })).body.course
    const saved = await test.call('courses.update', {
      as: asha,
      params: { id: course.id },
      body: { revision, content },
    })
    expect([saved.status, saved.error.fields]).toEqual([200, undefined])
    const published = await test.call('courses.publish', {
      as: asha,
      params: { id: course.id },
      body: { revision: saved.body.course.revision },
    })
    expect([published.status, published.error.data]).toEqual([200, undefined])
    await test.jobsDone()
  }
  const statusOf = async (person: Person, course: { readonly id: string }) => {
    const { mine } = await show(person, course)
    return [mine?.status, mine?.percent]
  }

  it('counts what was done by it: for who has not passed, and in the counts of its parts', async () => {
    await test.deps.db.updateTable('clients').set({ plan: 'agency' }).where('id', '=', asha.clientId).execute()
    const course = await makeLearnerCourse(test, asha, { topics: [2, 1] })
    const [one, two, three] = course.decks.map(({ id }) => id) as [string, string, string]
    const [half, most, all] = [await learner(), await learner(), await learner()]
    for (const person of [half, most, all]) await enrolled(person, course)
    await completed(half, course, one)
    for (const id of [one, two]) await completed(most, course, id)
    for (const id of [one, two, three]) await completed(all, course, id)
    expect(await statusOf(most, course)).toEqual(['in_progress', 66.7])
    const without = course.content.decks.filter(({ id }) => id !== three)
    await republish(course, {
      ...course.content,
      topics: course.content.topics.slice(0, 1),
      decks: without,
    })
    expect(await statusOf(half, course)).toEqual(['in_progress', 50])
    expect(await statusOf(most, course)).toEqual(['passed', 100])
    expect(await statusOf(all, course)).toEqual(['passed', 100])
    expect(await faultsOf(course)).toEqual([])
    await republish(course, course.content)
    expect((await statusOf(half, course))[0]).toBe('in_progress')
    expect((await statusOf(half, course))[1]).toBe(33.3)
    // What was passed stays so.
    expect((await statusOf(most, course))[0]).toBe('passed')
    expect(await faultsOf(course)).toEqual([])
  })

  it('passes who failed and reaches the new pass mark', async () => {
    const course = await makeLearnerCourse(test, asha, { change: { passingPercentage: 100 } })
    const deckId = course.decks[0]?.id ?? ''
    const person = await learner()
    await enrolled(person, course)
    await completed(person, course, deckId, wrong)
    expect(await statusOf(person, course)).toEqual(['failed', 100])
    await republish(course, { ...course.content, passingPercentage: 0 })
    expect(await statusOf(person, course)).toEqual(['passed', 100])
  })

  it('leaves counts of parts right where learners leave, come back and go to the bin', async () => {
    const course = await makeLearnerCourse(test, asha, { topics: [1] })
    const deckId = course.decks[0]?.id ?? ''
    const person = await learner()
    await enrolled(person, course)
    await completed(person, course, deckId)
    const started = async () => {
      const rows = await test.deps.db
        .selectFrom('course_part_counts')
        .select('started')
        .where('course_id', '=', course.id)
        .where('part_id', '=', deckId)
        .execute()
      return rows[0]?.started
    }
    const body = { user_ids: [person.userId] }
    for (const [call, expected] of [
      ['learners.remove', 0],
      ['learners.add', 1],
    ] as const) {
      expect((await test.call(call, { as: asha, params: { id: course.id }, body })).status).toBe(200)
      expect(await started()).toBe(expected)
    }
    const admin = await test.signedIn('Admin', { clientId: asha.clientId })
    expect((await test.call('users.delete', { as: admin, params: { id: person.userId } })).status).toBe(200)
    expect(await started()).toBe(0)
    expect(await faultsOf(course)).toEqual([])
  })
})
