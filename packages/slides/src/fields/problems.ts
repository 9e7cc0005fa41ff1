import { isBlank } from '@deckle/core/text/is-blank.ts'
import type { ImageRef } from '@deckle/core/deck/deck.ts'
import type { SlideData } from '@deckle/core/deck/slide.ts'
import type { SlideProblem } from '../definition.ts'
import type { Field, Fields } from './field.ts'

/** Blank required texts, pictures and videos, too few items, pictures without alternative text. */
export function fieldProblems(fields: Fields, data: SlideData, prefix = ''): SlideProblem[] {
  return Object.entries(fields).flatMap(([name, field]) => problemsOfField(field, data[name], prefix + name))
}

function problemsOfField(field: Field, value: unknown, path: string): SlideProblem[] {
  if (field.kind === 'text') {
    if (!field.required || !isBlank(value as string)) return []
    return [{ path, code: field.format === 'video' ? 'missing_video' : 'blank', severity: 'error' }]
  }
  if (field.kind === 'image') return problemsOfImage(value as ImageRef, field.required === true, path)
  if (field.kind !== 'list') return []
  const items = value as readonly (SlideData & { readonly id: string })[]
  const few: SlideProblem[] = items.length < field.min ? [{ path, code: 'too_few_options', severity: 'error' }] : []
  return [...few, ...items.flatMap((item) => fieldProblems(field.item, item, `${path}.${item.id}.`))]
}

function problemsOfImage(image: ImageRef, required: boolean, path: string): SlideProblem[] {
  if (image.id === '') return required ? [{ path, code: 'missing_image', severity: 'error' }] : []
  return isBlank(image.alt) ? [{ path, code: 'missing_alt', severity: 'warning' }] : []
}
