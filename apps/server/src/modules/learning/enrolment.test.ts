import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { makeLearnerCourse } from '../../test/learner-courses.ts'
import { learnersOf } from '../../test/learners.ts'

let test: TestApp
let asha: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const { enrolled, show, completed, enrolledIn } = learnersOf(() => test)
const learner = () => test.signedIn('Learner', { clientId: asha.clientId })

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
    const outsider = await test.signedIn('Learner')
    expect((await test.call('learning.show', { as: outsider, params: { id: free.id } })).status).toBe(404)
  })
})

describe('notes', () => {
  it('are one’s own, at a slide, with text or as a bookmark', async () => {
    const course = await makeLearnerCourse(test, asha)
    const [person, other] = [await enrolledIn(course, asha.clientId), await enrolledIn(course, asha.clientId)]
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
