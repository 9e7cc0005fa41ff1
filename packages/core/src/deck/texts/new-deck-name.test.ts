import { expect, it } from 'vitest'
import { readerTypes } from '../../reader-type/reader-type.ts'
import { deckLimits, languages } from '../deck.ts'
import { newDeckName } from './new-deck-name.ts'

it.each(languages)('a new deck in %s has a name for every reader type that fits its field', (language) => {
  for (const type of readerTypes) {
    const name = newDeckName(type, language)
    expect([...name].length).toBeGreaterThan(3)
    expect(name.length).toBeLessThanOrEqual(deckLimits.name.max)
  }
})

it.each([
  ['hi', 'नई लिंक सूची'],
  ['en', 'New link list'],
  ['fr', 'New link list'],
] as const)('a link list in %s is called %s', (language, name) => {
  expect(newDeckName('linklist', language)).toBe(name)
})
