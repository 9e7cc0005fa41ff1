import { applyEdit, type DeckEdit } from '@deckle/core/deck/edit/apply-edit.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { describe, expect, it } from 'vitest'
import { slideCatalog } from '../../state/editor-store.ts'
import {
  addItemEdit,
  canAddItem,
  canRemoveItem,
  itemsOf,
  markEdit,
  moveItemEdit,
  pasteLinesEdit,
} from './item-edits.ts'
import { cleanText, cutToMax, fieldAt } from '../text-rules.ts'

let count = 0
const newId = () => `id${(count += 1)}`
const content = createDeck({ readerType: 'quiz', language: 'en', catalog: slideCatalog, newId, name: 'Quiz' })
const slide = content.contentHash[0]!
const [a, b, c] = itemsOf(slide, 'options').map((item) => item.id) as [string, string, string]
function after(edit: DeckEdit | null | undefined, of: Slide = slide): Slide {
  const result = applyEdit({ content: { ...content, contentHash: [of] }, current: 0 }, edit!, slideCatalog, newId)
  if (!result.ok) throw new Error(result.reason)
  return result.state.content.contentHash[0]!
}
const texts = (of: Slide) => itemsOf(of, 'options').map((item) => item['text'])
const right = (of: Slide, list = 'options') =>
  itemsOf(of, list).flatMap((item) => (item['correct'] === 'checked' ? [item.id] : []))

describe('options by Enter', () => {
  it('are added blank after the current one', () => {
    const added = addItemEdit(slide, 'options', a, newId)
    expect(texts(after(added?.edit))).toEqual(['Option 1', '', 'Option 2', 'Option 3'])
    expect(itemsOf(after(added?.edit), 'options')[1]?.id).toBe(added?.itemId)
  })
  it('stop where the list is full', () => {
    const full = {
      ...slide,
      data: {
        ...slide.data,
        options: Array.from({ length: 100 }, (_, at) => ({ id: `o${at}`, text: '', correct: '' })),
      },
    }
    expect(canAddItem(full, 'options')).toBe(false)
    expect(addItemEdit(full, 'options', null, newId)).toBeNull()
  })
})

describe('options by a pasted list', () => {
  const named = (...texts: readonly string[]): Slide => {
    const items = itemsOf(slide, 'options').map((item, at) => ({ ...item, text: texts[at] ?? item['text'] }))
    return after({ type: 'updateData', slideId: slide.slideId, path: 'options', value: items })
  }
  const paste = (of: Slide, itemId: string, lines: readonly string[], isSelected = false) =>
    after(pasteLinesEdit(of, { list: 'options', itemId, isSelected }, lines, newId), of)

  it.each([
    ['longer', ['w', 'x', 'y', 'z']],
    ['as long', ['x', 'y', 'z']],
    ['shorter', ['x', 'y']],
  ])('replace all placeholders by a list that is %s, wherever it is pasted', (_, lines) => {
    for (const itemId of [a, b, c]) {
      expect(texts(paste(slide, itemId, lines))).toEqual(lines)
      expect(right(paste(slide, itemId, lines))).toEqual([a])
    }
  })
  it('follow a text that is written, and leave the written ones', () => {
    expect(texts(paste(named('A'), a, ['x', 'y', 'z']))).toEqual(['A', 'x', 'y', 'z'])
    expect(texts(paste(named('A'), a, ['x']))).toEqual(['A', 'x'])
    expect(texts(paste(named('A', '', 'C'), b, ['x', 'y']))).toEqual(['A', 'x', 'y', 'C'])
    expect(texts(paste(named('A', 'B', 'C'), b, ['x', 'y']))).toEqual(['A', 'B', 'x', 'y', 'C'])
    expect(texts(paste(named('A', 'B', 'C'), b, ['x', 'y'], true))).toEqual(['A', 'x', 'y', 'C'])
  })
  it('cut texts that are too long, and stop where the list is full', () => {
    expect(texts(paste(slide, c, ['x'.repeat(300), 'y']))[0]).toHaveLength(200)
    const many = Array.from({ length: 120 }, (_, at) => `line ${at}`)
    expect(texts(paste(named('A'), a, many))).toEqual(['A', ...many.slice(0, 99)])
  })
  it('leave options that have a picture', () => {
    const pictures = after({ type: 'changeTemplate', slideId: slide.slideId, template: 'pick_picture' })
    const [first, , third] = itemsOf(pictures, 'imageOpts').map(({ id }) => id)
    const image = { id: 'm1', alt: 'A cup' }
    const shown = after(
      { type: 'updateData', slideId: slide.slideId, path: `imageOpts.${third}.image`, value: image },
      pictures,
    )
    const pasted = after(pasteLinesEdit(shown, { list: 'imageOpts', itemId: first! }, ['x', 'y'], newId), shown)
    expect(itemsOf(pasted, 'imageOpts').map((item) => [item['text'], item['image']])).toEqual([
      ['x', { id: '', alt: '' }],
      ['y', { id: '', alt: '' }],
      ['Option 3', image],
    ])
  })
})

describe('right answers', () => {
  it('are exactly one in single choice', () => {
    expect(right(slide)).toEqual([a])
    expect(right(after(markEdit(slide, 'options', c)))).toEqual([c])
    expect(right(after(markEdit(slide, 'options', a)))).toEqual([a])
  })
  it('are several in multiple choice', () => {
    const many = after({ type: 'changeTemplate', slideId: slide.slideId, template: 'multiple_select' })
    const ids = itemsOf(many, 'multiselect').map((item) => item.id)
    const marked = after(markEdit(many, 'multiselect', ids[2]!), many)
    expect(right(marked, 'multiselect')).toContain(ids[2])
    expect(right(after(markEdit(marked, 'multiselect', ids[2]!), marked), 'multiselect')).not.toContain(ids[2])
  })
})

describe('order and number', () => {
  it('moves an option, but not beyond the ends', () => {
    expect(texts(after(moveItemEdit(slide, 'options', a, 1)))).toEqual(['Option 2', 'Option 1', 'Option 3'])
    expect(texts(after(moveItemEdit(slide, 'options', b, 1)))).toEqual(['Option 1', 'Option 3', 'Option 2'])
    expect(moveItemEdit(slide, 'options', c, 1)).toBeNull()
    expect(moveItemEdit(slide, 'options', a, -1)).toBeNull()
  })
  it('keeps the minimum number', () => {
    expect(canRemoveItem(slide, 'options')).toBe(true)
    const two = after({ type: 'removeItem', slideId: slide.slideId, path: 'options', itemId: a })
    expect(canRemoveItem(two, 'options')).toBe(false)
  })
})

describe('text rules', () => {
  it('keeps line breaks only in multiline fields, and removes NUL', () => {
    expect(cleanText('a\r\nb\u0000', true, 10)).toBe('a\nb')
    expect(cleanText('a\r\nb\rc', false, 10)).toBe('a b c')
  })
  it('never splits a character', () => {
    expect(cutToMax('ab😀', 3)).toBe('ab')
    expect(cutToMax('ab😀', 4)).toBe('ab😀')
  })
  it('finds a field by its path', () => {
    expect(fieldAt('single_select', 'question')).toMatchObject({ kind: 'text', max: 200 })
    expect(fieldAt('single_select', `options.${a}.text`)).toMatchObject({ kind: 'text', max: 200 })
    expect(fieldAt('single_select', 'nothing')).toBeUndefined()
    expect(fieldAt('unknown', 'question')).toBeUndefined()
  })
})
