import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { describe, expect, it } from 'vitest'
import { linesFromText, slidesFromText, slidesToText } from './clipboard.ts'
import { slideCatalog } from '../../state/editor-store.ts'

let count = 0
const newId = () => `id${(count += 1)}`
const deck = createDeck({ readerType: 'quiz', language: 'en', catalog: slideCatalog, newId, name: 'Quiz' })

describe('slides on the clipboard', () => {
  it('are restored completely, with their translations', async () => {
    const copied = {
      slides: deck.contentHash,
      translations: { hi: { [deck.contentHash[0]!.slideId]: { question: 'कौन सा?' } } },
    }
    expect(await slidesFromText(slidesToText(copied))).toEqual(copied)
  })
  it.each([
    ['other text', 'hello'],
    ['broken JSON', 'deckle/slides/1 {'],
    ['no slides', 'deckle/slides/1 {"slides":[],"translations":{}}'],
    ['a slide of an unknown template', 'deckle/slides/1 {"slides":[{"template":"evil"}],"translations":{}}'],
    [
      'data that breaks its limits',
      slidesToText({
        slides: deck.contentHash.map((one) => ({ ...one, data: { ...one.data, question: 'x'.repeat(201) } })),
        translations: {},
      }),
    ],
  ])('refuses %s', async (_name, text) => {
    expect(await slidesFromText(text)).toBeNull()
  })
})

describe('linesFromText', () => {
  it('reads lists with any kind of bullet', () => {
    expect(linesFromText('1. Delhi\r\n2) Mumbai\n- Chennai\n\n  • Kolkata \n(a) Pune')).toEqual([
      'Delhi',
      'Mumbai',
      'Chennai',
      'Kolkata',
      'Pune',
    ])
  })
  it('keeps words and numbers that are not bullets', () => {
    expect(linesFromText('3.5 km\n-4 degrees\nA few')).toEqual(['3.5 km', '-4 degrees', 'A few'])
  })
})
