import { definitionOf, isSlideType } from '@deckle/slides/catalog.ts'
import type { Field, ListField } from '@deckle/slides/fields/field.ts'

/** At most `max` UTF-16 units, never half a character. */
export function cutToMax(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** Typed or pasted text as it is kept: one kind of line break, none where the field has one line, nothing a database refuses. */
export function cleanText(text: string, multiline: boolean, max: number): string {
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\u0000', '')
  return cutToMax(multiline ? plain : plain.replaceAll('\n', ' '), max)
}

/** The field of a template at a path (`question`, `options.<id>.text`); undefined where there is none. */
export function fieldAt(template: string, path: string): Field | undefined {
  if (!isSlideType(template)) return undefined
  const [name = '', , inner] = path.split('.')
  const field = definitionOf(template).fields[name]
  return inner !== undefined && field?.kind === 'list' ? field.item[inner] : field
}

/** Height to width of the picture at a path; undefined where there is none. */
export function aspectAt(template: string, path: string): number | undefined {
  const field = fieldAt(template, path)
  return field?.kind === 'image' ? field.aspect : undefined
}

/** Where a path leads to in a list: the list's name, the item's id, the item's field. */
export function itemPath(
  path: string,
): { readonly list: string; readonly itemId: string; readonly inner: string } | null {
  const [list, itemId, inner] = path.split('.')
  return list && itemId && inner ? { list, itemId, inner } : null
}

/** The item's text field, which Enter and pasted lists fill; undefined for lists without one. */
export function textNameOf(field: ListField): string | undefined {
  return Object.entries(field.item).find(([, one]) => one.kind === 'text')?.[0]
}

/** A value that should be text, as text. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
