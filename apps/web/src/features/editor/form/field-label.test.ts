import { fieldsOf, slideTypes } from '@deckle/slides/catalog.ts'
import type { Fields } from '@deckle/slides/fields/field.ts'
import { expect, it } from 'vitest'
import { words as en } from '../../../words/en/editor.ts'
import { words as hi } from '../../../words/hi/editor.ts'

const namesIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [name, ...(field.kind === 'list' ? namesIn(field.item) : [])])

it.each(slideTypes)('every field of %s has a name in English and Hindi: add it to words/{en,hi}/editor.ts', (type) => {
  const names = namesIn(fieldsOf(type))
  expect(names.filter((name) => !Object.hasOwn(en.fields, name))).toEqual([])
  expect(names.filter((name) => !Object.hasOwn(hi.fields, name))).toEqual([])
})
