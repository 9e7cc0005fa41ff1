import { describe, expect, it } from 'vitest'
import { deckNameIn } from './localise.ts'

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
})
