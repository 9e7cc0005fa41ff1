import type { DragEvent } from 'react'
import type { Slide } from '@deckle/core/deck/slide.ts'
import type { DeckEdit } from '@deckle/core/deck/edit/apply-edit.ts'
import { itemsOf } from './item-edits.ts'

/** Set on an item's tools, so that the drop target is found from the element under the pointer. */
export interface ItemPlace {
  readonly list: string
  readonly itemId: string
}

const kind = 'application/x-deckle-item'

/** Starts dragging an item; the whole option is the drag image. */
export function startItemDrag(event: DragEvent<HTMLElement>, place: ItemPlace): void {
  event.dataTransfer.setData(kind, JSON.stringify(place))
  event.dataTransfer.effectAllowed = 'move'
  const option = optionAround(event.currentTarget)
  if (option) event.dataTransfer.setDragImage(option, 16, 16)
}

export function isItemDrag(event: DragEvent<HTMLElement>): boolean {
  return event.dataTransfer.types.includes(kind)
}

/** The edit of a drop: before the item under the pointer, or after it in its second half; null for none. */
export function dropEdit(event: DragEvent<HTMLElement>, slide: Slide): DeckEdit | null {
  const dragged = read(event.dataTransfer.getData(kind))
  const option = optionAround(event.target as HTMLElement)
  const over = option?.querySelector<HTMLElement>('[data-item]')?.dataset
  if (!dragged || !option || over?.list !== dragged.list || over.item === undefined) return null
  return moveEdit(slide, dragged, over.item, isFartherHalf(event, option))
}

/** Null if the item stays where it is. */
export function moveEdit(slide: Slide, { list, itemId }: ItemPlace, overId: string, after: boolean): DeckEdit | null {
  const items = itemsOf(slide, list)
  const at = items.findIndex(({ id }) => id === overId) + (after ? 1 : 0)
  const before = items[at]?.id ?? null
  const from = items.findIndex(({ id }) => id === itemId)
  if (from < 0 || before === itemId || at === from + 1) return null
  return { type: 'moveItem', slideId: slide.slideId, path: list, itemId, before }
}

/** Below the middle in a column of options, right of the middle in a row of images. */
function isFartherHalf(event: DragEvent<HTMLElement>, option: HTMLElement): boolean {
  const { left, top, width, height } = option.getBoundingClientRect()
  const isRow = option.parentElement?.matches('.dk-pictures, .dk-grid') ?? false
  if (!isRow) return event.clientY > top + height / 2
  const isLate = event.clientX > left + width / 2
  return getComputedStyle(option).direction === 'rtl' ? !isLate : isLate
}

function optionAround(element: HTMLElement): HTMLElement | null {
  return element.closest<HTMLElement>('.dk-option, .dk-range')
}

function read(text: string): ItemPlace | null {
  try {
    const { list, itemId } = JSON.parse(text) as Partial<ItemPlace>
    return typeof list === 'string' && typeof itemId === 'string' ? { list, itemId } : null
  } catch {
    return null
  }
}
