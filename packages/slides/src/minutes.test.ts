import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { expect, it } from 'vitest'
import { defaultData, interactionOf, isSlideType } from './catalog.ts'
import { minutesOf } from './minutes.ts'

let count = 0
const catalog = {
  defaultData: (template: string, newId: () => string) => (isSlideType(template) ? defaultData(template, newId) : {}),
  interactionOf,
}
const deck = (readerType: 'story' | 'quiz') =>
  createDeck({ readerType, language: 'en', catalog, newId: () => `i${count++}` })

it('grows with words, questions and minimum times', () => {
  const story = deck('story')
  const [slide] = story.contentHash
  if (!slide) throw new Error('A deck has a slide.')
  const long = { ...story, contentHash: [{ ...slide, data: { ...slide.data, title: 'word '.repeat(238) } }] }
  expect(minutesOf(long)).toBe(1.08)
  expect(minutesOf(deck('quiz'))).toBeGreaterThan(minutesOf(story))
  expect(minutesOf({ ...story, minTime: 600 })).toBe(10)
  expect(minutesOf({ ...story, contentHash: [{ ...slide, minTime: 90 }] })).toBe(1.5)
})
