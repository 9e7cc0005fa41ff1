import { newSlide } from '@deckle/core/deck/new-deck.ts'
import { expect, it } from 'vitest'
import type { Words } from '../../../words/use-words.ts'
import { slideCatalog } from '../state/editor-store.ts'
import { testInWords } from './use-sentences.ts'

const keys = ((key: string) => key) as unknown as Words<'logic'>

it('compares the first item of a ranking, and the answer of all other slides', () => {
  const slideOf = (template: 'ranking' | 'single_select', slideId: string) =>
    newSlide(template, 0, slideCatalog, () => slideId)
  const content = { contentHash: [slideOf('ranking', 'order'), slideOf('single_select', 'choice')] }
  const text = (slideId: string, test: 'is' | 'is_not' | 'answered') => testInWords(keys, content, { slideId, test })
  expect(text('order', 'is')).toBe('jumps.tests.is_first')
  expect(text('order', 'is_not')).toBe('jumps.tests.is_not_first')
  expect(text('order', 'answered')).toBe('jumps.tests.answered')
  expect(text('choice', 'is')).toBe('jumps.tests.is')
  expect(text('gone', 'is')).toBe('jumps.tests.is')
})
