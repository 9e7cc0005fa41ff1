import fc from 'fast-check'
import { expect, it } from 'vitest'
import { labelLines } from './label-lines.ts'

it.each([
  ['Physics', 12, 2, ['Physics']],
  ['Orientation in the sky', 12, 2, ['Orientation', 'in the sky']],
  ['Orientation in the sky', 12, 1, null],
  ['Communication with the public', 12, 3, null],
  ['Communication with the public', 13, 2, null],
  ['Communication with the public', 15, 2, ['Communication', 'with the public']],
  ['  a  b ', 12, 2, ['a b']],
  ['', 12, 2, ['']],
  ['क्षितिज', 3, 1, ['क्षितिज']],
])('%j in lines of %d letters, at most %i', (text, letters, lines, drawn) => {
  expect(labelLines(text, letters, lines)).toEqual(drawn)
})

it('never has more lines or letters than there is room for, and never leaves any out', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 })
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 15 }), fc.integer({ min: 1, max: 3 }), (name, letters, lines) => {
      const drawn = labelLines(name, letters, lines)
      if (!drawn) return
      expect(drawn.length).toBeLessThanOrEqual(lines)
      const count = (line: string) => [...new Intl.Segmenter().segment(line)].length
      for (const line of drawn) expect(count(line)).toBeLessThanOrEqual(letters)
      expect(drawn.join(' ')).toBe(name.trim().split(/\s+/).join(' '))
    }),
  )
})
