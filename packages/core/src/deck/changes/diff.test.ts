import { describe, expect, it } from 'vitest'
import { changesBetween, hasChanges } from './diff.ts'
import type { DeckEdit } from '../edit/apply-edit.ts'
import { edited } from '../test/merge-after.ts'
import { sampleDeck } from '../test/sample-deck.ts'

const after = (...edits: DeckEdit[]) => changesBetween(sampleDeck('abcde'), edited(sampleDeck('abcde'), edits, 'n'))

const of = (kind: string, path: string, before: unknown, now: unknown) => ({
  path: path.split('.'),
  kind,
  before,
  after: now,
})
const [a1, a2, a3] = sampleDeck('a').contentHash[0]!.data['options'] as [object, object, object]

describe('changes between two contents', () => {
  it('are none where nothing differs', () => {
    expect(after()).toEqual({ deck: [], slides: [], translations: [] })
    expect(hasChanges(after())).toBe(false)
    expect(hasChanges(after({ type: 'rename', name: 'N' }))).toBe(true)
  })

  it.each([
    [
      { type: 'updateData', slideId: 'a', path: 'options.a1.text', value: 'x' },
      of('changed', 'data.options.a1.text', 'Option 1', 'x'),
    ],
    [
      { type: 'updateData', slideId: 'a', path: 'question', value: 'x' },
      of('changed', 'data.question', 'Which single_select?', 'x'),
    ],
    [
      { type: 'removeItem', slideId: 'a', path: 'options', itemId: 'a2' },
      of('removed', 'data.options.a2', a2, undefined),
    ],
    [
      { type: 'addItem', slideId: 'a', path: 'options', item: { id: 'n1', text: 'New' } },
      of('added', 'data.options.n1', undefined, { id: 'n1', text: 'New' }),
    ],
    [
      { type: 'moveItem', slideId: 'a', path: 'options', itemId: 'a2', before: 'a1' },
      of('reordered', 'data.options', [a1, a2, a3], [a2, a1, a3]),
    ],
    [{ type: 'setNav', slideId: 'a', nav: { next: false } }, of('changed', 'nav.next', true, false)],
  ] as [DeckEdit, object][])('of a slide by %o say both sides', (edit, field) => {
    expect(after(edit)).toEqual({
      deck: [],
      slides: [{ slideId: 'a', kind: 'changed', moved: false, from: 0, to: 0, fields: [field] }],
      translations: [],
    })
  })

  it('of the deck say both sides', () => {
    expect(
      after(
        { type: 'rename', name: 'N' },
        { type: 'setColors', patch: { base: '#000000' } },
        { type: 'addImage', mediaId: 'm' },
      ).deck,
    ).toEqual([
      of('changed', 'name', 'Sample', 'N'),
      of('changed', 'colors.base', '#ffffff', '#000000'),
      of('added', 'images.m', undefined, 'm'),
    ])
  })

  it('tell keys that nobody knew when this was written, and such as bear dots', () => {
    const deck = sampleDeck('a')
    const with_ = (extra: object) => ({ ...deck, ...extra }) as typeof deck
    expect(
      changesBetween(with_({ later: { tags: ['a.b'] } }), with_({ later: { tags: ['a.b', 'c.d'] } })).deck,
    ).toEqual([{ path: ['later', 'tags', 'c.d'], kind: 'added', before: undefined, after: 'c.d' }])
    expect(changesBetween(deck, with_({ later: 5 })).deck).toEqual([of('added', 'later', undefined, 5)])
  })

  it('of translations say each text, of the deck and of its slides', () => {
    const hindi = (text: string, slideId: string | null, path: string): DeckEdit => ({
      type: 'setTranslation',
      language: 'hi',
      slideId,
      path,
      text,
    })
    const begun = [hindi('नाम', null, 'name'), hindi('क', 'a', 'options.a1.text')]
    expect(after(...begun)).toEqual({
      deck: [],
      slides: [],
      translations: [
        {
          language: 'hi',
          kind: 'added',
          texts: [
            { slideId: null, path: 'name', before: '', after: 'नाम' },
            { slideId: 'a', path: 'options.a1.text', before: '', after: 'क' },
          ],
        },
      ],
    })
    const old = edited(sampleDeck('abcde'), begun, 'n')
    const now = edited(old, [hindi('ख', 'a', 'options.a1.text'), hindi('ठीक', null, 'feedbackTexts.correct')], 'm')
    expect(changesBetween(old, now).translations).toEqual([
      {
        language: 'hi',
        kind: 'changed',
        texts: [
          { slideId: 'a', path: 'options.a1.text', before: 'क', after: 'ख' },
          { slideId: null, path: 'feedbackTexts.correct', before: '', after: 'ठीक' },
        ],
      },
    ])
    expect(changesBetween(now, sampleDeck('abcde')).translations).toMatchObject([{ kind: 'removed', language: 'hi' }])
  })

  it('name only the slide that moved, both ways', () => {
    const moved = (from: number, to: number, slideId: string) => ({
      slideId,
      kind: 'changed',
      moved: true,
      from,
      to,
      fields: [],
    })
    expect(after({ type: 'moveSlides', slideIds: ['a'], before: null }).slides).toEqual([moved(0, 4, 'a')])
    expect(after({ type: 'moveSlides', slideIds: ['e'], before: 'b' }).slides).toEqual([moved(4, 1, 'e')])
  })

  it('do not take a later number for a move', () => {
    expect(after({ type: 'deleteSlides', slideIds: ['b'] }, { type: 'addSlide', template: 'title' }).slides).toEqual([
      { slideId: 'n1', kind: 'added', moved: false, from: null, to: 1, fields: [] },
      { slideId: 'b', kind: 'removed', moved: false, from: 1, to: null, fields: [] },
    ])
  })

  it('of 500 slides turned round are told within a moment', () => {
    const many = {
      ...sampleDeck('a'),
      contentHash: Array.from({ length: 500 }, (_one, at) => ({
        ...sampleDeck('a').contentHash[0]!,
        slideId: `s${at}`,
        slideSeq: at,
      })),
    }
    expect(changesBetween(many, { ...many, contentHash: many.contentHash.toReversed() }).slides).toHaveLength(499)
  })
})
