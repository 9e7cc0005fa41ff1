import fc from 'fast-check'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import type { SlideTemplate } from '@deckle/core/deck/slide.ts'
import { describe, expect, it } from 'vitest'
import { defaultData, interactionOf, isSlideType, slideTypes } from './catalog.ts'
import { slideDataSchemas } from './schemas.ts'
import { slideData } from './test/slide-data.ts'
import { readLegacyDeck } from './legacy/read-legacy-deck.ts'

function counter(): () => string {
  let n = 0
  return () => `n${++n}`
}

function read(json: unknown) {
  const found = readLegacyDeck(json, counter())
  if (!found.content) throw new Error(found.refused)
  for (const { template, data } of found.content.contentHash) {
    const checked = slideDataSchemas[template]?.safeParse(data)
    expect(checked?.error?.issues ?? []).toEqual([])
  }
  return found
}
const one = (item: object, deck: object = {}) => {
  const { content, report } = read({ name: 'Old', readerType: 'quiz', slides: [item], ...deck })
  const [slide] = content.contentHash
  return { slide, data: slide?.data, notes: report.slides[0]?.notes ?? [], template: slide?.template, content, report }
}

describe('a legacy question item', () => {
  it('keeps its question, options, right answer and feedback', () => {
    const { data, notes, content, template } = one({
      icon: 'star',
      header: 'Round one',
      question: 'Is 1 &lt; 2 &amp;&amp; 2 &gt; 1?',
      qtype: 'mcq',
      options: [{ text: 'Yes' }, { text: 'No', correct: '' }, 'Maybe'],
      correct: 'yes',
      correct_feedback: 'Right<br>so',
      incorrect_feedback: 'No',
      survey_feedback: 'Thanks a lot',
    })
    expect(template).toBe('single_select')
    expect(data).toMatchObject({
      question: 'Is 1 < 2 && 2 > 1?',
      options: [
        { text: 'Yes', correct: 'checked' },
        { text: 'No', correct: '' },
        { text: 'Maybe', correct: '' },
      ],
      correct_feedback: 'Right\nso',
      incorrect_feedback: 'No',
    })
    expect(content.feedbackTexts.neutral).toBe('Thanks a lot')
    expect(notes).toEqual([
      { path: 'correct_feedback', code: 'markup_removed' },
      { path: 'survey_feedback', code: 'feedback_moved', value: 'Thanks a lot' },
      { path: 'icon', code: 'not_kept', value: 'star' },
      { path: 'header', code: 'not_kept', value: 'Round one' },
    ])
  })

  it('is asked by its title or header where it has no question', () => {
    expect(one({ qtype: 'truefalse', title: 'The sky is blue.', correct: true }).data).toMatchObject({
      question: 'The sky is blue.',
      choice: [
        { text: 'True', correct: 'checked' },
        { text: 'False', correct: '' },
      ],
    })
    expect(one({ qtype: 'open', header: 'Why?' }).data).toMatchObject({ question: 'Why?' })
  })

  it.each([
    [{ option1: 'A', option2: 'B', option3: 'C', correct: 'option2' }, [1], false],
    [{ option_a: 'x', option_b: 'y', correct: 'B' }, [1], false],
    [{ text1: 'x', text2: 'y', text3: 'z', correct: 2 }, [1], true],
    [{ options: ['x', 'y'], correct: 0 }, [0], true],
    [{ options: { k1: { text: 'x' }, k2: { text: 'y' } }, correct: 'k2' }, [1], false],
    [{ options: ['10', '20', '30'], correct: 20 }, [1], false],
    [{ options: 'red\ngreen\nblue', answer: 'Green' }, [1], false],
    [{ options: [{ text: 'x', correct: true }, { text: 'y' }], correct: 'y' }, [0], false],
    [{ options: ['x', 'y'], correct: 'nowhere' }, [], true],
    [{ options: ['x', 'y'], correct: 9 }, [], true],
  ])('%j is right at %j', (item, right, isGuess) => {
    const { data, notes } = one({ question: 'Which?', qtype: 'single_select', ...item })
    const options = data?.['options'] as { text: string; correct: string }[]
    expect(options.flatMap(({ correct }, at) => (correct === 'checked' ? [at] : []))).toEqual(right)
    expect(notes.some(({ code }) => code === 'correct_guessed')).toBe(isGuess)
  })

  it('of several right answers is a multiple select', () => {
    const item = { question: 'Which?', options: ['x', 'y', 'z'], correct: ['x', 'z'] }
    expect(one(item)).toMatchObject({
      template: 'multiple_select',
      data: { multiselect: [{ correct: 'checked' }, { correct: '' }, { correct: 'checked' }] },
      notes: [{ code: 'template_guessed' }],
    })
  })
})

describe('a legacy question of order', () => {
  it.each([
    [{ qtype: 'rank', options: ['x', 'y', 'z'] }, 'xyz', false],
    [{ qtype: 'timeliner', items: 'x|y|z' }, 'xyz', false],
    [{ qtype: 'Sequence', option1: 'x', option2: 'y', option3: 'z', correct: ['z', 'x', 'y'] }, 'zxy', false],
    [{ qtype: 'ordering', answers: [{ text: 'x' }, { text: 'y' }], correct: 'b,a' }, 'yx', false],
    [{ qtype: 'rank', options: ['x', 'y', 'z'], correctOrder: [3, 1, 2] }, 'zxy', true],
    // A list that does not name every option gives no order.
    [{ qtype: 'rank', options: ['x', 'y', 'z'], correct: ['y', 'x'] }, 'xyz', true],
    [{ qtype: 'rank', options: ['x', 'y', 'z'], correct: 'nowhere' }, 'xyz', true],
  ])('%j has the right order %s', (item, order, isGuess) => {
    const { data, notes, template } = one({ question: 'Which first?', ...item })
    expect(template).toBe('ranking')
    const { options } = data as { readonly options: readonly { readonly text: string }[] }
    expect(options.map(({ text }) => text).join('')).toBe(order)
    expect(notes.some(({ code }) => code === 'correct_guessed')).toBe(isGuess)
    expect(notes.filter(({ code }) => code === 'not_kept')).toEqual([])
  })
})

it('a legacy link’s document is one of ours or none', () => {
  const id = '0192f0c1-2222-7000-8000-000000000000'
  const links = [
    { text: 'Menu', document: id },
    { text: 'Plan', pdf: 'https://old.example/plan.pdf' },
  ]
  const { data, notes } = one({ qtype: 'linklist', question: 'Where to?', links })
  expect((data as { popupitems: readonly { pdf: string }[] }).popupitems.map(({ pdf }) => pdf)).toEqual([id, ''])
  expect(notes.map(({ path, code }) => [path, code])).toEqual([['popupitems.2.pdf', 'bad_address']])
})

describe('the specification’s data fields', () => {
  it.each<[string, object, SlideTemplate, object]>([
    [
      'scored',
      {
        question: 'Q',
        scoreselect: [
          { caption: 'Low', option: '5' },
          { caption: 'High', option: 20 },
        ],
      },
      'scored_single_select',
      {
        scoreselect: [
          { caption: 'Low', option: 5 },
          { caption: 'High', option: 20 },
        ],
      },
    ],
    [
      'scored under other names',
      {
        qtype: 'scored',
        question: 'Q',
        options: [
          { option: 'Low', score: 1 },
          { text: 'High', points: 2 },
        ],
      },
      'scored_single_select',
      {
        scoreselect: [
          { caption: 'Low', option: 1 },
          { caption: 'High', option: 2 },
        ],
      },
    ],
    [
      'tagged',
      {
        question: 'Q',
        taggedselect: [
          { option: 'A', tags: 'calm, bold,calm' },
          { option: 'B', tags: [{ name: 'exact' }] },
        ],
      },
      'tagged_select',
      {
        taggedselect: [
          { option: 'A', tags: ['calm', 'bold'] },
          { option: 'B', tags: ['exact'] },
        ],
      },
    ],
    [
      'sliders',
      {
        question: 'Q',
        rangeselect: [{ name: 'Price', minValue: '0', maxValue: 50 }, { name: 'Years' }],
        formula: 'IF(varA &lt; 3, varB, 1)',
      },
      'range_select',
      {
        rangeselect: [
          { name: 'Price', minValue: 0, maxValue: 50, variable: 'varA' },
          { name: 'Years', minValue: 0, maxValue: 100, variable: 'varB' },
        ],
        formula: 'IF(varA < 3, varB, 1)',
      },
    ],
    ['criteria', { question: 'Q', criteria: 'varA &gt; 3' }, 'qualification', { criteria: 'varA > 3' }],
    [
      'pop-up items',
      {
        question: 'Q',
        popupitems: [
          { option: 'Shop', caption: 'www.shop.example/a' },
          { option: 'Evil', caption: 'javascript:alert(1)' },
        ],
      },
      'brancher',
      {
        popupitems: [
          { option: 'Shop', caption: 'https://www.shop.example/a' },
          { option: 'Evil', caption: '' },
        ],
      },
    ],
    ['a rating', { question: 'Q', rating: '7 Stars' }, 'rating', { rating: '7_stars' }],
    [
      'a rating scale',
      { template: 'rating', question: 'Q', rating: 'Informal Scale' },
      'rating',
      { rating: 'informal' },
    ],
    ['an upload', { template: 'uploader', question: 'Q', button: 'Send' }, 'uploader', { button: 'Send' }],
    [
      'bullets',
      { title: 'T', paragraph: 'P', bullets: ['a', { text: 'b' }] },
      'paragraph',
      { bullets: [{ text: 'a' }, { text: 'b' }] },
    ],
    [
      'blanks',
      { qtype: 'fill_in_the_blanks', question: 'The ___ is blue', answer: 'sky' },
      'fill_in_the_blanks',
      { question: 'The ___ is blue', paragraph: '', blanks: [{ answer: 'sky' }] },
    ],
    [
      'several blanks',
      { template: 'fillInTheBlank', data: { question: 'Fill', paragraph: '___ and ___', answer: 'salt; pepper' } },
      'fill_in_the_blanks',
      { blanks: [{ answer: 'salt' }, { answer: 'pepper' }] },
    ],
    ['an anagram', { qtype: 'anagram', question: 'Sort', answer: 'planet ' }, 'anagram', { answer: 'planet' }],
    [
      'pictures',
      { question: 'Q', imageOpts: [{ image: { id: 17800, alt: 'A cat' }, correct: 'checked' }, { image: '' }] },
      'pick_picture',
      { imageOpts: [{ image: { id: '', alt: 'A cat' }, correct: 'checked' }, {}] },
    ],
    ['a video', { video: 'https://youtu.be/dQw4w9WgXcQ', caption: 'Watch' }, 'video_story', { caption: 'Watch' }],
    [
      'a title',
      { template: 'title', header: 'Welcome', subtitle: 'To us' },
      'title',
      { title: 'Welcome', paragraph: 'To us' },
    ],
    ['a text alone', { template: 'title', text: 'Hello' }, 'title', { title: 'Hello', paragraph: '' }],
  ])('%s', (_, item, template, data) => {
    const found = one(item)
    expect(found.template).toBe(template)
    expect(found.data).toMatchObject(data)
  })
})

describe('the document', () => {
  it('has its slides keyed by ids, in the order of their numbers, with targets that still lead there', () => {
    const { content, report } = read({
      deck: {
        name: 'Branching',
        readerType: 'Link list',
        language: 'Hindi',
        passingPercentage: '150',
        colors: { base: '#fff', primary: 'blue' },
        contentHash: {
          'b 2': { slideSeq: 1, template: 'title', title: 'Two' },
          a1: {
            slideSeq: 0,
            template: 'brancher',
            data: {
              question: 'Where?',
              popupitems: { x: { option: 'Two', slide: 'b 2' }, y: { option: 'Gone', slide: 'z9' } },
            },
          },
        },
      },
    })
    expect(content).toMatchObject({ name: 'Branching', readerType: 'linklist', language: 'hi', passingPercentage: 100 })
    expect(content.colors).toMatchObject({ base: '#ffffff', primary: '#0097a7' })
    const [first, second] = content.contentHash
    expect([first?.slideId, first?.slideSeq, second?.slideSeq, second?.data['title']]).toEqual(['a1', 0, 1, 'Two'])
    expect(first?.data['popupitems']).toMatchObject([
      { id: 'x', slide: second?.slideId },
      { id: 'y', slide: '' },
    ])
    expect(first?.nav).toEqual({ next: false, previous: false })
    expect(report.notes.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'passingPercentage out_of_range',
      'colors.primary unknown_value',
    ])
    expect(report.slides[0]?.notes).toMatchObject([{ path: 'popupitems.2.slide', code: 'lost_target', value: 'z9' }])
  })

  it('may be a list, or text in text; its kind is found by its slides', () => {
    const items = [{ question: 'Q', options: ['x', 'y'], correct: 'x' }]
    expect(read(items).content).toMatchObject({ readerType: 'quiz', name: 'New quiz' })
    expect(read({ content: JSON.stringify({ slides: [{ question: 'Q', button: 'Send' }] }) }).content.readerType).toBe(
      'submission',
    )
  })

  it('takes along translations that hold whole slides', () => {
    const slides = [
      { slideId: 'a', template: 'title', data: { title: 'Tea', paragraph: 'Hot' } },
      {
        slideId: 'b',
        template: 'single_select',
        data: {
          question: 'Which?',
          options: [
            { id: 'x', text: 'Green' },
            { id: 'y', text: 'Black' },
          ],
        },
      },
    ]
    const hi = [
      { slideId: 'b', data: { question: 'कौन सी?', options: [{ text: 'हरी' }, { text: 'Black' }, { text: 'और' }] } },
      { slideId: 'a', data: { title: 'चाय' } },
    ]
    const { content, report } = read({
      name: 'Tea',
      language: 'en',
      slides,
      translations: { Hindi: { name: 'चाय', contentHash: hi }, en: { slides }, fr: { b: slides[1] }, xx: 7, ta: 'x' },
    })
    expect(content.translations).toEqual({
      hi: {
        name: 'चाय',
        texts: {},
        slides: { a: { title: 'चाय' }, b: { question: 'कौन सी?', 'options.x.text': 'हरी' } },
      },
      fr: { name: '', texts: {}, slides: {} },
    })
    expect(report.notes.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'readerType reader_type_guessed',
      'translations.xx not_kept',
      'translations.ta not_kept',
    ])
  })

  it('tells what could not be read, item by item, and goes on', () => {
    const { content, report } = read({
      readerType: 'quiz',
      slides: [
        7,
        { qtype: 'mystery' },
        { qtype: 'mystery', question: 'Q', options: ['x', 'y'] },
        { title: 'T'.repeat(80) },
      ],
    })
    expect(content.contentHash.map(({ template }) => template)).toEqual(['single_select', 'title'])
    expect(report.slides).toMatchObject([
      { slideId: null, notes: [{ code: 'wrong_type', value: '7' }] },
      { slideId: null, notes: [{ code: 'unknown_template', value: 'mystery' }] },
      { template: 'single_select', notes: [{ code: 'unknown_template', value: 'mystery' }] },
      { template: 'title', notes: [{ code: 'template_guessed' }, { path: 'title', code: 'too_long', max: 60 }] },
    ])
  })

  it.each([null, 7, 'text', {}, { name: 'x' }, { slides: 7 }, { slides: null }])('%j is no deck', (json) => {
    expect(readLegacyDeck(json, counter())).toEqual({ refused: 'not_a_deck' })
  })

  it.each([[[]], [{ slides: {} }], [[null, 3, {}]]])('%j has no slide', (json) => {
    expect(readLegacyDeck(json, counter())).toEqual({ refused: 'no_slides' })
  })
})

const catalog = {
  defaultData: (template: SlideTemplate, newId: () => string) =>
    isSlideType(template) ? defaultData(template, newId) : {},
  interactionOf,
}

describe('a document of ours', () => {
  it.each(slideTypes)('with a slide %s comes out as it is', (template) => {
    fc.assert(
      fc.property(slideData(template), fc.string(), (data, comments) => {
        fc.pre(slideDataSchemas[template]?.safeParse(data).success === true)
        const deck = createDeck({
          readerType: 'quiz',
          language: 'hi',
          catalog,
          newId: () => 's1',
          name: 'पाठ &lt;b&gt;',
        })
        const [slide] = deck.contentHash
        const content = { ...deck, contentHash: [{ ...slide, template, data, comments, voiceover: '<b>a</b>' }] }
        const { content: found, report } = read(content)
        expect(found).toEqual(content)
        expect(report).toMatchObject({ format: 'deckle', notes: [], slides: [{ template, notes: [] }] })
      }),
      { numRuns: 30 },
    )
  })
})
