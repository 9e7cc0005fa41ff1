import { randomUUID } from 'node:crypto'
import { newCourse } from '../../../packages/core/src/course/course.ts'
import type { Call, Headers, Servers } from './servers.ts'

const slides = ['s1', 's2', 's3'] as const
const password = 'violet-harbour-lantern-42'

export interface Learner {
  readonly id: string
  readonly headers: Headers
}

/** One deck taken in a course. `acknowledged` names what a server confirmed. */
export interface Taking {
  readonly attemptId: string
  readonly deckId: string
  readonly answers: readonly { readonly id: string; readonly slideId: string }[]
  token: string
  readonly acknowledged: Set<string>
}

/** A learner in a course: what was sent, in order. */
export interface Way {
  readonly learner: Learner
  readonly courseId: string
  isEnrolled: boolean
  readonly takings: readonly Taking[]
}

interface DeckReply {
  readonly deck: {
    readonly id: string
    readonly revision: number
    readonly content: { readonly contentHash: readonly object[] }
  }
}

/** A quiz of three questions, of which the first option is right. */
export async function publishQuiz(call: Call, name: string): Promise<string> {
  const { deck: created } = await call<DeckReply>('POST', '/decks/create', { readerType: 'quiz', name })
  const [first] = created.content.contentHash
  const options = ['o1', 'o2'].map((id) => ({ id, text: id, correct: id === 'o1' ? 'checked' : '' }))
  const contentHash = slides.map((slideId, slideSeq) => ({
    ...first,
    template: 'single_select',
    slideId,
    slideSeq,
    data: { question: `Which, ${slideId}?`, image: { id: '', alt: '' }, options },
  }))
  const { deck } = await call<DeckReply>('POST', `/decks/${created.id}/update`, {
    revision: created.revision,
    content: { ...created.content, contentHash },
  })
  await call('POST', `/decks/${deck.id}/publish`, { revision: deck.revision })
  return deck.id
}

/** Open to all, with a certificate. */
export async function publishCourse(call: Call, title: string, deckIds: readonly string[]): Promise<string> {
  const content = {
    ...newCourse({ title, language: 'en', topicId: 'one', topicTitle: 'One' }),
    decks: deckIds.map((id) => ({ id, topic_id: 'one', version_id: null, required: true })),
    enrolment: 'open',
    leaderboard: true,
    certificate: { template: 'plain', valid_days: null },
  }
  const { course } = await call<{ course: { id: string; revision: number } }>('POST', '/courses/create', {
    title,
    content,
  })
  await call('POST', `/courses/${course.id}/publish`, { revision: course.revision })
  return course.id
}

export async function addLearner({ call, signIn }: Servers, manager: string | null): Promise<Learner> {
  const email = `learner-${randomUUID()}@meadow.example`
  const body = { email, password, first_name: 'Asha', last_name: 'Rao', license_type: 'Learner' }
  const { user } = await call<{ user: { id: string } }>('POST', '/users/create', body)
  if (manager !== null) await call('POST', `/users/${user.id}/update/manager`, { manager })
  return { id: user.id, headers: await signIn(email, password) }
}

export const newWay = (learner: Learner, courseId: string, deckIds: readonly string[]): Way => ({
  learner,
  courseId,
  isEnrolled: false,
  takings: deckIds.map((deckId) => ({
    attemptId: randomUUID(),
    deckId,
    answers: slides.map((slideId) => ({ id: randomUUID(), slideId })),
    token: '',
    acknowledged: new Set(),
  })),
})

/** Enrols, and takes each deck to its end; what is acknowledged is sent again, too, as devices do that lost the reply. */
export async function takeCourse(call: Call, way: Way): Promise<void> {
  const { learner, courseId, takings } = way
  await call('POST', `/learning/courses/${courseId}/enrol`, {}, learner.headers)
  way.isEnrolled = true
  for (const taking of takings) await takeDeck(call, way, taking)
}

async function takeDeck(call: Call, { learner: { headers }, courseId }: Way, taking: Taking): Promise<void> {
  const { attemptId, deckId, answers, acknowledged } = taking
  if (taking.token === '') {
    const at = `/learning/courses/${courseId}/decks/${deckId}/begin`
    const { attempt } = await call<{ attempt: { id: string; token: string } }>('POST', at, { id: attemptId }, headers)
    if (attempt.id !== attemptId) throw new Error(`Attempt ${attempt.id} goes on instead of ${attemptId}.`)
    taking.token = attempt.token
    acknowledged.add(attemptId)
  }
  const { token } = taking
  if (!acknowledged.has('end'))
    for (const { id, slideId } of answers) {
      const answer = { id, slideId, answer: { kind: 'singleSelect', option: 'o1' }, spent: 900 }
      await call('POST', `/play/attempts/${attemptId}/answers`, { token, answer })
      acknowledged.add(id)
      await call('POST', `/learning/attempts/${attemptId}/progress`, { token, slides: [slideId], at: slideId }, headers)
      acknowledged.add(slideId)
    }
  await call('POST', `/play/attempts/${attemptId}/complete`, { token })
  acknowledged.add('end')
}
