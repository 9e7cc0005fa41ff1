import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import type { PublishedDeck } from './decks.ts'
import type { Person } from './factories.ts'

export interface OpenAttempt {
  readonly id: string
  readonly token: string
}

/** Begins a new attempt of a visitor or a person. @param body fields beside the version */
export async function beginAttempt(
  test: TestApp,
  { shortid, versionId }: Pick<PublishedDeck, 'shortid' | 'versionId'>,
  { body = {}, as }: { body?: Record<string, unknown>; as?: Person | undefined } = {},
) {
  const reply = await test.call('play.begin', {
    params: { shortid },
    body: { id: randomUUID(), versionId, ...body },
    ...(as && { as }),
  })
  expect(reply.status).toBe(200)
  return reply.body.attempt
}

export const submitAnswerTo = (
  test: TestApp,
  { id, token }: OpenAttempt,
  { slideId, answer, answerId = randomUUID(), spent = 1000 }: AnswerToSubmit,
) =>
  test.call('play.answer', {
    params: { id },
    body: { token, answer: { id: answerId, slideId, answer, spent } },
  })

interface AnswerToSubmit {
  readonly slideId: string
  readonly answer: object
  readonly answerId?: string
  readonly spent?: number
}

export const finishAttempt = (test: TestApp, { id, token }: OpenAttempt) =>
  test.call('play.complete', { params: { id }, body: { token } })

/** Acts of players, on the app that a test file starts. */
export const playsOf = (test: () => TestApp) => ({
  begin: (deck: Pick<PublishedDeck, 'shortid' | 'versionId'>, body: Record<string, unknown> = {}, as?: Person) =>
    beginAttempt(test(), deck, { body, as }),
  submit: (attempt: OpenAttempt, slideId: string, answer: object, answerId: string = randomUUID(), spent = 1000) =>
    submitAnswerTo(test(), attempt, { slideId, answer, answerId, spent }),
  finish: (attempt: OpenAttempt) => finishAttempt(test(), attempt),
  storedAnswers: (attempt: { readonly id: string }) =>
    test()
      .deps.db.selectFrom('current_answers')
      .selectAll()
      .where('attempt_id', '=', attempt.id)
      .orderBy('slide_id')
      .execute(),
})
