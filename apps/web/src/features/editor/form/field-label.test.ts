import { defaultData, fieldsOf, slideTypes } from '@deckle/slides/catalog.ts'
import type { Fields } from '@deckle/slides/fields/field.ts'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { words as en } from '../../../words/en/editor.ts'
import { words as hi } from '../../../words/hi/editor.ts'
import { useWords } from '../../../words/use-words.ts'
import { placeholderOf } from './field-label.ts'

prepareScreens('editor')

const namesIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [name, ...(field.kind === 'list' ? namesIn(field.item) : [])])

it.each(slideTypes)('every field of %s has a name in English and Hindi: add it to words/{en,hi}/editor.ts', (type) => {
  const names = namesIn(fieldsOf(type))
  expect(names.filter((name) => !Object.hasOwn(en.fields, name))).toEqual([])
  expect(names.filter((name) => !Object.hasOwn(hi.fields, name))).toEqual([])
})

describe('a blank text', () => {
  it.each([
    ['single_select', 'options', 'text', 'Option 2'],
    ['range_select', 'rangeselect', 'name', 'Slider 2'],
    ['brancher', 'popupitems', 'option', 'Link 2'],
    ['paragraph', 'bullets', 'text', 'Point 2'],
    ['fill_in_the_blanks', 'blanks', 'answer', 'Word 2'],
  ] as const)('of %s shows what its item is called', async (template, list, inner, shown) => {
    const data = { ...defaultData(template, () => 'id'), [list]: [{ id: 'one' }, { id: 'two' }] }
    const slide = { slideId: 's', template, data } as never
    const { result } = await act(async () => renderHook(() => useWords('editor')))
    expect(placeholderOf(result.current, slide, `${list}.two.${inner}`)).toBe(shown)
  })

  it('of another field shows the name of the field', async () => {
    const data = { ...defaultData('range_select', () => 'id'), rangeselect: [{ id: 'one' }] }
    const slide = { slideId: 's', template: 'range_select', data } as never
    const { result } = await act(async () => renderHook(() => useWords('editor')))
    expect(placeholderOf(result.current, slide, 'rangeselect.one.unit')).toBe('Unit')
    expect(placeholderOf(result.current, slide, 'resultUnit')).toBe(en.fields.resultUnit)
  })
})
