import type { ImageRef } from '@deckle/core/deck/deck.ts'
import type { SlideData } from '@deckle/core/deck/slide.ts'
import type { Field, Fields, TextField } from './field.ts'

/** Paths: `question`, `options.<item id>.text`, `image.alt`. */
export interface TextAt {
  readonly path: string
  readonly text: string
  /** Null for a picture's alternative text. */
  readonly field: TextField | null
}

/** Translatable texts in the order of the fields; addresses are not translatable. */
export function textsOf(fields: Fields, data: SlideData): TextAt[] {
  return Object.entries(fields).flatMap(([name, field]) => textsOfField(field, data[name], name))
}

function textsOfField(field: Field, value: unknown, path: string): TextAt[] {
  if (field.kind === 'text' && field.format === 'plain') return [{ path, text: value as string, field }]
  if (field.kind === 'image' && (value as ImageRef).id !== '') {
    return [{ path: `${path}.alt`, text: (value as ImageRef).alt, field: null }]
  }
  if (field.kind === 'list') {
    return (value as readonly (SlideData & { id: string })[]).flatMap((item) =>
      textsOf(field.item, item).map((found) => ({ ...found, path: `${path}.${item.id}.${found.path}` })),
    )
  }
  return []
}

/** Replaces the texts at the given paths; missing and blank ones stay. */
export function withTexts<Data extends SlideData>(
  fields: Fields,
  data: Data,
  texts: Readonly<Record<string, string>>,
): Data {
  return replaceTexts(fields, data, texts, '') as Data
}

function replaceTexts(
  fields: Fields,
  data: SlideData,
  texts: Readonly<Record<string, string>>,
  prefix: string,
): SlideData {
  const replaced: Record<string, unknown> = { ...data }
  for (const [name, field] of Object.entries(fields)) {
    const path = prefix + name
    if (field.kind === 'text' && texts[path]) replaced[name] = texts[path]
    if (field.kind === 'image' && texts[`${path}.alt`]) {
      replaced[name] = { ...(data[name] as ImageRef), alt: texts[`${path}.alt`] }
    }
    if (field.kind === 'list') {
      const items = data[name] as readonly (SlideData & { id: string })[]
      replaced[name] = items.map((item) => ({
        ...replaceTexts(field.item, item, texts, `${path}.${item.id}.`),
        id: item.id,
      }))
    }
  }
  return replaced
}
