import { deckContent } from '@deckle/contract/models/deck-content.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { slideTemplates } from '@deckle/core/deck/slide.ts'
import { readLegacyDeck } from '@deckle/slides/legacy/read-legacy-deck.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeClient, type Person } from '../../../test/factories.ts'
import { sampleContent } from '../../../test/sample-content.ts'

let test: TestApp
let asha: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const older = {
  name: 'Tea &amp; coffee',
  readerType: 'quiz',
  slides: [
    { qtype: 'mcq', question: 'Which is hot?', options: ['Tea', 'Ice'], correct: 'Tea', icon: 'cup' },
    { qtype: 'mystery' },
    { qtype: 'open', header: 'Why?' },
  ],
}

const decks = async () => (await test.call('decks.list', { as: asha })).body.decks.length

describe('a deck as JSON', () => {
  it('is created, and the reply says what was understood', async () => {
    const { status, body } = await test.call('decks.import', { as: asha, body: older })
    expect(status).toBe(200)
    expect(body.deck).toMatchObject({ owner: { id: asha.userId }, revision: 0, can: { edit: true } })
    expect(body.report).toMatchObject({
      format: 'legacy',
      name: 'Tea & coffee',
      slides: [
        {
          template: 'single_select',
          heading: 'Which is hot?',
          notes: [{ path: 'icon', code: 'not_kept', value: 'cup' }],
        },
        { template: null, slideId: null, notes: [{ code: 'unknown_template', value: 'mystery' }] },
        { template: 'open_answer', heading: 'Why?', notes: [] },
      ],
    })
    const shown = await test.call('decks.show', { as: asha, params: { id: body.deck?.id ?? '' } })
    expect(shown.body.deck.content.contentHash.map(({ slideId }) => slideId)).toEqual(
      body.report.slides.flatMap(({ slideId }) => slideId ?? []),
    )
  })

  it('is only looked at in a dry run', async () => {
    const before = await decks()
    const { body } = await test.call('decks.import', { as: asha, query: { dry_run: 'true' }, body: older })
    expect([body.deck, body.report.slides.length]).toEqual([null, 3])
    expect(await decks()).toBe(before)
  })

  it('of ours comes back as it went, without files of others', async () => {
    const content = sampleContent(slideTemplates)
    const made = await test.call('decks.import', { as: asha, body: content })
    expect(made.body.report).toMatchObject({ format: 'deckle', notes: [] })
    expect(made.body.deck?.content).toEqual(content)
    const backgroundImage = { id: test.deps.newId(), alt: 'A hill' }
    const foreign = await test.call('decks.import', { as: asha, body: { ...content, backgroundImage } })
    expect(foreign.body.deck?.content.backgroundImage).toEqual({ id: '', alt: 'A hill' })
    expect(foreign.body.report.notes).toEqual([{ path: 'images', code: 'picture_dropped' }])
  })

  it('is refused in words where it is none, and where the plan has no room', async () => {
    for (const [body, words] of [
      [{}, 'This file is not a deck: it has no list of slides or questions.'],
      ['text', 'This file is not a deck: it has no list of slides or questions.'],
      [{ slides: [3] }, 'Nothing in this file could be read as a slide.'],
    ] as const) {
      const { status, error } = await test.call('decks.import', { as: asha, body: body })
      expect([status, error.errors]).toEqual([400, [words]])
    }
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v2/apiv2decks',
      payload: '{"slides": [',
      headers: { ...asha.headers, 'content-type': 'application/json' },
    })
    expect(reply.json()).toMatchObject({ code: 'bad_json' })
    const small = await test.signedIn('Creator', {
      clientId: (await makeClient(test.deps, { plan: 'educational' })).id,
    })
    for (let n = 0; n < 25; n++) await test.call('decks.import', { as: small, body: older })
    expect((await test.call('decks.import', { as: small, body: older })).status).toBe(402)
    expect((await test.call('decks.import', { as: small, query: { dry_run: 'true' }, body: older })).status).toBe(200)
  })
})

/** Values of wrong types. */
const anything = fc.oneof(
  { depthSize: 'small', withCrossShrink: true },
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    'checked',
    true,
    1,
    '',
    'varA',
    '&lt;b&gt;',
    '<p>x</p>',
    'javascript:1',
    '\ud800',
    'a\u0000',
    '1e999',
    -1e300,
  ),
)
const names = [
  'question',
  'title',
  'header',
  'options',
  'choice',
  'multiselect',
  'imageOpts',
  'scoreselect',
  'taggedselect',
  'rangeselect',
  'popupitems',
  'blanks',
  'bullets',
  'answer',
  'correct',
  'criteria',
  'formula',
  'rating',
  'button',
  'image',
  'video',
  'caption',
  'paragraph',
  'tags',
  'survey_feedback',
  'correct_feedback',
  'weight',
  'minTime',
  'nav',
  'jumps',
  'comments',
  'slideId',
  'id',
  'voiceover',
  'option1',
  'text2',
  '__proto__',
  'constructor',
  'toString',
] as const
const item = fc.oneof(
  fc.dictionary(
    fc.constantFrom(
      'text',
      'option',
      'caption',
      'correct',
      'tags',
      'image',
      'name',
      'minValue',
      'id',
      'slide',
      'score',
    ),
    anything,
  ),
  anything,
)
const slide = fc
  .tuple(
    fc.dictionary(
      fc.constantFrom(...names),
      fc.oneof(anything, fc.array(item, { maxLength: 5 }), fc.dictionary(fc.string(), item)),
    ),
    fc.option(fc.oneof(fc.constantFrom(...slideTemplates, 'mcq', 'open', 'upload'), fc.string())),
    fc.boolean(),
  )
  .map(([fields, template, isNested]) => ({ template, ...(isNested ? { data: fields } : fields) }))
const deckNames = [
  'name',
  'language',
  'readerType',
  'colors',
  'design',
  'resultRange',
  'outcomes',
  'translations',
  'images',
  'feedback',
  'feedbackTexts',
  'marking',
  'minTime',
  'passingPercentage',
  'gameRules',
  'presenter',
  'purpose',
] as const
const deck = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...deckNames), fc.oneof(anything, fc.dictionary(fc.string(), anything))),
    fc.constantFrom('contentHash', 'slides', 'questions'),
    fc.oneof(fc.array(fc.oneof(slide, anything), { maxLength: 6 }), fc.dictionary(fc.string(), slide)),
    fc.option(fc.dictionary(fc.constantFrom('hi', 'fr', 'x'), fc.array(slide, { maxLength: 6 })), { nil: undefined }),
  )
  .map(([settings, name, slides, translations]) => ({
    ...settings,
    [name]: slides,
    ...(translations && { translations }),
  }))

function expectValid(json: unknown): void {
  let ids = 0
  const read = readLegacyDeck(json, () => `n${++ids}`)
  if (read.refused !== undefined) {
    expect(['not_a_deck', 'no_slides']).toContain(read.refused)
    return
  }
  const checked = deckContent.safeParse(read.content)
  expect(checked.error?.issues ?? []).toEqual([])
  expect(checked.data).toEqual(read.content)
  expect(JSON.stringify(read.report)).not.toMatch(/\\u0000|\\ud[89a-f]/)
}

describe('whatever is given', { timeout: 60_000 }, () => {
  it('any JSON is a valid document or a clear refusal', () => {
    fc.assert(fc.property(fc.jsonValue(), expectValid), { numRuns: 200 })
  })

  it('an older deck of any content is a valid document', () => {
    fc.assert(fc.property(deck, expectValid), { numRuns: 60 })
  })

  it('a document of ours with something else in any place is a valid document', () => {
    const own = sampleContent(slideTemplates) as unknown
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 4 }), (changes) => {
        const json = structuredClone(own) as DeckContent
        for (const [seed, value] of changes) {
          const places = placesIn(json)
          const [holder, key] = places[seed % places.length] as readonly [Record<string, unknown>, string]
          holder[key] = value
        }
        expectValid(json)
      }),
      { numRuns: 80 },
    )
  })
})

function placesIn(value: unknown): (readonly [Record<string, unknown>, string])[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [[holder, key] as const, ...placesIn(holder[key])])
}
