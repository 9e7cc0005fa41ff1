import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeLearnerCourse } from '../../test/learner-courses.ts'
import type { Person } from '../../test/factories.ts'
import { playsOf } from '../../test/plays.ts'
import { listAnswers } from '../account/export/queries.ts'
import { handInOverdue } from './attempts/hand-in-overdue.ts'

let test: TestApp
let asha: Person
let ravi: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  ravi = await test.signedIn('Learner', { clientId: asha.clientId })
})
afterAll(() => test.close())

const { submit, finish } = playsOf(() => test)
const right = { kind: 'singleSelect', option: 'o1' }
const wrong = { kind: 'singleSelect', option: 'o2' }

async function enrolled(as: Person, course: { readonly id: string }, body: object = {}): Promise<void> {
  expect((await test.call('learning.enrol', { as, params: { id: course.id }, body: { ...body } })).status).toBe(200)
}
const show = async (as: Person, course: { readonly id: string }) =>
  (await test.call('learning.show', { as, params: { id: course.id } })).body.course
const showDeck = (as: Person, course: { readonly id: string }, deck_id: string) =>
  test.call('learning.deck', { as, params: { id: course.id, deck_id } })
const begin = (as: Person, course: { readonly id: string }, deck_id: string, id: string = randomUUID()) =>
  test.call('learning.begin', { as, params: { id: course.id, deck_id }, body: { id } })
async function begun(as: Person, course: { readonly id: string }, deckId: string) {
  const { status, body } = await begin(as, course, deckId)
  expect(status).toBe(200)
  return body.attempt
}
async function completed(as: Person, course: { readonly id: string }, deckId: string, answer: object = right) {
  const attempt = await begun(as, course, deckId)
  expect((await submit(attempt, 's1', answer)).status).toBe(200)
  expect((await finish(attempt)).status).toBe(200)
  return attempt
}
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
    const stranger = await learner()
    const stolen = await test.call('learning.progress', {
      as: stranger,
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
    expect((await begin(await enrolledIn(course), course, deck.id, own.id)).status).toBe(404)
  })
})

async function enrolledIn(course: { readonly id: string }): Promise<Person> {
  const person = await learner()
  await enrolled(person, course)
  return person
}

describe('a final exam', () => {
  const examOf = (course: { readonly exam: { readonly id: string } | null }) => course.exam?.id ?? ''
  const both = { kind: 'multiSelect', options: ['o1'] }

  it('shows no question before it is begun, and tells nothing before it is handed in', async () => {
    const course = await makeLearnerCourse(test, asha, { exam: { attempts: 2 } })
    const person = await enrolledIn(course)
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
    expect((await finish(attempt)).body.ending).toMatchObject({ correct: 0, passed: false })
    expect(await show(person, course)).toMatchObject({
      mine: { status: 'in_progress' },
      exam: { may: 'begin', left: 1 },
    })
    const again = await begun(person, course, examOf(course))
    await submit(again, 's0', right)
    await submit(again, 's1', both)
    expect((await finish(again)).body.ending).toMatchObject({ correct: 2, passed: true })
    expect((await show(person, course)).mine).toMatchObject({ status: 'passed', percent: 100, percentage: 100 })
  })

  it('is failed once all attempts are used up, and lets nobody begin again', async () => {
    const course = await makeLearnerCourse(test, asha, { topics: [0], exam: { attempts: 1 } })
    const person = await enrolledIn(course)
    const attempt = await begun(person, course, examOf(course))
    await submit(attempt, 's0', wrong)
    await finish(attempt)
    expect(await show(person, course)).toMatchObject({ mine: { status: 'failed' }, exam: { may: 'none', left: 0 } })
    expect((await begin(person, course, examOf(course))).status).toBe(422)
  })

  it('waits between attempts', async () => {
    const course = await makeLearnerCourse(test, asha, { topics: [0], exam: { wait_hours: 2 } })
    const person = await enrolledIn(course)
    const attempt = await begun(person, course, examOf(course))
    await submit(attempt, 's0', wrong)
    await finish(attempt)
    expect((await begin(person, course, examOf(course))).status).toBe(409)
    test.later(2 * 3_600_000)
    expect((await begin(person, course, examOf(course))).status).toBe(200)
  })

  it('takes no answer after its time, and is handed in with what is there', async () => {
    const course = await makeLearnerCourse(test, asha, { topics: [0], exam: { time_limit_minutes: 10, attempts: 1 } })
    const [one, two, three] = [await enrolledIn(course), await enrolledIn(course), await enrolledIn(course)]
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

describe('coming in', () => {
  it('is open, by a code, or for the asking', async () => {
    const person = await learner()
    const closed = await makeLearnerCourse(test, asha, {
      change: { enrolment: 'closed' },
      row: { join_code: 'steep-leaf' },
    })
    const asked = await makeLearnerCourse(test, asha, { change: { enrolment: 'ask' } })
    const enrol = (course: { readonly id: string }, body = {}) =>
      test.call('learning.enrol', { as: person, params: { id: course.id }, body })
    expect((await enrol(closed)).status).toBe(404)
    expect((await enrol(closed, { code: 'other' })).status).toBe(404)
    expect((await enrol(closed, { code: 'steep-leaf' })).status).toBe(200)
    expect((await enrol(asked)).status).toBe(422)
    const ask = { as: person, params: { id: asked.id }, body: { text: 'Please' } }
    expect((await test.call('learning.ask', ask)).status).toBe(200)
    expect((await test.call('learning.ask', ask)).status).toBe(200)
    expect(await show(person, asked)).toMatchObject({ request: 'open', can: { ask: false, enrol: false } })
    expect((await test.call('learning.leave', { as: person, params: { id: closed.id }, body: {} })).status).toBe(200)
    expect((await enrol(closed, { code: 'steep-leaf' })).status).toBe(200)
  })

  it('lists what is open to the client, and what one is in, in groups', async () => {
    const boss = await test.signedIn('Creator')
    const person = await test.signedIn('Learner', { clientId: boss.clientId })
    const [due, free] = [
      await makeLearnerCourse(test, boss, { change: { due_days: 1 } }),
      await makeLearnerCourse(test, boss),
    ]
    const closed = await makeLearnerCourse(test, boss, { change: { enrolment: 'closed' } })
    const catalogue = async () => (await test.call('learning.catalogue', { as: person })).body.courses
    expect((await catalogue()).map(({ id }) => id)).toEqual([free.id, due.id])
    await enrolled(person, due)
    await enrolled(person, free)
    expect((await catalogue()).map(({ mine }) => mine?.status)).toEqual(['assigned', 'assigned'])
    const list = async (query = {}) =>
      (await test.call('learning.list', { as: person, query })).body.courses.map(({ id, group }) => [id, group])
    expect(await list()).toEqual([
      [due.id, 'due'],
      [free.id, 'go_on'],
    ])
    expect(await list({ group: 'go_on' })).toEqual([[free.id, 'go_on']])
    test.later(2 * 86_400_000)
    expect(await list({ group: 'overdue' })).toEqual([[due.id, 'overdue']])
    await completed(person, due, due.decks[0]?.id ?? '')
    expect(await list({ group: 'done' })).toEqual([[due.id, 'done']])
    expect(await list()).toEqual([[free.id, 'go_on']])
    expect((await test.call('learning.show', { as: person, params: { id: closed.id } })).status).toBe(404)
    const stranger = await test.signedIn('Learner')
    expect((await test.call('learning.show', { as: stranger, params: { id: free.id } })).status).toBe(404)
  })
})

describe('notes', () => {
  it('are one’s own, at a slide, with text or as a bookmark', async () => {
    const course = await makeLearnerCourse(test, asha)
    const [person, other] = [await enrolledIn(course), await enrolledIn(course)]
    const add = (slide_id: string, text?: string) =>
      test.call('learning.addNote', {
        as: person,
        params: { id: course.id },
        body: { deck_id: course.decks[0]?.id ?? '', slide_id, ...(text !== undefined && { text }) },
      })
    const { note } = (await add('s1', 'Steep for three minutes')).body
    expect((await add('s0')).body.note.text).toBe('')
    expect((await add('nowhere')).status).toBe(404)
    const list = async (as: Person) =>
      (await test.call('learning.notes', { as, params: { id: course.id } })).body.notes.map(({ text }) => text)
    expect(await list(person)).toEqual(['', 'Steep for three minutes'])
    expect(await list(other)).toEqual([])
    const update = (as: Person) =>
      test.call('learning.updateNote', { as, params: { id: note.id }, body: { text: 'Two minutes' } })
    expect([(await update(other)).status, (await update(person)).status]).toEqual([404, 200])
    const remove = (as: Person) => test.call('learning.deleteNote', { as, params: { id: note.id } })
    expect([(await remove(other)).status, (await remove(person)).status]).toEqual([404, 200])
    expect(await list(person)).toEqual([''])
  })
})
