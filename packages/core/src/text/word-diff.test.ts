import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordDiff } from './word-diff.ts'

const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'before' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

describe('wordDiff', () => {
  it.each([
    ['', '', ''],
    ['tea', 'tea', 'tea'],
    ['', 'tea', '[+tea+]'],
    ['Green tea is best', 'Black tea is best', '[-Green-][+Black+] tea is best'],
    [
      'Three slides, two minutes.',
      'Two slides, one minute.',
      '[-Three-][+Two+] slides, [-two minutes-][+one minute+].',
    ],
    ['one two', 'one new two', 'one [+new +]two'],
    ['चाय की पत्ती', 'चाय की पत्तियाँ', 'चाय की [-पत्ती-][+पत्तियाँ+]'],
  ])('%j to %j', (before, after, expected) => expect(shown(before, after)).toBe(expected))

  it('keeps both texts whole', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '.', 'क', 'ि', '😀'), maxLength: 60 })
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before, after)
        const without = (kind: string) =>
          parts
            .filter((one) => one.kind !== kind)
            .map((one) => one.text)
            .join('')
        expect([without('after'), without('before')]).toEqual([before, after])
      }),
    )
  })

  it('takes long texts as changed whole, at once', () => {
    const long = 'word '.repeat(5000)
    expect(wordDiff(long, `${long}!`)).toEqual([
      { kind: 'before', text: long },
      { kind: 'after', text: `${long}!` },
    ])
  })
})
