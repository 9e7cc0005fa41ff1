import { CallError, noResponse } from '@deckle/contract/client/call-error.ts'
import { describe, expect, it } from 'vitest'
import { words as english } from '../../words/en/errors.ts'
import type { Words } from '../../words/use-words.ts'
import { errorTitle, errorWords } from './error-words.ts'

const words = Object.assign((key: keyof typeof english) => english[key], {
  has: (key: string) => Object.hasOwn(english, key),
}) as unknown as Words<'errors'>

describe('an error in words', () => {
  it('has the specified title and message if there is no response', () => {
    const error = noResponse('no_response')
    expect(errorTitle(error, words)).toBe('Server Not Responded')
    expect(errorWords(error, words, 'en')).toBe('The Request failed. Please make sure you are connected to Internet')
    expect(errorTitle(new CallError(404, { code: 'not_found', message: 'Not Found' }), words)).toBeUndefined()
  })

  it('uses the message of a request that could not be made', () => {
    const error = new CallError(0, { code: 'bad_request', message: 'Invalid header value' })
    expect(errorWords(error, words, 'en')).toBe('Invalid header value')
    expect(errorTitle(error, words)).toBeUndefined()
  })
})
