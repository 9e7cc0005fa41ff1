import { describe, expect, it } from 'vitest'
import { deckNameIn, newDeckName } from './localise.ts'
import { readerTypes } from '../../reader-type/reader-type.ts'

const deck = {
  name: 'Quiz',
  language: 'en',
  translations: {
    hi: { name: ' प्रश्न ', texts: {}, slides: {} },
    ta: { name: ' ', texts: {}, slides: {} },
    en: { name: 'Stale', texts: {}, slides: {} },
  },
} as const

describe('the name of a deck', () => {
  it.each([
    ['hi', 'प्रश्न'],
    ['ta', 'Quiz'],
    ['en', 'Quiz'],
    ['fr', 'Quiz'],
    ['constructor', 'Quiz'],
    ['', 'Quiz'],
  ])('in %j is %s', (language, name) => {
    expect(deckNameIn(deck, language)).toBe(name)
  })
  it('is there for every reader type, at most 60 characters', () => {
    for (const type of readerTypes)
      for (const language of ['en', 'hi', 'fr'] as const) expect(newDeckName(type, language)).toMatch(/^.{4,60}$/u)
    expect(newDeckName('linklist', 'fr')).toBe('New link list')
  })
})
