import { randomUUID } from 'node:crypto'
import { newLeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makePublishedDeck } from '../../test/decks.ts'
import type { Person } from '../../test/factories.ts'
import { courseDeckContent, makeLearnerCourse } from '../../test/learner-courses.ts'
import { learnersOf } from '../../test/learners.ts'
import type { OpenAttempt } from '../../test/plays.ts'

let test: TestApp
let asha: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const { begun, showDeck, enrolledIn } = learnersOf(() => test)

/** A course whose deck and final exam have a lead form. */
async function openCourse(leadForms: boolean | undefined) {
  const [deck, exam] = await Promise.all(
    [1, 2].map(() => makePublishedDeck(test, asha, { ...courseDeckContent(), leadForm: newLeadForm })),
  )
  const finalExam = {
    deck_id: exam?.id ?? '',
    version_id: exam?.versionId ?? '',
    attempts: null,
    time_limit_minutes: null,
    wait_hours: 0,
  }
  const decks = [{ id: deck?.id ?? '', topic_id: 't1', version_id: deck?.versionId ?? '', required: false }]
  const course = await makeLearnerCourse(test, asha, { topics: [0], change: { decks, finalExam, leadForms } })
  return { course, person: await enrolledIn(course, asha.clientId), deckId: deck?.id ?? '', examId: exam?.id ?? '' }
}

const send = ({ id, token }: OpenAttempt) =>
  test.call('play.lead', {
    params: { id },
    body: { token, id: randomUUID(), fields: { name: 'Ravi', email: 'ravi@tea.example' }, consent: false },
  })

describe("a deck's lead form in a course", () => {
  it('is shown and stored with the course where its author enables it, once an attempt', async () => {
    const { course, person, deckId } = await openCourse(true)
    expect((await showDeck(person, course, deckId)).body.leadForm).toMatchObject({ fields: newLeadForm.fields })
    const attempt = await begun(person, course, deckId)
    const { status, body } = await send(attempt)
    expect(status).toBe(200)
    const { lead } = (await test.call('leads.show', { as: asha, params: { id: body.lead.id } })).body
    expect(lead).toMatchObject({ course: { id: course.id, title: 'Tea' }, source: 'course', name: 'Ravi' })
    expect((await showDeck(person, course, deckId)).body.leadForm, 'asked once').toBeNull()
    expect((await test.call('leads.export', { as: asha })).body).toContain(',Tea,')
  })

  it.each([[false], [undefined]])('is not shown, and refused, where the course says %s', async (leadForms) => {
    const { course, person, deckId } = await openCourse(leadForms)
    expect((await showDeck(person, course, deckId)).body.leadForm).toBeNull()
    expect((await send(await begun(person, course, deckId))).status).toBe(422)
  })

  it('is never shown in the final exam', async () => {
    const { course, person, examId } = await openCourse(true)
    expect((await showDeck(person, course, examId)).body.leadForm).toBeNull()
    expect((await send(await begun(person, course, examId))).status).toBe(422)
  })
})
