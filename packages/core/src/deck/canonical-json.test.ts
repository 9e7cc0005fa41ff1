import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, digestInput } from './canonical-json.ts'
import { sampleDeck } from './test/sample-deck.ts'

describe('canonical JSON', () => {
  it.each([
    [{ b: 1, a: { d: [2, 1], c: null } }, '{"a":{"c":null,"d":[2,1]},"b":1}'],
    [{ a: undefined, b: [undefined] }, '{"b":[null]}'],
    [{ 10: 'x', 9: 'y', é: 1, z: 2 }, '{"10":"x","9":"y","z":2,"é":1}'],
    ['"\n', '"\\"\\n"'],
    [undefined, 'null'],
    [[], '[]'],
  ])('of %j is %s', (value, expected) => expect(canonicalJson(value)).toBe(expected))

  it('is JSON of the same value, whatever the order of its keys', () => {
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, one]) => [key, turned(one)]),
            )
          : value
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(turned(value))).toBe(canonicalJson(value))
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('of a deck does not count comments, but all else', () => {
    const deck = sampleDeck()
    const [first, ...rest] = deck.contentHash
    const withFirst = (patch: object) => digestInput({ ...deck, contentHash: [{ ...first!, ...patch }, ...rest] })
    expect(withFirst({ comments: 'Mine' })).toBe(digestInput(deck))
    expect(withFirst({ voiceover: 'Mine' })).not.toBe(digestInput(deck))
    expect(digestInput({ ...deck, passingPercentage: 71 })).not.toBe(digestInput(deck))
  })
})
