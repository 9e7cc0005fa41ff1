import { describe, expect, it } from 'vitest'
import { testSeed } from '../../../../scripts/lib/test-seed.mjs'
import { contract } from '../contract.ts'
import { deckContent } from '../models/deck-content.ts'
import { fieldErrors } from '../wording/field-errors.ts'
import { sampleContent } from './sample-input.ts'
import { naughty, sweepHostile } from './sweep-hostile.ts'

/** Other values for each seed. */
const some = naughty.filter((_, at) => (at + testSeed()) % 5 === 0)

describe('some hostile values in every place of an input', () => sweepHostile(some))

describe('hostile input', () => {
  it('in the texts of every slide type is refused: NUL and lone surrogates', () => {
    const content = sampleContent()
    for (const broken of ['a\u0000', '\ud83d']) {
      const hit = content.contentHash.flatMap((slide, at) =>
        Object.entries(slide.data)
          .filter(([, value]) => typeof value === 'string')
          .map(([name]) => ({
            ...content,
            contentHash: content.contentHash.with(at, { ...slide, data: { ...slide.data, [name]: broken } }),
          })),
      )
      expect(hit.length).toBeGreaterThan(9)
      for (const one of hit) expect(deckContent.safeParse(one).success).toBe(false)
    }
  })

  it.each([
    ['no slide', { contentHash: [] }],
    [
      '501 slides',
      {
        contentHash: Array.from({ length: 501 }, (_one, at) => ({
          ...sampleContent().contentHash[0],
          slideId: `s${at}`,
          slideSeq: at,
        })),
      },
    ],
    ['a slide twice', { contentHash: [0, 1].map((slideSeq) => ({ ...sampleContent().contentHash[0], slideSeq })) }],
    ['a gap in the order', { contentHash: [{ ...sampleContent().contentHash[0], slideSeq: 1 }] }],
    ['an unknown template', { contentHash: [{ ...sampleContent().contentHash[0], template: 'toString' }] }],
    ['another template’s data', { contentHash: [{ ...sampleContent().contentHash[0], template: 'title' }] }],
    ['a field too many', { price: 1 }],
    ['an unknown language', { translations: { xx: { name: '', texts: {}, slides: {} } } }],
    ['a reserved id', { contentHash: [{ ...sampleContent().contentHash[0], slideId: '__proto__' }] }],
  ])('a deck with %s is refused', (_name, patch) => {
    expect(deckContent.safeParse({ ...sampleContent(), ...patch }).success).toBe(false)
  })

  it('of 300 slides is a deck', () => {
    const contentHash = Array.from({ length: 300 }, (_one, at) => ({
      ...sampleContent().contentHash[0],
      slideId: `s${at}`,
      slideSeq: at,
    }))
    expect(deckContent.safeParse({ ...sampleContent(), contentHash }).success).toBe(true)
  })

  it('refuses by name what a caller may not set, and takes a licence in shape only', () => {
    const own = { email: 'a@b.in', password: 'x' }
    const result = contract.users.create.body.safeParse({
      ...own,
      license: { license_type: 'Superadmin', maxUsers: 9999999999, maxSpace: 1 },
      client: 'x',
      provider: 'y',
      _id: 'z',
      user_active: true,
    })
    expect(Object.keys(fieldErrors(result.error?.issues ?? []))).toEqual(['client', 'provider', '_id', 'user_active'])
    expect(contract.users.create.body.safeParse({ ...own, license: { price: 0 } }).success).toBe(false)
  })
})
