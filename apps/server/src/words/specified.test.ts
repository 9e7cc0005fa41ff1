import { errorStatus, type ErrorCode } from '@deckle/core/error.ts'
import { describe, expect, it } from 'vitest'
import { wordsOfCode, wordsOfMessage } from './refusal-words.ts'

/** Texts that product.md gives verbatim. All others are "not shown" (§8). */
describe('the words that the specification gives', () => {
  it.each([
    [
      '§5, §8: an e-mail without @',
      wordsOfCode('email_format', 'en'),
      'Email is invalid format, please check the email you have entered.',
    ],
    ['§5, §8: a file that is too large', wordsOfMessage('media.too_large', 'en'), 'File size too large!'],
  ])('%s', (_where, found, text) => expect(found).toBe(text))

  it.each<[ErrorCode, number]>([
    ['email_format', 500],
    ['not_signed_in', 401],
    ['session_expired', 401],
    ['too_large', 413],
  ])('go with their status: %s', (code, status) => expect(errorStatus[code]).toBe(status))
})
