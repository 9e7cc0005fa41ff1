import { CallError } from '@deckle/contract/client/call-error.ts'
import { describe, expect, it } from 'vitest'
import { outcomeOf } from './send.ts'

const error = (status: number, code: string, data?: unknown) =>
  new CallError(status, { code: code as 'not_found', message: code, errors: ['Words.'], data })

describe('outcomeOf', () => {
  it('takes the newer deck from a conflict, bare or named', () => {
    const deck = { revision: 3, content: { name: 'Theirs' } }
    const expected = { kind: 'conflict', theirs: deck }
    expect(outcomeOf(error(409, 'revision_conflict', deck), 'deck')).toEqual(expected)
    expect(outcomeOf(error(409, 'revision_conflict', { deck }), 'deck')).toEqual(expected)
  })
  it('asks for another try where the trouble may pass', () => {
    for (const passing of [
      error(0, 'no_response'),
      error(503, 'unavailable'),
      error(429, 'too_often'),
      error(401, 'session_expired'),
      error(409, 'revision_conflict'),
      new TypeError('x'),
    ]) {
      expect(outcomeOf(passing, 'deck').kind).toBe('failed')
    }
  })
  it('says when only a change helps, and when the deck is gone', () => {
    expect(outcomeOf(error(422, 'rule_broken'), 'deck')).toEqual({ kind: 'refused', reason: 'Words.' })
    expect(outcomeOf(error(403, 'not_allowed'), 'deck').kind).toBe('refused')
    expect(outcomeOf(error(404, 'not_found'), 'deck')).toEqual({ kind: 'gone' })
  })
})
