import { describe, expect, it } from 'vitest'
import { asEdit, mergeAfter } from '../test/merge-after.ts'
import { order, sampleDeck } from '../test/sample-deck.ts'
import { mergeDecks } from './merge.ts'

const data = (merged: ReturnType<typeof mergeAfter>['merged'], slideId: string) =>
  merged.contentHash.find((slide) => slide.slideId === slideId)?.data
const optionsOf = (merged: ReturnType<typeof mergeAfter>['merged'], slideId: string) =>
  (data(merged, slideId)?.options as { id: string; text: string }[] | undefined)?.map((one) => `${one.id}:${one.text}`)
const text = (path: string, value: string, slideId = 'a') => ({ type: 'updateData', slideId, path, value }) as const

describe('a merge', () => {
  it('of different slides, fields and items takes both', () => {
    const { merged, conflicts } = mergeAfter(
      [
        text('question', 'Mine?'),
        text('options.a1.text', 'Mine'),
        { type: 'rename', name: 'Mine' },
        { type: 'setDesign', patch: { theme: 'inverted' } },
      ],
      [
        text('options.a2.text', 'Theirs'),
        text('question', 'Theirs?', 'b'),
        { type: 'setDesign', patch: { transition: 'none' } },
        { type: 'setNav', slideId: 'a', nav: { next: false } },
      ],
    )
    expect(conflicts).toEqual([])
    expect([data(merged, 'a')?.question, data(merged, 'b')?.question, merged.name]).toEqual([
      'Mine?',
      'Theirs?',
      'Mine',
    ])
    expect(optionsOf(merged, 'a')).toEqual(['a1:Mine', 'a2:Theirs', 'a3:Option 3'])
    expect([merged.design.theme, merged.design.transition, merged.contentHash[0]?.nav.next]).toEqual([
      'inverted',
      'none',
      false,
    ])
  })

  it('of the same change knows no conflict', () => {
    const { merged, conflicts } = mergeAfter(
      [text('question', 'Same?'), { type: 'rename', name: 'M' }],
      [text('question', 'Same?')],
    )
    expect([conflicts, data(merged, 'a')?.question, merged.name]).toEqual([[], 'Same?', 'M'])
  })

  it.each([
    [
      'a slide’s text',
      text('question', 'Mine?'),
      text('question', 'Theirs?'),
      { what: 'field', slideId: 'a', path: 'data.question', mine: 'Mine?', theirs: 'Theirs?' },
    ],
    [
      'an option’s text',
      text('options.b2.text', 'M', 'b'),
      text('options.b2.text', 'T', 'b'),
      { what: 'field', slideId: 'b', path: 'data.options.b2.text', mine: 'M', theirs: 'T' },
    ],
    [
      'the name',
      { type: 'rename', name: 'M' },
      { type: 'rename', name: 'T' },
      { what: 'field', path: 'name', mine: 'M', theirs: 'T' },
    ],
    [
      'a colour',
      { type: 'setColors', patch: { base: '#000000' } },
      { type: 'setColors', patch: { base: '#111111' } },
      { what: 'field', path: 'colors.base', mine: '#000000', theirs: '#111111' },
    ],
    [
      'a translation',
      { type: 'setTranslation', language: 'hi', slideId: 'a', path: 'question', text: 'म' },
      { type: 'setTranslation', language: 'hi', slideId: 'a', path: 'question', text: 'त' },
      { what: 'field', path: 'translations.hi.slides.a.question', mine: 'म', theirs: 'त' },
    ],
    [
      'the order',
      { type: 'moveSlides', slideIds: ['a'], before: null },
      { type: 'moveSlides', slideIds: ['c'], before: 'a' },
      { what: 'field', path: 'contentHash', mine: ['b', 'c', 'a'], theirs: ['c', 'a', 'b'] },
    ],
  ])('of both changing %s keeps mine and reports theirs', (_name, mine, theirs, conflict) => {
    const result = mergeAfter([asEdit(mine)], [asEdit(theirs), { type: 'setMinTime', slideId: null, seconds: 5 }])
    expect(result.conflicts).toEqual([conflict])
    expect(result.merged).toEqual({ ...result.mine, minTime: 5 })
  })

  it.each([
    [
      'adds of both at one place',
      [{ type: 'addSlide', template: 'title' }],
      [{ type: 'addSlide', template: 'title' }],
      'aTMbc',
      [],
    ],
    [
      'an add and a delete',
      [{ type: 'addSlide', template: 'title' }],
      [{ type: 'deleteSlides', slideIds: ['b'] }],
      'aMc',
      [],
    ],
    ['two deletes', [{ type: 'deleteSlides', slideIds: ['a'] }], [{ type: 'deleteSlides', slideIds: ['b'] }], 'c', []],
    ['a move and an edit', [{ type: 'moveSlides', slideIds: ['c'], before: 'a' }], [text('question', 'T')], 'cab', []],
    ['an edit and a move', [text('question', 'T')], [{ type: 'moveSlides', slideIds: ['c'], before: 'a' }], 'cab', []],
    [
      'a move and an add',
      [{ type: 'addSlide', template: 'title' }],
      [{ type: 'moveSlides', slideIds: ['a'], before: null }],
      'bcaM',
      [],
    ],
    [
      'the same move',
      [{ type: 'moveSlides', slideIds: ['a'], before: null }],
      [
        { type: 'moveSlides', slideIds: ['a'], before: null },
        { type: 'rename', name: 'T' },
      ],
      'bca',
      [],
    ],
    ['a delete and an edit', [{ type: 'deleteSlides', slideIds: ['a'] }], [text('question', 'T')], 'abc', ['slide a']],
    ['an edit and a delete', [text('question', 'M')], [{ type: 'deleteSlides', slideIds: ['a'] }], 'abc', ['slide a']],
    [
      'deletes that would leave none',
      [{ type: 'deleteSlides', slideIds: ['a', 'b'] }],
      [{ type: 'deleteSlides', slideIds: ['c'] }],
      'c',
      ['field contentHash'],
    ],
  ] as const)('of %s', (_name, mine, theirs, expected, conflicts) => {
    const result = mergeAfter(mine, theirs)
    expect(order(result.merged).replaceAll(/([mt])\d/g, (_all, side: string) => side.toUpperCase())).toBe(expected)
    expect(result.conflicts.map((one) => `${one.what} ${one.slideId ?? one.path}`)).toEqual(conflicts)
    expect(result.merged.contentHash.map((slide) => slide.slideSeq)).toEqual(
      result.merged.contentHash.map((_slide, at) => at),
    )
  })

  it('never mixes the data of two templates', () => {
    const change = { type: 'changeTemplate', slideId: 'a', template: 'title' } as const
    const one = mergeAfter([text('question', 'M')], [change])
    expect(one.merged.contentHash[0]).toMatchObject({ template: 'single_select', data: { question: 'M' } })
    expect(one.conflicts).toMatchObject([{ slideId: 'a', path: 'template', theirs: { template: 'title' } }])
    const other = mergeAfter([{ type: 'setMinTime', slideId: 'a', seconds: 5 }], [change])
    expect(other.conflicts).toEqual([])
    expect(other.merged.contentHash[0]).toMatchObject({ template: 'title', data: { title: 'New title' }, minTime: 5 })
    const both = mergeAfter([change], [{ ...change, template: 'rating' }])
    expect([both.merged.contentHash[0]?.template, both.conflicts.length]).toEqual(['title', 1])
    const alike = mergeAfter(
      [{ ...change, template: 'rating' }, text('question', 'M')],
      [{ ...change, template: 'rating' }],
    )
    expect(alike.merged.contentHash[0]).toEqual(alike.mine.contentHash[0])
  })

  it('keeps as many items as each side does', () => {
    const gone = (itemId: string) => ({ type: 'removeItem', slideId: 'a', path: 'options', itemId }) as const
    const { merged, conflicts } = mergeAfter([gone('a1')], [gone('a2')])
    expect(optionsOf(merged, 'a')).toEqual(['a2:Option 2', 'a3:Option 3'])
    expect(conflicts).toMatchObject([{ what: 'field', slideId: 'a', path: 'data.options' }])
  })

  it('keeps a rescued slide’s translations, and none of slides that are gone', () => {
    const base = {
      ...sampleDeck('abc'),
      translations: { hi: { name: '', texts: {}, slides: { a: { question: 'क' }, b: { question: 'ख' } } } },
    }
    const without = (id: string) => ({
      ...base,
      contentHash: base.contentHash.filter((slide) => slide.slideId !== id),
      translations: {
        hi: {
          name: '',
          texts: {},
          slides: Object.fromEntries(Object.entries(base.translations.hi.slides).filter(([key]) => key !== id)),
        },
      },
    })
    const edited = {
      ...base,
      contentHash: base.contentHash.map((slide) => (slide.slideId === 'a' ? { ...slide, minTime: 5 } : slide)),
    }
    expect(mergeDecks(base, without('a'), edited).merged.translations.hi?.slides).toEqual(base.translations.hi.slides)
    expect(mergeDecks(base, without('b'), edited).merged.translations.hi?.slides).toEqual({ a: { question: 'क' } })
  })
})
