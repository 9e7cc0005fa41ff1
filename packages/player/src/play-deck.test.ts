import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { fieldsOf, slideTypes } from '@deckle/slides/catalog.ts'
import type { Fields } from '@deckle/slides/fields/field.ts'
import { secretMark, slideData } from '@deckle/slides/test/slide-data.ts'
import { toPlayDeck } from './play-deck.ts'
import { sampleDeck } from './test/sample-deck.ts'

const ids = { deckId: 'd', versionId: 'v', shortid: 'abcdefgh' }
const options = { poweredBy: true, brand: { name: 'B', logo: '' } }

function secretNames(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(field.secret ? [name] : []),
    ...(field.kind === 'list' ? secretNames(field.item) : []),
  ])
}
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
    : []
}

describe('the deck that a player gets', () => {
  const aSlide = fc
    .constantFrom(...slideTypes)
    .chain((template) => slideData(template).map((data) => ({ template, data })))
  const secrets = new Set(slideTypes.flatMap((type) => secretNames(fieldsOf(type))))

  it('knows of secrets to keep', () => {
    expect([...secrets].sort()).toEqual([
      'answer',
      'correct',
      'correct_feedback',
      'incorrect_feedback',
      'partialCredit',
    ])
  })

  it('holds no secret of any type, in any language, nor the author’s notes', () => {
    fc.assert(
      fc.property(
        fc.array(aSlide, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...readerTypes),
        fc.boolean(),
        (made, readerType, translationEnabled) => {
          const contentHash: Slide[] = made.map((slide, at) => ({
            ...sampleDeck.contentHash[0]!,
            ...slide,
            slideId: `s${at}`,
            slideSeq: at,
            comments: secretMark,
          }))
          const texts = Object.fromEntries(
            contentHash.map((slide) => [
              slide.slideId,
              { correct_feedback: secretMark, incorrect_feedback: secretMark, answer: secretMark },
            ]),
          )
          const content = {
            ...sampleDeck,
            readerType,
            contentHash,
            translationEnabled,
            passingPercentage: 61.7,
            translations: { hi: { name: 'H', texts: {}, slides: texts } },
            feedbackTexts: { correct: secretMark, incorrect: secretMark, neutral: secretMark },
          }
          for (const language of ['en', 'hi']) {
            const deck = toPlayDeck(content, ids, { ...options, language })
            const json = JSON.stringify(deck)
            expect(json).not.toContain(secretMark)
            expect(json).not.toContain('61.7')
            expect(keysIn(deck.slides.map((slide) => slide.data)).filter((key) => secrets.has(key))).toEqual([])
          }
        },
      ),
    )
  })

  it('is in the language asked for where there is one, and falls back text by text', () => {
    const hi = { name: 'आकाश', texts: {}, slides: { s4: { question: 'कौन सा ग्रह?' } } }
    const content = { ...sampleDeck, translationEnabled: true, translations: { hi } }
    const deck = toPlayDeck(content, ids, { ...options, language: 'hi' })
    expect(deck).toMatchObject({ name: 'आकाश', language: 'hi', languages: ['en', 'hi'] })
    expect(deck.slides[4]!.data).toMatchObject({ question: 'कौन सा ग्रह?', options: [{ text: 'Venus' }, {}, {}, {}] })
    expect(toPlayDeck({ ...content, translationEnabled: false }, ids, { ...options, language: 'hi' })).toMatchObject({
      language: 'en',
      languages: ['en'],
    })
    expect(toPlayDeck(content, ids, { ...options, language: '__proto__' }).language).toBe('en')
  })

  it('says which slides are judged', () => {
    const judged = (readerType: 'quiz' | 'poll', feedback = true) =>
      toPlayDeck({ ...sampleDeck, readerType, feedback }, ids, options).slides.filter(
        (slide) => slide.reply === 'verdict',
      ).length
    expect([judged('quiz'), judged('poll'), judged('quiz', false)]).toEqual([4, 0, 0])
  })
})
