import fc from 'fast-check'
import type { SlideData } from '@deckle/core/deck/slide.ts'
import { fieldsOf } from '../catalog.ts'
import type { SlideType } from '../definitions.ts'
import type { Field, Fields } from '../fields/field.ts'

/** A marker in every secret text, to detect leaks. */
export const secretMark = 'zqSecretqz'

/** Any data that a type's schema accepts; every secret text contains `secretMark`. */
export function slideData(type: SlideType): fc.Arbitrary<SlideData> {
  return dataFor(fieldsOf(type))
}

function dataFor(fields: Fields): fc.Arbitrary<SlideData> {
  return fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueFor(field)])))
}

function valueFor(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      if (field.format === 'formula' || field.format === 'criteria')
        return fc.constantFrom('', `varA * 2 + 0 * ${secretMark.length}`, 'varB > 3', 'varA / varB')
      if (field.secret) return fc.string({ maxLength: 20, unit: 'grapheme' }).map((text) => secretMark + text)
      if (field.format === 'plain') return fc.string({ maxLength: Math.min(field.max, 40) })
      if (field.format === 'link') return fc.constantFrom('', 'https://example.com/a?b=c', 'mailto:a@example.com')
      if (field.format === 'pdf') return fc.constantFrom('', 'a-media-id')
      return fc.constantFrom('', 'https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/76979871', 'a-media-id')
    case 'check':
      return fc.constantFrom('checked', '')
    case 'toggle':
      return fc.boolean()
    case 'number':
      return fc
        .integer({ min: Math.ceil(field.min / field.step), max: Math.min(1000, Math.floor(field.max / field.step)) })
        .map((steps) => steps * field.step)
    case 'tags':
      return fc.uniqueArray(fc.constantFrom('Calm', 'Bold', 'Exact'), { maxLength: 3 })
    case 'target':
      return fc.constantFrom('', '.end', 's1')
    case 'select':
      return fc.constantFrom(...field.options)
    case 'image':
      return fc.record({ id: fc.constantFrom('', 'media1', 'media2'), alt: fc.string({ maxLength: 20 }) })
    case 'list':
      return fc
        .array(dataFor(field.item), { minLength: field.min, maxLength: Math.min(field.max, 6) })
        .map((items) => items.map((item, at) => ({ ...item, id: `o${at}` })))
  }
}
