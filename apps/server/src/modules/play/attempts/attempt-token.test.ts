import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAttemptTokens, LIFE_SECONDS, signAttempt } from './attempt-token.ts'

const secret = Buffer.alloc(32, 7)
const now = new Date('2026-11-21T23:59:30Z')
const attempt = {
  attemptId: '0b0c8f0e-3a3e-4a53-9a53-0a4a3f0d7a11',
  versionId: '0b0c8f0e-3a3e-4a53-9a53-0a4a3f0d7a12',
  deckId: '0b0c8f0e-3a3e-4a53-9a53-0a4a3f0d7a13',
  clientId: '0b0c8f0e-3a3e-4a53-9a53-0a4a3f0d7a14',
  language: 'hi',
  begunOn: '2026-11-21',
}

const expiry = Math.floor(now.getTime() / 1000) + LIFE_SECONDS
const signed = (fields: readonly (string | number)[]): string =>
  `${fields.join('.')}.${createHmac('sha256', secret)
    .update(`attempt.${fields.join('.')}`)
    .digest('base64url')}`
const { attemptId, versionId, deckId, clientId, language, begunOn } = attempt

describe('attempt tokens', () => {
  it('carry a version', () => {
    const token = signAttempt(attempt, secret, now)
    expect(token).toMatch(/^v2\./)
    expect(createAttemptTokens(secret).read(token, attemptId, now)).toMatchObject(attempt)
  })

  it.each([null, now.getTime() + 60_000])('in a course carry it, ending at %s', (endsAt) => {
    const course = { courseId: versionId, userId: clientId, round: 2, isExam: endsAt !== null, endsAt }
    const token = signAttempt({ ...attempt, course }, secret, now)
    expect(token.length).toBeLessThan(400)
    expect(createAttemptTokens(secret).read(token, attemptId, now)).toMatchObject({ ...attempt, course })
  })

  it.each([
    ['without a version', [attemptId, versionId, deckId, clientId, language, begunOn, expiry]],
    ['without a version and a day', [attemptId, versionId, deckId, clientId, language, expiry]],
  ])('of earlier releases stay valid: %s', (_, fields) => {
    expect(createAttemptTokens(secret).read(signed(fields), attemptId, now)).toMatchObject(attempt)
  })

  it('of a later release are refused, as are signed ones that say nothing', () => {
    const tokens = createAttemptTokens(secret)
    for (const fields of [
      ['v4', attemptId, 'more', expiry],
      ['v3', attemptId, 'less', expiry],
      [attemptId],
      [attemptId, versionId, deckId, clientId, language],
    ])
      expect(() => tokens.read(signed(fields), attemptId, now)).toThrow('not_found')
  })
})
