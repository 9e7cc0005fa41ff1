import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { noJumps } from '@deckle/core/deck/jump.ts'
import { type Slide, slideTemplates } from '@deckle/core/deck/slide.ts'
import { readerTypeRules, readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import {
  defaultData,
  definitionOf,
  fieldsOf,
  imagesOfSlide,
  interactionOf,
  isSlideType,
  localiseSlide,
  mediaOfSlide,
  presetsFor,
  problemsOf,
  slideTypes,
  templatesFor,
  textsOfSlide,
} from './catalog.ts'
import { pointsOf } from './scoring.ts'
import { slideDataSchemas } from './schemas.ts'
import { slideData } from './test/slide-data.ts'

const counter = () => {
  let n = 0
  return () => `i${(n += 1)}`
}
const slideOf = (template: (typeof slideTypes)[number], data = defaultData(template, counter())) => ({
  slideId: 's1',
  template,
  data,
})

describe.each(slideTypes)('the slide type %s', (type) => {
  it('is registered under its own key', () => {
    expect(definitionOf(type).key).toBe(type)
  })

  it('takes its own defaults, and what it says is allowed, and nothing else', () => {
    const schema = slideDataSchemas[type]!
    expect(schema.safeParse(defaultData(type, counter())).success).toBe(true)
    expect(schema.safeParse({ ...defaultData(type, counter()), more: 1 }).success).toBe(false)
    fc.assert(fc.property(slideData(type), (data) => schema.safeParse(data).success))
  })

  it('refuses texts over their maximum and values of another type', () => {
    const schema = slideDataSchemas[type]!
    for (const [name, field] of Object.entries(fieldsOf(type))) {
      const data = defaultData(type, counter())
      if (field.kind === 'text')
        expect(schema.safeParse({ ...data, [name]: 'a'.repeat(field.max + 1) }).success).toBe(false)
      expect(schema.safeParse({ ...data, [name]: null }).success).toBe(false)
    }
  })

  it('can be shown and edited in the reader types it names, and its texts are found again when translated', () => {
    const slide = slideOf(type)
    const texts = textsOfSlide(slide)
    const translated = localiseSlide(slide, {
      name: '',
      texts: {},
      slides: { s1: Object.fromEntries(texts.map(({ path }) => [path, `T ${path}`])) },
    })
    expect(textsOfSlide(translated).map(({ text }) => text)).toEqual(texts.map(({ path }) => `T ${path}`))
    expect(localiseSlide(slide, undefined)).toBe(slide)
  })
})

describe('what stands in the way of publishing', () => {
  it('asks for a right answer only where the reader type expects one', () => {
    const data = defaultData('single_select', counter()) as { options: { id: string }[] }
    const unmarked = {
      template: 'single_select' as const,
      data: { ...data, options: data.options.map((option) => ({ ...option, correct: '' })) },
    }
    expect(problemsOf(unmarked, 'quiz')).toEqual([{ path: 'options', code: 'no_right_answer', severity: 'error' }])
    expect(problemsOf(unmarked, 'poll')).toEqual([])
  })

  it('names blank texts, missing pictures, videos and alternative texts at their paths', () => {
    expect(
      problemsOf({ template: 'title', data: { title: ' ', paragraph: '', background: { id: 'm', alt: '' } } }, 'story'),
    ).toEqual([
      { path: 'title', code: 'blank', severity: 'error' },
      { path: 'background', code: 'missing_alt', severity: 'warning' },
    ])
    expect(
      problemsOf({ template: 'video_story', data: { video: '', caption: '' } }, 'story').map(({ code }) => code),
    ).toEqual(['missing_video'])
    expect(problemsOf(slideOf('pick_picture'), 'quiz').map(({ path, code }) => `${path} ${code}`)).toEqual(
      ['i1', 'i2', 'i3', 'i4'].map((id) => `imageOpts.${id}.image missing_image`),
    )
    const single = slideOf('single_select')
    const blank = { ...single, data: { ...single.data, options: [{ id: 'x', text: '', correct: 'checked' }] } }
    expect(problemsOf(blank, 'quiz').map(({ path, code }) => `${path} ${code}`)).toEqual([
      'options too_few_options',
      'options.x.text blank',
    ])
  })
})

describe('the catalogue', () => {
  it('allows each reader type its first template', () => {
    for (const type of readerTypes) expect(templatesFor(type)).toContain(readerTypeRules[type].firstTemplate)
  })

  it('finds pictures, videos kept with us and documents, each once', () => {
    const picture = { id: 'm1', alt: 'A' }
    const data = {
      ...defaultData('pick_picture', counter()),
      imageOpts: [picture, picture, { id: '', alt: '' }].map((image, at) => ({
        id: `o${at}`,
        image,
        text: '',
        correct: '',
      })),
    }
    expect(imagesOfSlide({ template: 'pick_picture', data })).toEqual(['m1'])
    expect(mediaOfSlide({ template: 'video_story', data: { video: 'v1', caption: '' } })).toEqual(['v1'])
    expect(mediaOfSlide({ template: 'video_story', data: { video: 'https://youtu.be/x', caption: '' } })).toEqual([])
    const popupitems = [
      { id: 'a', image: picture, option: 'Menu', caption: '', pdf: 'p1', slide: '' },
      { id: 'b', image: { id: '', alt: '' }, option: 'On', caption: '', pdf: '', slide: 's2' },
    ]
    expect(mediaOfSlide({ template: 'brancher', data: { question: '', popupitems } })).toEqual(['m1', 'p1'])
  })

  it('takes a document for a link list by its id alone, and one is enough for an item', () => {
    const item = { id: 'a', image: { id: '', alt: '' }, option: 'Menu', caption: '', slide: '' }
    const withPdf = (pdf: string) => ({ question: 'Q', popupitems: [{ ...item, pdf }] })
    const isTaken = (pdf: string) => slideDataSchemas.brancher?.safeParse(withPdf(pdf)).success
    expect(['p1', '', 'https://example.com/a.pdf', 'javascript:alert(1)', '../a'].map(isTaken)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    const codes = (pdf: string) => problemsOf({ template: 'brancher', data: withPdf(pdf) }, 'linklist')
    expect([codes('p1').length, codes('').map(({ code }) => code)]).toEqual([0, ['leads_nowhere']])
  })

  it('knows all 20 templates, and no other names', () => {
    expect([...slideTypes].toSorted()).toEqual([...slideTemplates].toSorted())
    expect(isSlideType('toString')).toBe(false)
    expect(interactionOf('toString')).toBe('none')
  })

  it.each([
    ['single_select', 'quiz', { weight: 2.5 }, 2.5],
    ['single_select', 'quiz', {}, 1],
    ['single_select', 'poll', {}, 0],
    ['rating', 'quiz', {}, 0],
    ['scored_single_select', 'survey', { scoreselect: [{ option: 3 }, { option: 7 }] }, 7],
    ['scored_single_select', 'calculator', { scoreselect: [{ option: 3 }, { option: 7 }] }, 0],
    ['title', 'quiz', {}, 0],
  ] as const)('%s in a %s with %o gives at most %d points', (template, readerType, data, points) => {
    expect(pointsOf({ template, data }, readerType)).toBe(points)
  })

  it('has the prompts of the presets (decisions.md §2, "Default prompts")', () => {
    const all = slideTypes.flatMap((type) =>
      (definitionOf(type).presets ?? []).map((one) => [type, one.key, one.question]),
    )
    expect(all).toEqual([
      ['single_select', 'odd_one_out', 'Which of these does not belong?'],
      ['ranking', 'rank', 'Put these in order, most important first.'],
      ['ranking', 'timeliner', 'Put these in order of time, earliest first.'],
    ])
    for (const type of slideTypes)
      for (const { question } of definitionOf(type).presets ?? [])
        expect(slideDataSchemas[type]?.safeParse({ ...defaultData(type, counter()), question }).success).toBe(true)
    const keysFor = (readerType: 'quiz' | 'survey' | 'linklist') =>
      slideTypes.flatMap((type) => presetsFor(type, readerType).map(({ key }) => key))
    expect(keysFor('quiz')).toEqual(['odd_one_out', 'rank', 'timeliner'])
    expect(keysFor('survey')).toEqual(['rank'])
    expect(keysFor('linklist')).toEqual([])
  })

  it('refuses addresses that a browser must not follow', () => {
    const schema = slideDataSchemas.video_story!
    for (const video of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c', '//x.y/z', ' https://x.y']) {
      expect(schema.safeParse({ video, caption: '' }).success, video).toBe(false)
    }
  })
})

// A stored slide keeps its other members.
const stored: Slide = {
  slideSeq: 0,
  voiceover: '',
  tts_audio: '',
  minTime: 0,
  nav: { next: true, previous: true },
  jumps: noJumps,
  comments: '',
  ...slideOf('title'),
}
it('keeps the rest of a slide when it is put into another language', () => {
  expect(localiseSlide(stored, { name: '', texts: {}, slides: { s1: { title: 'Neu' } } })).toEqual({
    ...stored,
    data: { ...stored.data, title: 'Neu' },
  })
})
