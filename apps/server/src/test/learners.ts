import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import type { Person } from './factories.ts'
import { playsOf } from './plays.ts'

export const right = { kind: 'singleSelect', option: 'o1' }
export const wrong = { kind: 'singleSelect', option: 'o2' }

interface Course {
  readonly id: string
}

/** Acts of learners, on the app that a test file starts. */
export function learnersOf(test: () => TestApp) {
  const { submit, finish } = playsOf(test)
  async function enrolled(as: Person, course: Course): Promise<void> {
    expect((await test().call('learning.enrol', { as, params: { id: course.id }, body: {} })).status).toBe(200)
  }
  const begin = (as: Person, course: Course, deck_id: string, id: string = randomUUID()) =>
    test().call('learning.begin', { as, params: { id: course.id, deck_id }, body: { id } })
  async function begun(as: Person, course: Course, deckId: string) {
    const { status, body } = await begin(as, course, deckId)
    expect(status).toBe(200)
    return body.attempt
  }
  return {
    submit,
    finish,
    enrolled,
    begin,
    begun,
    show: async (as: Person, course: Course) =>
      (await test().call('learning.show', { as, params: { id: course.id } })).body.course,
    showDeck: (as: Person, course: Course, deck_id: string) =>
      test().call('learning.deck', { as, params: { id: course.id, deck_id } }),
    completed: async (as: Person, course: Course, deckId: string, answer: object = right) => {
      const attempt = await begun(as, course, deckId)
      expect((await submit(attempt, 's1', answer)).status).toBe(200)
      expect((await finish(attempt)).status).toBe(200)
      return attempt
    },
    /** Somebody new in the course. */
    enrolledIn: async (course: Course, clientId: string): Promise<Person> => {
      const person = await test().signedIn('Learner', { clientId })
      await enrolled(person, course)
      return person
    },
  }
}
