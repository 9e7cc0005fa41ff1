import { describe, expect, it } from 'vitest'
import { findDecks, galleryDecks } from './gallery-deck.ts'
import { galleryUrl } from './url-state.ts'

const english = galleryDecks('en')
const find = (q?: string, type?: Parameters<typeof findDecks>[1]['type']) =>
  findDecks(english, { q, type }, (kind) => (kind === 'linklist' ? 'Link list' : kind)).map(({ key }) => key)

describe('the gallery', () => {
  it('has 26 decks in the requested language', () => {
    expect(english).toHaveLength(26)
    expect(english.find(({ key }) => key === 'phishing')).toMatchObject({
      name: 'Phishing: spot the trap',
      hasJumps: false,
    })
    expect(english.find(({ key }) => key === 'nps')).toMatchObject({ hasJumps: true })
    const [first] = galleryDecks('hi')
    expect(first?.name).toBe('हमारी शुरुआत की कहानी')
    expect(first?.content.translationEnabled).toBe(false)
  })

  it('searches for all words, in either language, and by reader type', () => {
    expect(find()).toHaveLength(26)
    expect(find('  PHISH  ')).toEqual(['phishing'])
    expect(find('coffee suits')).toEqual(['which-coffee'])
    expect(find('फ़िशिंग')).toEqual(['phishing'])
    expect(find('link list')).toEqual(['link-in-bio', 'event-hub'])
    expect(find('', 'quiz')).toEqual(['phishing', 'world-capitals'])
    expect(find('phishing', 'game')).toEqual([])
    expect(find('zzz')).toEqual([])
  })

  it('reads its URL and drops invalid values', () => {
    const all = { q: 'x', type: 'quiz', language: 'hi', template: 'phishing' }
    expect(galleryUrl.parse(all)).toEqual(all)
    expect(galleryUrl.parse({ q: ' ', type: 'novel', language: 'de', template: 7 })).toEqual({})
  })
})
