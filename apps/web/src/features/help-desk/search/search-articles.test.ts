import { growsLinearly } from '@deckle/core/test/grows-linearly.ts'
import { describe, expect, it } from 'vitest'
import { articles } from '../articles/article.ts'
import { texts as en } from '../articles/en/texts.ts'
import { texts as hi } from '../articles/hi/texts.ts'
import { fits, highlight, searchArticles, wordsOf } from './search-articles.ts'

const first = (query: string, texts = en) => searchArticles(texts, query)[0]?.id
const all = (query: string, texts = en) => searchArticles(texts, query).map(({ id }) => id)

describe('a search of the help desk', () => {
  it('shows all articles, in their order, for nothing', () => {
    expect(all('  ')).toEqual(articles.map(({ id }) => id))
  })

  it.each([
    ['webhook', 'webhooks'],
    ['embed', 'publish'],
    ['publsih deck', 'publish'],
    ['certif', 'certificates'],
    ['How do I translate a deck?', 'languages'],
    ['two factor', 'account-security'],
    ['forgot passwrod', 'account-security'],
    ['invoce', 'billing'],
    ['pass mark', 'scoring'],
    ['csv import people', 'people'],
    ['QR code', 'publish'],
    ['SSO', 'single-sign-on'],
    ['offline', 'offline'],
  ])('finds %j first in %s', (query, id) => {
    expect(first(query)).toBe(id)
  })

  it.each([
    ['वेबहुक', 'webhooks'],
    ['प्रमाणप', 'certificates'],
    ['अनुवाद कैसे करें', 'languages'],
    ['पासवर्ड', 'account-security'],
    // Without the dot that a sign is often written without.
    ['सफेद पेज', 'offline'],
    ['प्रमाणपत्रर', 'certificates'],
  ])('finds %j in Hindi first in %s', (query, id) => {
    expect(first(query, hi)).toBe(id)
  })

  it('ranks titles before keywords before text', () => {
    expect(first('certificates')).toBe('certificates')
    expect(all('certificate').indexOf('certificates')).toBeLessThan(all('certificate').indexOf('courses'))
  })

  it('wants all words where an article has all of them, and most of them elsewhere', () => {
    expect(all('webhook signature').every((id) => id === 'webhooks')).toBe(true)
    expect(first('webhook zzzzzz')).toBe('webhooks')
    expect(all('zzzzzz qqqqqq')).toEqual([])
  })

  it('shows the line that fits', () => {
    expect(searchArticles(en, 'signature')[0]?.line).toContain('signature')
  })

  it('takes time in proportion to what is typed', () => {
    expect(growsLinearly((size) => searchArticles(en, 'x'.repeat(size)), 1000)).toBe(true)
    expect(growsLinearly((size) => searchArticles(hi, 'कैसे '.repeat(size)), 3)).toBe(true)
  })
})

describe('words', () => {
  it('fit as themselves, as beginnings, and nearly', () => {
    expect([fits('deck', 'deck'), fits('de', 'deck'), fits('dekc', 'deck'), fits('dack', 'deck')]).toEqual([
      1, 0.8, 0.5, 0.5,
    ])
    expect([fits('cat', 'car'), fits('lead', 'mead'), fits('x', 'xenon'), fits('publsih', 'publish')]).toEqual([
      0, 0, 0, 0.5,
    ])
  })

  it('are compared without case, accents and optional signs', () => {
    expect(wordsOf('Café, QR-Code; ज़रूरत')).toEqual(['cafe', 'qr', 'code', 'जरूरत'])
  })

  it('are marked in a text', () => {
    const hits = highlight('Publish, share and embed', 'publ and').filter(({ isHit }) => isHit)
    expect(hits.map(({ text }) => text)).toEqual(['Publish'])
    expect(
      highlight('A <b> c', 'zz')
        .map(({ text }) => text)
        .join(''),
    ).toBe('A <b> c')
  })
})
