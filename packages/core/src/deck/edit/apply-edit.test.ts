import { describe, expect, it } from 'vitest'
import { defaultFeedback } from '../texts/default-feedback.ts'
import { type DeckContent, deckLimits, languages } from '../deck.ts'
import { countingIds, order, sampleDeck, sampleSlide, testCatalog } from '../test/sample-deck.ts'
import { applyEdit, type DeckEdit } from './apply-edit.ts'
import { type DeckState, goToSlide } from './deck-state.ts'
import { copySlides } from './slides.ts'

const translated: DeckContent['translations'] = {
  hi: {
    name: 'नमूना',
    texts: {},
    slides: { a: { question: 'कौन?', 'options.a1.text': 'पहला' }, b: { question: 'क्या?' } },
  },
}
const state = (slides = 'abc', current = 0): DeckState => ({
  content: { ...sampleDeck(slides), translations: translated },
  current,
})

function edit(from: DeckState, ...edits: DeckEdit[]): DeckState {
  const newId = countingIds('n')
  return edits.reduce((at, one) => {
    const result = applyEdit(at, one, testCatalog, newId)
    return result.ok ? result.state : expect.unreachable(`${one.type}: ${result.reason}`)
  }, from)
}
const refusal = (from: DeckState, one: DeckEdit) => {
  const result = applyEdit(from, one, testCatalog, countingIds('n'))
  return result.ok ? 'done' : result.reason
}
const slide = (from: DeckState, slideId: string) => from.content.contentHash.find((one) => one.slideId === slideId)
/** `a[b]c`: the order with the current slide marked. */
const seen = (from: DeckState) => [...order(from.content).matchAll(/n?./g)].map(([id]) => id)
const marked = (from: DeckState) =>
  from.content.contentHash.map((one, at) => (at === from.current ? `[${one.slideId}]` : one.slideId)).join('')

describe('slides', () => {
  it.each([
    ['abc', 0, { type: 'addSlide', template: 'title' }, 'a[n1]bc'],
    ['abc', 2, { type: 'addSlide', template: 'title' }, 'abc[n1]'],
    ['abc', 0, { type: 'duplicateSlides', slideIds: ['a'] }, 'a[n1]bc'],
    ['abc', 0, { type: 'duplicateSlides', slideIds: ['b', 'a'] }, 'abn1[n2]c'],
    ['abc', 0, { type: 'deleteSlides', slideIds: ['a'] }, '[b]c'],
    ['abc', 1, { type: 'deleteSlides', slideIds: ['b'] }, '[a]c'],
    ['abc', 2, { type: 'deleteSlides', slideIds: ['c'] }, 'a[b]'],
    ['abc', 2, { type: 'deleteSlides', slideIds: ['a'] }, 'b[c]'],
    ['abc', 0, { type: 'deleteSlides', slideIds: ['c'] }, '[a]b'],
    ['abcd', 2, { type: 'deleteSlides', slideIds: ['b', 'c'] }, '[a]d'],
    ['abc', 0, { type: 'moveSlides', slideIds: ['a'], before: null }, 'bc[a]'],
    ['abc', 0, { type: 'moveSlides', slideIds: ['c'], before: 'a' }, 'c[a]b'],
    ['abcd', 1, { type: 'moveSlides', slideIds: ['d', 'a'], before: 'c' }, '[b]adc'],
    ['abcd', 0, { type: 'moveSlides', slideIds: ['b', 'c'], before: 'c' }, '[a]bcd'],
    ['abc', 1, { type: 'moveSlides', slideIds: ['b'], before: 'b' }, 'a[b]c'],
  ] as [string, number, DeckEdit, string][])('%s at %i: %o makes %s', (slides, current, one, expected) => {
    const after = edit(state(slides, current), one)
    expect(marked(after)).toBe(expected)
    expect(after.content.contentHash.map((item) => item.slideSeq)).toEqual(seen(after).map((_id, at) => at))
  })

  it('begins with the data that is given with it, and its template’s defaults for the rest', () => {
    const [plain, begun] = [{}, { data: { question: 'Which of these does not belong?' } }].map((more) => {
      const after = edit(state('a'), { type: 'addSlide', template: 'single_select', ...more })
      return after.content.contentHash[1]?.data ?? {}
    })
    expect(begun).toEqual({ ...plain, question: 'Which of these does not belong?' })
    expect(plain).not.toEqual(begun)
  })

  it.each([
    ['a', { type: 'deleteSlides', slideIds: ['a'] }, 'only_slide'],
    ['abc', { type: 'deleteSlides', slideIds: ['a', 'b', 'c'] }, 'only_slide'],
    ['abc', { type: 'deleteSlides', slideIds: ['x'] }, 'unknown_slide'],
    ['abc', { type: 'duplicateSlides', slideIds: [] }, 'unknown_slide'],
    ['abc', { type: 'moveSlides', slideIds: ['a'], before: 'x' }, 'unknown_slide'],
    ['abc', { type: 'moveSlides', slideIds: [], before: null }, 'unknown_slide'],
    ['abc', { type: 'resetSlide', slideId: 'x' }, 'unknown_slide'],
    ['abc', { type: 'changeTemplate', slideId: 'x', template: 'title' }, 'unknown_slide'],
    ['abc', { type: 'setNav', slideId: 'x', nav: {} }, 'unknown_slide'],
    ['abc', { type: 'setMinTime', slideId: 'x', seconds: 1 }, 'unknown_slide'],
    ['abc', { type: 'updateData', slideId: 'a', path: 'options.zz.text', value: '' }, 'unknown_path'],
    ['abc', { type: 'updateData', slideId: 'a', path: '__proto__.x', value: 1 }, 'unknown_path'],
    ['abc', { type: 'updateData', slideId: 'a', path: 'constructor', value: 1 }, 'unknown_path'],
    ['abc', { type: 'updateData', slideId: 'a', path: 'options.length', value: 0 }, 'unknown_path'],
    ['abc', { type: 'updateData', slideId: 'a', path: 'options.a1.id', value: 'a2' }, 'unknown_path'],
    ['abc', { type: 'updateData', slideId: 'a', path: 'options.a1', value: 'text' }, 'unknown_path'],
    ['abc', { type: 'addItem', slideId: 'a', path: 'question', item: { id: 'q' } }, 'unknown_path'],
    ['abc', { type: 'removeItem', slideId: 'a', path: 'options', itemId: 'b1' }, 'unknown_item'],
    ['abc', { type: 'moveItem', slideId: 'a', path: 'options', itemId: 'a1', before: 'b1' }, 'unknown_item'],
    ['abc', { type: 'setTranslation', language: 'hi', slideId: 'x', path: 'question', text: '?' }, 'unknown_slide'],
    ['abc', { type: 'setTranslation', language: 'hi', slideId: null, path: 'other', text: '?' }, 'unknown_path'],
  ] as [string, DeckEdit, string][])('%s: %o is refused: %s', (slides, one, reason) => {
    expect(refusal(state(slides), one)).toBe(reason)
  })

  it('are at most 500', () => {
    const full = {
      content: { ...sampleDeck(), contentHash: Array.from({ length: 500 }, (_one, at) => sampleSlide(`s${at}`, at)) },
      current: 0,
    }
    expect(refusal(full, { type: 'addSlide', template: 'title' })).toBe('too_many_slides')
    expect(refusal(full, { type: 'duplicateSlides', slideIds: ['s0'] })).toBe('too_many_slides')
  })

  it('copied keep their contents and translations under a fresh id', () => {
    const after = edit(state(), { type: 'duplicateSlides', slideIds: ['a'] })
    expect(slide(after, 'n1')).toEqual({ ...slide(after, 'a'), slideId: 'n1', slideSeq: 1 })
    expect(after.content.translations.hi?.slides.n1).toEqual(translated.hi?.slides.a)
  })

  it('pasted into another deck bring their translations, in their own order', () => {
    const copied = copySlides(state().content, ['b', 'a', 'x'])
    const other = { content: sampleDeck('xy'), current: 0 }
    const after = edit(other, { type: 'pasteSlides', copied }, { type: 'pasteSlides', copied })
    expect(marked(after)).toBe('xn1n2n3[n4]y')
    expect(after.content.translations.hi).toMatchObject({
      name: '',
      texts: {},
      slides: { n1: { question: 'कौन?' }, n4: { question: 'क्या?' } },
    })
    expect(
      applyEdit(other, { type: 'pasteSlides', copied: { slides: [], translations: {} } }, testCatalog, countingIds()),
    ).toEqual({ ok: true, state: other })
  })

  it('never take an id that is there already', () => {
    const after = applyEdit(
      state('abc'),
      { type: 'addSlide', template: 'title' },
      testCatalog,
      (
        (ids) => () =>
          ids.shift() ?? ''
      )(['a', 'b', 'z']),
    )
    expect(after.ok && marked(after.state)).toBe('a[z]bc')
  })

  it('deleted take their translations along', () => {
    expect(edit(state(), { type: 'deleteSlides', slideIds: ['a'] }).content.translations.hi?.slides).toEqual({
      b: { question: 'क्या?' },
    })
  })

  it('reset are as new, under the same id, with the comments', () => {
    const changed = edit(
      state(),
      { type: 'updateData', slideId: 'b', path: 'question', value: 'Other?' },
      { type: 'setNav', slideId: 'b', nav: { next: false } },
      { type: 'setMinTime', slideId: 'b', seconds: 9 },
      { type: 'setSlideProperties', slideId: 'b', patch: { comments: 'Mine', voiceover: 'Hear' } },
    )
    const after = edit(changed, { type: 'resetSlide', slideId: 'b' })
    expect(slide(after, 'b')).toMatchObject({
      slideSeq: 1,
      data: { question: 'Which single_select?' },
      nav: { next: true, previous: true },
      minTime: 0,
      voiceover: '',
      comments: 'Mine',
    })
    expect(after.content.translations.hi?.slides.b).toBeUndefined()
  })

  it('of another template have its defaults, and branching ones no way on or back', () => {
    const branching = edit(state(), { type: 'changeTemplate', slideId: 'a', template: 'brancher' })
    expect(slide(branching, 'a')).toMatchObject({
      template: 'brancher',
      data: { question: 'Which brancher?' },
      nav: { next: false, previous: false },
    })
    expect(slide(edit(branching, { type: 'changeTemplate', slideId: 'a', template: 'title' }), 'a')).toMatchObject({
      data: { title: 'New title' },
      nav: { next: true, previous: true },
    })
    expect(branching.content.translations.hi?.slides.a).toBeUndefined()
    expect(slide(edit(state(), { type: 'addSlide', template: 'brancher' }), 'n1')?.nav).toEqual({
      next: false,
      previous: false,
    })
    const shut = edit(
      state(),
      { type: 'setNav', slideId: 'a', nav: { previous: false } },
      { type: 'changeTemplate', slideId: 'a', template: 'title' },
    )
    expect(slide(shut, 'a')?.nav).toEqual({ next: true, previous: false })
  })

  it.each([
    [5, 5],
    [1.6, 2],
    [-3, 0],
    [99999, 3600],
    [NaN, 0],
  ])('minimum time %d is stored as %d', (seconds, stored) => {
    expect(slide(edit(state(), { type: 'setMinTime', slideId: 'a', seconds }), 'a')?.minTime).toBe(stored)
    expect(edit(state(), { type: 'setMinTime', slideId: null, seconds }).content.minTime).toBe(stored)
  })
})

describe('data', () => {
  it('is set at a path, and everything else is shared', () => {
    const before = state()
    const after = edit(before, { type: 'updateData', slideId: 'a', path: 'options.a2.text', value: 'Two' })
    expect(slide(after, 'a')?.data.options).toEqual([
      { id: 'a1', text: 'Option 1', correct: '' },
      { id: 'a2', text: 'Two', correct: '' },
      { id: 'a3', text: 'Option 3', correct: '' },
    ])
    expect(slide(before, 'a')?.data.options).toHaveLength(3)
    expect(slide(after, 'b')).toBe(slide(before, 'b'))
    expect(slide(after, 'a')?.data.image).toBe(slide(before, 'a')?.data.image)
  })

  it.each([
    ['image.alt', 'Tree'],
    ['image.id', 'm1'],
    ['question', ''],
    ['options', []],
  ])('at %s takes %j', (path, value) => {
    const after = edit(state(), { type: 'updateData', slideId: 'a', path, value })
    expect(
      path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], slide(after, 'a')?.data),
    ).toEqual(value)
  })

  it('lists take, give and move items', () => {
    const item = { id: 'a1', text: 'New', correct: '' }
    const after = edit(
      state(),
      { type: 'addItem', slideId: 'a', path: 'options', item },
      { type: 'addItem', slideId: 'a', path: 'options', item: { ...item, id: 'first' }, at: 0 },
      { type: 'removeItem', slideId: 'a', path: 'options', itemId: 'a1' },
      { type: 'moveItem', slideId: 'a', path: 'options', itemId: 'a3', before: 'a2' },
      { type: 'moveItem', slideId: 'a', path: 'options', itemId: 'first', before: null },
    )
    expect((slide(after, 'a')?.data.options as { id: string }[] | undefined)?.map(({ id }) => id)).toEqual([
      'a3',
      'a2',
      'n1',
      'first',
    ])
    expect(after.content.translations.hi?.slides.a).toEqual({ question: 'कौन?' })
  })
})

describe('the deck', () => {
  it('is renamed, but not to nothing', () => {
    expect(edit(state(), { type: 'rename', name: 'Other' }).content.name).toBe('Other')
    expect(edit(state(), { type: 'rename', name: ' ' }).content.name).toBe('Sample')
  })

  it('takes properties, design, colours, language, pictures', () => {
    const after = edit(
      state(),
      { type: 'setProperties', patch: { passingPercentage: 50, jumpAhead: true } },
      { type: 'setDesign', patch: { theme: 'inverted' } },
      { type: 'setColors', patch: { base: '#000000' } },
      { type: 'setLanguage', language: 'hi' },
      { type: 'addImage', mediaId: 'm1' },
      { type: 'addImage', mediaId: 'm2' },
      { type: 'addImage', mediaId: 'm1' },
    )
    const { content } = state()
    expect(after.content).toEqual({
      ...content,
      passingPercentage: 50,
      jumpAhead: true,
      language: 'hi',
      // The deck has translations, so the language of its texts stays.
      baseLanguage: 'en',
      design: { ...content.design, theme: 'inverted' },
      colors: { ...content.colors, base: '#000000' },
      images: ['m1', 'm2'],
    })
  })

  it('is translated text by text', () => {
    const after = edit(
      state(),
      { type: 'setTranslation', language: 'hi', slideId: 'a', path: 'question', text: '' },
      { type: 'setTranslation', language: 'hi', slideId: 'b', path: 'question', text: '' },
      { type: 'setTranslation', language: 'ta', slideId: 'c', path: 'question', text: 'எது?' },
      { type: 'setTranslation', language: 'ta', slideId: null, path: 'name', text: 'மாதிரி' },
      { type: 'addTranslation', language: 'ur' },
      { type: 'addTranslation', language: 'ta' },
      { type: 'removeTranslation', language: 'ur' },
      { type: 'addTranslation', language: 'bn' },
    )
    expect(after.content.translations).toEqual({
      hi: { name: 'नमूना', texts: {}, slides: { a: { 'options.a1.text': 'पहला' } } },
      ta: { name: 'மாதிரி', texts: {}, slides: { c: { question: 'எது?' } } },
      bn: { name: '', texts: {}, slides: {} },
    })
  })

  it('is loaded at its first slide, and cleared to a new one of its type', () => {
    const loaded = edit(state('abc', 2), {
      type: 'load',
      content: { ...sampleDeck('xy'), contentHash: [sampleSlide('x', 7), sampleSlide('y', 7)] },
    })
    expect([marked(loaded), loaded.content.contentHash.map((one) => one.slideSeq)]).toEqual(['[x]y', [0, 1]])
    const cleared = edit(state('abc', 2), { type: 'clear' })
    expect([
      cleared.content.name,
      cleared.content.contentHash.length,
      cleared.current,
      cleared.content.translations,
    ]).toEqual(['Sample', 1, 0, {}])
  })

  it('takes several edits as one, or none of them', () => {
    const both: DeckEdit = {
      type: 'batch',
      edits: [
        { type: 'rename', name: 'New' },
        { type: 'deleteSlides', slideIds: ['a'] },
      ],
    }
    expect(edit(state(), both).content).toMatchObject({
      name: 'New',
      contentHash: [{ slideId: 'b' }, { slideId: 'c' }],
    })
    expect(refusal(state('a'), both)).toBe('only_slide')
  })
})

describe('the language of a deck without translations', () => {
  const feedbackTexts = { ...defaultFeedback.en, incorrect: 'Have another look.' }
  const written = (): DeckState => ({ ...state(), content: { ...state().content, feedbackTexts, translations: {} } })

  it('takes the feedback along that nobody has written, there and back', () => {
    const tamil = edit(written(), { type: 'setLanguage', language: 'ta' })
    expect(tamil.content.feedbackTexts).toEqual({ ...defaultFeedback.ta, incorrect: 'Have another look.' })
    expect(edit(tamil, { type: 'setLanguage', language: 'en' }).content).toEqual(written().content)
  })

  it('has feedback of its own in each language, as short as reads best', () => {
    const texts = languages.flatMap((language) => Object.values({ ...defaultFeedback[language] }))
    expect(new Set(texts).size).toBe(languages.length * 3)
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(deckLimits.feedback.ideal)
  })
})

describe('an edit that changes nothing', () => {
  it.each([
    { type: 'rename', name: 'Sample' },
    { type: 'setNav', slideId: 'a', nav: { next: true } },
    { type: 'setMinTime', slideId: 'a', seconds: 0 },
    { type: 'setMinTime', slideId: null, seconds: 0 },
    { type: 'setSlideProperties', slideId: 'a', patch: { comments: '' } },
    { type: 'updateData', slideId: 'a', path: 'options.a1.text', value: 'Option 1' },
    { type: 'moveSlides', slideIds: ['a'], before: 'b' },
    { type: 'moveItem', slideId: 'a', path: 'options', itemId: 'a1', before: 'a2' },
    { type: 'setLanguage', language: 'en' },
    { type: 'setDesign', patch: { theme: 'normal' } },
    { type: 'setColors', patch: {} },
    { type: 'removeTranslation', language: 'fr' },
    { type: 'batch', edits: [] },
  ] as DeckEdit[])('%o gives the same state', (one) => {
    const before = state()
    expect(edit(before, one)).toBe(before)
  })
})

describe('another slide', () => {
  it.each([
    [1, 1],
    [-1, 0],
    [9, 2],
    [NaN, 0],
    [1.9, 1],
  ])('at %d is the one at %d', (index, shown) => {
    expect(goToSlide(state(), index).current).toBe(shown)
  })
  it('that is the same changes nothing', () => {
    const before = state()
    expect(goToSlide(before, 0)).toBe(before)
  })
})
