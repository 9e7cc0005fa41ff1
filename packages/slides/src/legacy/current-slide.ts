import { fieldsOf, isSlideType } from '../catalog.ts'
import type { Field, Fields } from '../fields/field.ts'
import { type RawRecord, recordOf } from './raw.ts'

/** Whether a slide has this application's format; fields may be missing, but none has another type. */
export function isCurrentSlide(value: unknown): boolean {
  const slide = recordOf(value)
  const template = slide?.['template']
  const data = recordOf(slide?.['data'])
  return (
    typeof slide?.['slideId'] === 'string' &&
    typeof template === 'string' &&
    isSlideType(template) &&
    data !== null &&
    !('qtype' in data) &&
    isOfFields(fieldsOf(template), data)
  )
}

function isOfFields(fields: Fields, data: RawRecord): boolean {
  return Object.entries(fields).every(([name, field]) => data[name] === undefined || isOfField(field, data[name]))
}

function isOfField(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'image':
      return typeof recordOf(value)?.['alt'] === 'string'
    case 'tags':
      return Array.isArray(value)
    case 'toggle':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number'
    case 'list':
      return (
        Array.isArray(value) &&
        value.every((item: unknown) => {
          const record = recordOf(item)
          return record !== null && typeof record['id'] === 'string' && isOfFields(field.item, record)
        })
      )
    default:
      return typeof value === 'string'
  }
}
