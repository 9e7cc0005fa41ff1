import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFoundBy, searchableText } from './searchable-text.ts'
import { storedNames, typedForms } from './searchable-text.samples.ts'

describe('a name', () => {
  it('is found in every form that people type', () => {
    for (const name of storedNames)
      for (const form of typedForms(name)) expect([name, form, isFoundBy(name, form)]).toEqual([name, form, true])
  })

  it.each([
    ['García', 'garcia'],
    ['İbrahim', 'ibrahim'],
    ['Yıldız', 'yildiz'],
    ['Nguyễn Đức', 'nguyen duc'],
    ['Łukasz Müller-Straße', 'lukasz muller‑strasse'],
    ['O’Brien', "o'brien"],
    ['Søren Æbelø', 'soren aebelo'],
    ['გიორგი', 'ᲒᲘᲝᲠᲒᲘ'],
    ['Ἀθηνᾶ Παπαδόπουλος', 'ΑΘΗΝΑ ΠΑΠΑΔΟΠΟΥΛΟΣ'],
    ['फ़ातिमा चाँद', 'फातिमा चांद'],
    ['धर्मेंद्र', 'धरमेंदर'],
    ['مُحَمَّد', 'محمد'],
    ['علی', 'علي'],
    ['김하늘', '김하'],
    ['Zoë\u200b', 'ZOE'],
  ])('%s is found by %s', (name, search) => {
    expect([isFoundBy(name, search), isFoundBy(search, name)]).toEqual([
      true,
      searchableText(name) === searchableText(search),
    ])
  })

  it.each([
    ['राम', 'रमा'],
    ['García', 'garcio'],
    ['Илья', 'ильа'],
    ['ram', 'rämz'],
  ])('%s is not found by %s', (name, search) => {
    expect(isFoundBy(name, search)).toBe(false)
  })
})

it('a text in its searchable form stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(searchableText(searchableText(text))).toBe(searchableText(text))
    }),
  )
})

it('a text is found by its composed and decomposed form, and by each part', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      const text = `${one} ${other}`
      for (const form of [text, text.normalize('NFC'), text.normalize('NFD')]) expect(isFoundBy(text, form)).toBe(true)
      expect(isFoundBy(text, ` ${other}`)).toBe(true)
    }),
  )
})
