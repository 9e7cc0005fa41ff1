import { afterAll, beforeAll, expect, it } from 'vitest'
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

const { begun, showDeck, completed, enrolledIn } = learnersOf(() => test)

it('begins at the first slide in a new attempt, whatever the one before still sends', async () => {
  const course = await makeLearnerCourse(test, asha)
  const person = await enrolledIn(course, asha.clientId)
  const deckId = course.decks[0]?.id ?? ''
  const first = await completed(person, course, deckId)
  const progress = ({ id, token }: { readonly id: string; readonly token: string }, slides: string[], at?: string) =>
    test.call('learning.progress', { as: person, params: { id }, body: { token, slides, ...(at && { at }) } })
  expect((await progress(first, ['s1', 's2'], 's2')).status).toBe(200)
  expect((await showDeck(person, course, deckId)).body).toMatchObject({ lastSlide: 's2' })
  const again = await begun(person, course, deckId)
  expect((await showDeck(person, course, deckId)).body).toMatchObject({ lastSlide: null, completed: true })
  expect((await progress(first, ['s0'], 's1')).status).toBe(200)
  const { lastSlide, seen } = (await showDeck(person, course, deckId)).body
  expect([lastSlide, seen.toSorted()]).toEqual([null, ['s0', 's1', 's2']])
  await progress(again, ['s0'], 's0')
  await progress(first, [], 's2')
  expect((await showDeck(person, course, deckId)).body.lastSlide).toBe('s0')
  expect((await begun(person, course, deckId)).id).toBe(again.id)
  expect((await showDeck(person, course, deckId)).body.lastSlide, 'an attempt in progress resumes').toBe('s0')
})
