import { describe, expect, it } from 'vitest'
import { capitalise, splitName } from './name.ts'

describe('a capital at the start of a name', () => {
  it.each([
    ['asha', 'Asha'],
    ['éva', 'Éva'],
    ['øystein', 'Øystein'],
    ['жанна', 'Жанна'],
    ['ωμέγα', 'Ωμέγα'],
    ['𐐨x', '𐐀x'],
    ['ßen', 'Ssen'],
    ['ﬁona', 'Fiona'],
    ['եւա', 'Եւա'],
    ['ևա', 'Եւա'],
    ['ǆabir', 'ǅabir'],
    ['ǅabir', 'ǅabir'],
    ['ǈuba', 'ǈuba'],
    ['IJs', 'IJs'],
  ])('%s is %s', (typed, written) => expect(capitalise(typed)).toBe(written))

  it.each(['გიორგი', 'ⴂⴈⴍⴐⴂⴈ', 'आशा', '김민준', '山田', 'عمر', 'דוד', 'สมชาย', 'ልጅ', '', '4 you'])(
    '%s stays as it is',
    (typed) => expect(capitalise(typed)).toBe(typed),
  )

  it('changes small letters alone', () => {
    const changed: string[] = []
    for (let code = 0; code <= 0x10ffff; code++) {
      const letter = String.fromCodePoint(code)
      if (/\p{L}/u.test(letter) && !/\p{Ll}/u.test(letter) && capitalise(letter) !== letter) changed.push(letter)
    }
    expect(changed).toEqual(['Ǆ', 'Ǉ', 'Ǌ', 'Ǳ'])
  })

  it('splits a name at its first space', () => {
    expect(splitName(' გიორგი  მაისურაძე ')).toEqual({ first_name: 'გიორგი', last_name: 'მაისურაძე' })
    expect(splitName('asha')).toEqual({ first_name: 'Asha', last_name: ' ' })
  })
})
