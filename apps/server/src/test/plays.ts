import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import type { PublishedDeck } from './decks.ts'
import type { Person } from './factories.ts'

/** What plays a deck needs of its attempt. */
export interface OpenAttempt {
  readonly id: string
  readonly token: string
}

/** A new attempt, of a stranger or a person. @param body what is told beside the version */
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

export const giveAnswer = (
  test: TestApp,
  { id, token }: OpenAttempt,
  { slideId, answer, answerId = randomUUID(), spent = 1000 }: GivenAnswer,
) =>
  test.call('play.answer', {
    params: { id },
    body: { token, answer: { id: answerId, slideId, answer, spent } },
  })

interface GivenAnswer {
  readonly slideId: string
  readonly answer: object
  readonly answerId?: string
  readonly spent?: number
}

export const finishAttempt = (test: TestApp, { id, token }: OpenAttempt) =>
  test.call('play.complete', { params: { id }, body: { token } })
