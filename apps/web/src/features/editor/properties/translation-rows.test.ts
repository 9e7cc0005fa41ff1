import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { describe, expect, it } from 'vitest'
import { slideCatalog } from '../state/editor-store.ts'
import { missingIn, translationRows } from './translation-rows.ts'

let count = 0
const deck = createDeck({
  readerType: 'quiz',
  language: 'en',
  catalog: slideCatalog,
  newId: () => `id${(count += 1)}`,
  name: 'Quiz',
})
const slideId = deck.contentHash[0]!.slideId

describe('translationRows', () => {
  it('lists the name and every text once, with its limit', () => {
    const rows = translationRows(deck)
    expect(rows[0]).toMatchObject({ slide: null, path: 'name', text: 'Quiz' })
    expect(rows.find((row) => row.path === 'question')).toMatchObject({ text: 'Which one is right?', max: 200 })
    expect(new Set(rows.map((row) => row.path)).size).toBe(rows.length)
  })
})

describe('missingIn', () => {
  it('counts missing and blank translations', () => {
    const all = translationRows(deck).length
    expect(missingIn(deck, 'hi')).toBe(all)
    const begun = {
      ...deck,
      translations: {
        hi: { name: 'प्रश्नोत्तरी', texts: {}, slides: { [slideId]: { question: 'कौन सा?', correct_feedback: '  ' } } },
      },
    }
    expect(missingIn(begun, 'hi')).toBe(all - 2)
  })
})
