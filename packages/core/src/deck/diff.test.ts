import { describe, expect, it } from 'vitest'
import { changesBetween } from './diff.ts'
import type { DeckEdit } from './edit/apply-edit.ts'
import { edited } from './test/merge-after.ts'
import { sampleDeck } from './test/sample-deck.ts'

const after = (...edits: DeckEdit[]) => changesBetween(sampleDeck('abcde'), edited(sampleDeck('abcde'), edits, 'n'))

describe('changes between two contents', () => {
  it('are none where nothing differs', () => expect(after()).toEqual({ deck: [], slides: [] }))

  it.each([
    ['data.options.a1.text', { type: 'updateData', slideId: 'a', path: 'options.a1.text', value: 'x' }],
    ['data.question', { type: 'updateData', slideId: 'a', path: 'question', value: 'x' }],
    ['data.options.a2', { type: 'removeItem', slideId: 'a', path: 'options', itemId: 'a2' }],
    ['data.options', { type: 'moveItem', slideId: 'a', path: 'options', itemId: 'a2', before: 'a1' }],
    ['nav.next', { type: 'setNav', slideId: 'a', nav: { next: false } }],
  ] as [string, DeckEdit][])('of a slide have the path %s', (path, edit) => {
    expect(after(edit)).toEqual({
      deck: [],
      slides: [{ slideId: 'a', kind: 'changed', moved: false, from: 0, to: 0, paths: [path] }],
    })
  })

  it('of the deck have theirs', () => {
    expect(
      after(
        { type: 'rename', name: 'N' },
        { type: 'setColors', patch: { base: '#000000' } },
        { type: 'addImage', mediaId: 'm' },
        { type: 'setTranslation', language: 'hi', slideId: 'a', path: 'question', text: 'क' },
      ).deck,
    ).toEqual(['name', 'colors.base', 'images.m', 'translations.hi'])
  })

  it('name only the slide that moved, both ways', () => {
    const moved = (from: number, to: number, slideId: string) => ({
      slideId,
      kind: 'changed',
      moved: true,
      from,
      to,
      paths: [],
    })
    expect(after({ type: 'moveSlides', slideIds: ['a'], before: null }).slides).toEqual([moved(0, 4, 'a')])
    expect(after({ type: 'moveSlides', slideIds: ['e'], before: 'b' }).slides).toEqual([moved(4, 1, 'e')])
  })

  it('do not take a later number for a move', () => {
    expect(after({ type: 'deleteSlides', slideIds: ['b'] }, { type: 'addSlide', template: 'title' }).slides).toEqual([
      { slideId: 'n1', kind: 'added', moved: false, from: null, to: 1, paths: [] },
      { slideId: 'b', kind: 'removed', moved: false, from: 1, to: null, paths: [] },
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
