import type { Slide } from '../slide.ts'
import { isItemList, type Item, setAtPath, valueAtPath } from './data-path.ts'
import {
  changeSlide,
  type DeckState,
  done,
  type EditRefusal,
  type EditResult,
  type NewId,
  withContent,
} from './deck-state.ts'
import { withoutTextsBelow } from './translations.ts'

/** Sets a value at a path: `question`, `options.<id>.text`, or a whole list. */
export function updateData(
  state: DeckState,
  edit: { readonly slideId: string; readonly path: string; readonly value: unknown },
): EditResult {
  return changeSlide(state, edit.slideId, (slide) => withValue(slide, edit.path, edit.value))
}

interface ListPlace {
  readonly slideId: string
  /** Path of the list: `options`. */
  readonly path: string
}

/**
 * Inserts an item before index `at`, or at the end; an id in use is replaced by a new one. The caller checks the
 * field's maximum (packages/slides).
 */
export function addItem(
  state: DeckState,
  edit: ListPlace & { readonly item: Item; readonly at?: number },
  newId: NewId,
): EditResult {
  return changeList(state, edit, (items) => {
    const at = Math.max(0, Math.min(edit.at ?? items.length, items.length))
    let { id } = edit.item
    while (items.some((item) => item.id === id)) id = newId()
    return [...items.slice(0, at), { ...edit.item, id }, ...items.slice(at)]
  })
}

export function removeItem(state: DeckState, edit: ListPlace & { readonly itemId: string }): EditResult {
  const result = changeList(state, edit, (items) => {
    const remaining = items.filter((item) => item.id !== edit.itemId)
    return remaining.length === items.length ? 'unknown_item' : remaining
  })
  if (!result.ok) return result
  const translations = withoutTextsBelow(state.content.translations, edit.slideId, `${edit.path}.${edit.itemId}`)
  return done(withContent(result.state, { translations }))
}

/** Moves an item before another of its list, or to the end for null. */
export function moveItem(
  state: DeckState,
  edit: ListPlace & { readonly itemId: string; readonly before: string | null },
): EditResult {
  return changeList(state, edit, (items) => {
    const item = items.find((one) => one.id === edit.itemId)
    if (!item || (edit.before !== null && !items.some((one) => one.id === edit.before))) return 'unknown_item'
    if (edit.before === edit.itemId) return items
    const others = items.filter((one) => one !== item)
    const at = edit.before === null ? others.length : others.findIndex((one) => one.id === edit.before)
    const order = [...others.slice(0, at), item, ...others.slice(at)]
    return order.every((one, index) => one === items[index]) ? items : order
  })
}

function changeList(
  state: DeckState,
  place: ListPlace,
  change: (items: readonly Item[]) => readonly Item[] | EditRefusal,
): EditResult {
  return changeSlide(state, place.slideId, (slide) => {
    const items = valueAtPath(slide.data, place.path)
    if (!isItemList(items)) return 'unknown_path'
    const changed = change(items)
    return typeof changed === 'string' ? changed : withValue(slide, place.path, changed)
  })
}

function withValue(slide: Slide, path: string, value: unknown): Slide | EditRefusal {
  const data = setAtPath(slide.data, path, value)
  if (data === null) return 'unknown_path'
  return data === slide.data ? slide : { ...slide, data }
}
