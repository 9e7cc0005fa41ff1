import { definitionOf, isSlideType } from '@deckle/slides/catalog.ts'
import type { Field, ListField } from '@deckle/slides/fields/field.ts'

/** At most `max` UTF-16 units; never splits a surrogate pair. */
export function cutToMax(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/**
 * Typed or pasted text as saved: `\n` line breaks only (none in a one-line field) and no character that the database
 * refuses.
 */
export function cleanText(text: string, multiline: boolean, max: number): string {
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\u0000', '')
  return cutToMax(multiline ? plain : plain.replaceAll('\n', ' '), max)
}

/** The field of a slide type at a path (`question`, `options.<id>.text`); undefined if there is none. */
export function fieldAt(template: string, path: string): Field | undefined {
  if (!isSlideType(template)) return undefined
  const [name = '', , inner] = path.split('.')
  const field = definitionOf(template).fields[name]
  return inner !== undefined && field?.kind === 'list' ? field.item[inner] : field
}

/** Height divided by width of the image at a path; undefined if there is none. */
export function aspectAt(template: string, path: string): number | undefined {
  const field = fieldAt(template, path)
  return field?.kind === 'image' ? field.aspect : undefined
}

/** Splits a path into the list's name, the item's id and the item's field. */
export function itemPath(
  path: string,
): { readonly list: string; readonly itemId: string; readonly inner: string } | null {
  const [list, itemId, inner] = path.split('.')
  return list && itemId && inner ? { list, itemId, inner } : null
}

/** Name of the item's text field, which Enter and pasted lists fill; undefined for lists without one. */
export function textNameOf(field: ListField): string | undefined {
  return Object.entries(field.item).find(([, one]) => one.kind === 'text')?.[0]
}

export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
