import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { type JumpRule, noJumps, type SlideJumps } from '@deckle/core/deck/jump.ts'
import type { Outcome } from '@deckle/core/deck/ending/outcome.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { definitionOf, fieldsOf, slideTypes } from '@deckle/slides/catalog.ts'
import type { Fields } from '@deckle/slides/fields/field.ts'
import { secretMark, slideData } from '@deckle/slides/test/slide-data.ts'
import { toPlayDeck } from './play-deck.ts'
import { sampleDeck } from '../test/sample-deck.ts'

const ids = { deckId: 'd', versionId: 'v', shortid: 'abcdefgh' }
const options = { poweredBy: true, brand: { name: 'B', logo: '' } }
const secretJumps: SlideJumps = {
  rules: [
    {
      id: 'r',
      match: 'any',
      conditions: [{ id: 'c', slideId: '', test: 'formula', value: `varA > 1 ${secretMark}` }],
      to: 's1',
    },
  ],
  otherwise: '',
}
const secretOutcome: Outcome = {
  id: 'o',
  title: secretMark,
  text: secretMark,
  image: { id: '', alt: secretMark },
  link: '',
  linkLabel: secretMark,
  minValue: 0,
  maxValue: 100,
  masterTags: [secretMark],
}

function secretPaths(fields: Fields, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(field.secret ? [prefix + name] : []),
    ...(field.kind === 'list' ? secretPaths(field.item, `${prefix}${name}.`) : []),
  ])
}
/** Paths of all values, without list indexes. */
function pathsIn(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, prefix))
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => [prefix + key, ...pathsIn(inner, `${prefix}${key}.`)])
    : []
}

describe('the deck that a player gets', () => {
  const aSlide = fc
    .constantFrom(...slideTypes)
    .chain((template) => slideData(template).map((data) => ({ template, data })))

  it.each(slideTypes)('%s: has secrets to keep where anything of it is right or counts', (type) => {
    const { points, interaction } = definitionOf(type)
    const secrets = secretPaths(fieldsOf(type))
    if (points) expect(secrets).not.toEqual([])
    if (points === 'right') expect(secrets).toContain('correct_feedback')
    if (interaction === 'none') expect(secrets).toEqual([])
  })

  it('holds no secret of any type, in any language, nor what only the marker and the author know', () => {
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
            jumps: secretJumps,
          }))
          const texts = Object.fromEntries(
            contentHash.map(({ slideId, template }) => [
              slideId,
              Object.fromEntries(secretPaths(fieldsOf(template)).map((path) => [path, secretMark])),
            ]),
          )
          const content: DeckContent = {
            ...sampleDeck,
            readerType,
            contentHash,
            translationEnabled,
            passingPercentage: 61.70503,
            resultRange: { minValue: 0, maxValue: 100, masterTags: [secretMark] },
            outcomes: [secretOutcome],
            translations: { hi: { name: 'H', texts: { 'feedbackTexts.correct': secretMark }, slides: texts } },
            feedbackTexts: { correct: secretMark, incorrect: secretMark, neutral: secretMark },
          }
          for (const language of ['en', 'hi']) {
            const deck = toPlayDeck(content, ids, { ...options, language })
            const json = JSON.stringify(deck)
            expect(json).not.toContain(secretMark)
            expect(json).not.toContain('passingPercentage')
            expect(json).not.toContain('61.70503')
            for (const { template, data } of deck.slides) {
              const secrets = secretPaths(fieldsOf(template))
              expect(pathsIn(data).filter((path) => secrets.includes(path))).toEqual([])
            }
          }
        },
      ),
    )
  })

  it('says where a slide leads as far as answers alone decide it, and that the marker decides the rest', () => {
    const open: JumpRule = {
      id: 'open',
      match: 'any',
      conditions: [{ id: 'c', slideId: 's4', test: 'is', value: 'o1' }],
      to: 's8',
    }
    const led = (slide: Slide, jumps: SlideJumps) =>
      toPlayDeck({ ...sampleDeck, contentHash: [{ ...slide, jumps }] }, ids, options).slides[0]!
    const [title, single] = [sampleDeck.contentHash[0]!, sampleDeck.contentHash[4]!]
    expect(led(single, { rules: [open], otherwise: 's2' })).toMatchObject({
      asksNext: false,
      jumps: { rules: [open], otherwise: 's2' },
    })
    const question = led(single, secretJumps)
    expect([question.asksNext, question.jumps, question.reply]).toEqual([true, undefined, 'verdict'])
    // A slide without a question sends nothing: conditions that need marking are never met there.
    expect(led(title, { rules: [...secretJumps.rules, open], otherwise: 's2' })).toMatchObject({
      asksNext: false,
      jumps: { rules: [open], otherwise: 's2' },
    })
    expect(led(single, noJumps)).not.toHaveProperty('jumps')
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

  it('says what the player waits for on each slide', () => {
    const replies = (change: Partial<DeckContent>) =>
      toPlayDeck({ ...sampleDeck, ...change }, ids, options).slides.flatMap(({ template, reply }) =>
        reply === 'none' ? [] : `${template} ${reply}`,
      )
    const computed = ['range_select result_again', 'qualification result']
    const marked = ['single_select', 'multiple_select', 'true_false', 'pick_picture', 'fill_in_the_blanks', 'anagram']
    expect(replies({ readerType: 'quiz' })).toEqual([
      ...marked.map((type) => `${type} verdict`),
      ...computed,
      'ranking verdict',
    ])
    expect(replies({ readerType: 'poll' })).toEqual(computed)
    expect(replies({ readerType: 'quiz', feedback: false })).toEqual(computed)
    const contentHash = sampleDeck.contentHash.map((slide) => ({ ...slide, data: { ...slide.data, formula: ' ' } }))
    expect(replies({ readerType: 'poll', contentHash })).toEqual(['qualification result'])
    const withSecretJumps = sampleDeck.contentHash.slice(8, 9).map((slide) => ({ ...slide, jumps: secretJumps }))
    expect(replies({ readerType: 'poll', contentHash: withSecretJumps })).toEqual(['rating next'])
  })
})
