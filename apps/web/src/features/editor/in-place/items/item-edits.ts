import type { DeckEdit } from '@deckle/core/deck/edit/apply-edit.ts'
import type { Item } from '@deckle/core/deck/edit/data-path.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { interactionOf } from '@deckle/slides/catalog.ts'
import { defaultOf, newItem } from '@deckle/slides/fields/defaults.ts'
import type { ListField } from '@deckle/slides/fields/field.ts'
import { isUntouchedText } from '@deckle/slides/untouched.ts'
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

/** Whether an item still waits for its text: blank or a placeholder. */
export function isOpenItem(slide: Slide, list: string, item: Item): boolean {
  const field = listField(slide, list)
  const name = field && textNameOf(field)
  if (!name) return false
  const text = textIn(item[name])
  return isBlank(text) || isUntouchedText(slide.template, `${list}.${item.id}.${name}`, text)
}

/** Whether nothing is lost with an item: no picture, link, tag or number was set. */
function isBare(field: ListField, textName: string, item: Item): boolean {
  return Object.entries(field.item).every(
    ([name, inner]) =>
      name === textName ||
      inner.kind === 'check' ||
      inner.kind === 'select' ||
      JSON.stringify(item[name]) === JSON.stringify(defaultOf(inner, () => '')),
  )
}

interface PastePlace {
  readonly list: string
  readonly itemId: string
  /** The item's whole text is selected. */
  readonly isSelected?: boolean
}

/**
 * Pasted lines as items, as many as fit. They replace all items that wait for a text, and follow an item that has one.
 * Items with other content than a text are kept.
 */
export function pasteLinesEdit(
  slide: Slide,
  { list, itemId, isSelected = false }: PastePlace,
  lines: readonly string[],
  newId: () => string,
): DeckEdit | null {
  const field = listField(slide, list)
  const name = field && textNameOf(field)
  const items = itemsOf(slide, list)
  const at = items.findIndex((one) => one.id === itemId)
  const text = name ? fieldAt(slide.template, `${list}.${itemId}.${name}`) : undefined
  if (!field || !name || at < 0 || text?.kind !== 'text') return null
  const isOpen = (item: Item) => (item.id === itemId && isSelected) || isOpenItem(slide, list, item)
  const open = items.filter(isOpen)
  const filled = open.slice(0, lines.length)
  const left = open.slice(lines.length)
  const written = items.length - open.length
  const lacking = field.min - written - lines.length
  const stays = left.filter((item, index) => index < lacking || !isBare(field, name, item))
  const added = lines
    .slice(filled.length, Math.max(filled.length, field.max - written - stays.length))
    .map((_, index) => newItem(field, items.length + index + 1, newId) as unknown as Item)
  const pasted = [...filled, ...added].map((item, index) => ({
    ...item,
    [name]: cleanText(lines[index] ?? '', false, text.max),
  }))
  const writtenIn = (part: readonly Item[]) => part.filter((item) => !isOpen(item))
  const value = [...writtenIn(items.slice(0, at + 1)), ...pasted, ...stays, ...writtenIn(items.slice(at + 1))]
  return { type: 'updateData', slideId: slide.slideId, path: list, value }
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
