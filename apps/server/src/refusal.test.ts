import { expect, it } from 'vitest'
import { refuse } from './refusal.ts'

it('bears its code, message and details', () => {
  expect(refuse('not_found', 'deck.missing')).toMatchObject({
    name: 'Refusal',
    code: 'not_found',
    message: 'deck.missing',
  })
  expect(refuse('too_often', { retryAfterSeconds: 9 })).toMatchObject({
    message: 'too_often',
    detail: { retryAfterSeconds: 9 },
  })
  expect(refuse('gone')).toBeInstanceOf(Error)
})

it('takes no message without words', () => {
  // @ts-expect-error: not a key of words/en/refusals.ts
  expect(refuse('not_found', 'A sentence in English.').code).toBe('not_found')
})
