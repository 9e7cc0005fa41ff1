import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { describe, expect, it } from 'vitest'
import { slideDataSchemas } from './schemas.ts'
import { upgradeContent } from './upgrade.ts'

const older = {
  name: 'Old',
  readerType: 'quiz',
  language: 'en',
  contentHash: {
    a1: {
      slideSeq: 0,
      template: 'single_select',
      data: { question: 'Q', options: [{ text: 'x', correct: 'checked' }, { text: 'y' }] },
    },
    b2: {
      slideSeq: 1,
      qtype: 'tagged',
      title: 'T',
      taggedselect: [{ option: 'A', tags: 'calm, bold' }, { option: 'B' }],
    },
  },
} as unknown as DeckContent

describe('a stored document with legacy items', () => {
  it('is read on load, each time with the same ids, and then stays as it is', () => {
    const content = upgradeContent(older)
    expect(content.contentHash.map(({ slideId, template }) => [slideId, template])).toEqual([
      ['a1', 'single_select'],
      ['b2', 'tagged_select'],
    ])
    for (const { template, data } of content.contentHash)
      expect(slideDataSchemas[template]?.safeParse(data).success).toBe(true)
    expect(upgradeContent(older)).toEqual(content)
    expect(upgradeContent(content)).toBe(content)
  })

  it('may hold them among current ones', () => {
    const current = upgradeContent(older)
    const [first] = current.contentHash
    const mixed = {
      ...current,
      contentHash: [
        first,
        { ...current.contentHash[1], data: { qtype: 'open', header: 'Why &lt; how?' }, template: 'open_answer' },
      ],
    } as DeckContent
    const content = upgradeContent(mixed)
    expect(content.contentHash[0]).toEqual(first)
    expect(content.contentHash[1]).toMatchObject({
      slideId: 'b2',
      data: { question: 'Why < how?', image: { id: '', alt: '' } },
    })
  })
})
