import type { DeckEdit } from '@deckle/core/deck/edit/apply-edit.ts'
import type { Item } from '@deckle/core/deck/edit/data-path.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { interactionOf } from '@deckle/slides/catalog.ts'
import { newItem } from '@deckle/slides/fields/defaults.ts'
import type { ListField } from '@deckle/slides/fields/field.ts'
import { cleanText, fieldAt, textIn, textNameOf } from '../text-rules.ts'

export function itemsOf(slide: Slide, list: string): readonly Item[] {
  const items = slide.data[list]
  return Array.isArray(items) ? (items as readonly Item[]) : []
}

function listField(slide: Slide, list: string): ListField | null {
  const field = fieldAt(slide.template, list)
  return field?.kind === 'list' ? field : null
}

export function canAddItem(slide: Slide, list: string): boolean {
  const field = listField(slide, list)
  return field !== null && itemsOf(slide, list).length < field.max
}

export function canRemoveItem(slide: Slide, list: string): boolean {
  const field = listField(slide, list)
  return field !== null && itemsOf(slide, list).length > field.min
}

/** Adds an item after another (at the end for null) with the passed text or blank; null if the list is full. */
export function addItemEdit(
  slide: Slide,
  list: string,
  after: string | null,
  newId: () => string,
): { edit: DeckEdit; itemId: string } | null {
  const field = listField(slide, list)
  const items = itemsOf(slide, list)
  if (!field || items.length >= field.max) return null
  const name = textNameOf(field)
  const item = { ...(newItem(field, items.length + 1, newId) as unknown as Item), ...(name ? { [name]: '' } : {}) }
  const at = after === null ? items.length : items.findIndex((one) => one.id === after) + 1
  return { edit: { type: 'addItem', slideId: slide.slideId, path: list, item, at }, itemId: item.id }
}

/** Pasted lines as items: the first into the item itself if it is blank, the rest after it, as many as fit. */
export function pasteLinesEdit(
  slide: Slide,
  { list, itemId }: { readonly list: string; readonly itemId: string },
  lines: readonly string[],
  newId: () => string,
): DeckEdit | null {
  const field = listField(slide, list)
  const name = field && textNameOf(field)
  const items = itemsOf(slide, list)
  const at = items.findIndex((one) => one.id === itemId)
  const text = name ? fieldAt(slide.template, `${list}.${itemId}.${name}`) : undefined
  if (!field || !name || at < 0 || text?.kind !== 'text') return null
  const fit = (line: string) => cleanText(line, false, text.max)
  const isBlank = textIn(items[at]?.[name]).trim() === ''
  const first: DeckEdit[] = isBlank
    ? [{ type: 'updateData', slideId: slide.slideId, path: `${list}.${itemId}.${name}`, value: fit(lines[0] ?? '') }]
    : []
  const rest = (isBlank ? lines.slice(1) : lines).slice(0, field.max - items.length)
  const added = rest.map((line, offset): DeckEdit => {
    const item = { ...(newItem(field, items.length + offset + 1, newId) as unknown as Item), [name]: fit(line) }
    return { type: 'addItem', slideId: slide.slideId, path: list, item, at: at + 1 + offset }
  })
  return { type: 'batch', edits: [...first, ...added] }
}

/**
 * Toggles an item's right-answer mark. On a single-choice slide exactly one is right: marking another moves the mark.
 */
export function markEdit(slide: Slide, list: string, itemId: string): DeckEdit {
  const items = itemsOf(slide, list)
  const one = interactionOf(slide.template) !== 'multiSelect'
  const was = items.find((item) => item.id === itemId)?.['correct'] === 'checked'
  const value = items.map((item) => {
    if (item.id === itemId) return { ...item, correct: one || !was ? 'checked' : '' }
    return one ? { ...item, correct: '' } : item
  })
  return { type: 'updateData', slideId: slide.slideId, path: list, value }
}

/** Moves an item by one; null at either end. */
export function moveItemEdit(slide: Slide, list: string, itemId: string, by: -1 | 1): DeckEdit | null {
  const items = itemsOf(slide, list)
  const at = items.findIndex((item) => item.id === itemId)
  if (at < 0 || at + by < 0 || at + by >= items.length) return null
  const before = by === -1 ? (items[at - 1]?.id ?? null) : (items[at + 2]?.id ?? null)
  return { type: 'moveItem', slideId: slide.slideId, path: list, itemId, before }
}
