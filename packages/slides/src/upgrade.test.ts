import { describe, expect, it } from 'vitest'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { noJumps } from '@deckle/core/deck/jump.ts'
import { slideTypes } from './catalog.ts'
import { slideDataSchemas } from './schemas.ts'
import { sampleDeck, sampleSlide } from './test/sample-deck.ts'
import { upgradeContent } from './upgrade.ts'

const today = sampleDeck(
  'quiz',
  slideTypes.map((type) => sampleSlide(type, type)),
  { translations: { hi: { name: 'नमूना', texts: {}, slides: {} } } },
)
const without = (from: object, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)))

describe('a stored deck', () => {
  it('of today is the same object', () => {
    expect(upgradeContent(today)).toBe(today)
  })

  it('of before jumps, outcomes and translated deck texts gets what they meant then', () => {
    const old = {
      ...without(today, 'resultRange', 'outcomes', 'gameRules'),
      contentHash: today.contentHash.map((slide) => without(slide, 'jumps')),
      translations: { hi: { name: 'नमूना', slides: {} } },
    } as unknown as DeckContent
    expect(upgradeContent(old)).toEqual(today)
    expect(upgradeContent(old).contentHash[0]?.jumps).toEqual(noJumps)
  })

  it('keeps what it says itself', () => {
    const own = { resultRange: { minValue: 1, maxValue: 2, masterTags: ['A'] } }
    const old = { ...without(today, 'outcomes'), ...own } as unknown as DeckContent
    expect(upgradeContent(old)).toMatchObject({ ...own, outcomes: [] })
  })

  it('whose questions had neither weight nor tags has both, and takes its own data again', () => {
    const old = {
      ...today,
      contentHash: today.contentHash.map((slide) => ({
        ...slide,
        data: without(slide.data, 'weight', 'tags', 'variable', 'image', 'bullets'),
      })),
    }
    for (const { template, data } of upgradeContent(old).contentHash)
      expect(slideDataSchemas[template]?.safeParse(data).success, template).toBe(true)
    const single = upgradeContent(old).contentHash.find(({ template }) => template === 'single_select')
    expect(single?.data).toMatchObject({ weight: 1, tags: [] })
  })

  it('makes up no items, and gives those there are what they lack', () => {
    const slide = sampleSlide('a', 'brancher', { popupitems: [{ id: 'x', option: 'Go' }] })
    const [brancher, paragraph] = upgradeContent(
      sampleDeck('story', [slide, { ...sampleSlide('p', 'paragraph'), data: { title: 'T', paragraph: '' } }]),
    ).contentHash
    expect(brancher?.data.popupitems).toEqual([
      { id: 'x', option: 'Go', image: { id: '', alt: '' }, caption: '', pdf: '', slide: '' },
    ])
    expect(paragraph?.data).toMatchObject({ bullets: [], image: { id: '', alt: '' } })
  })
})
