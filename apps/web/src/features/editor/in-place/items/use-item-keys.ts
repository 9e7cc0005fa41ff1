import type { Slide } from '@deckle/core/deck/slide.ts'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { linesFromText } from '../../content/slides/clipboard.ts'
import { useEdit } from '../../editor-context.ts'
import { makeId } from '../../../../lib/make-id.ts'
import { focusPath } from '../focus-path.ts'
import { addItemEdit, canRemoveItem, isOpenItem, itemsOf, moveItemEdit, pasteLinesEdit } from './item-edits.ts'
import { itemPath } from '../text-rules.ts'

interface Options {
  readonly slideId: string
  readonly path: string
  readonly text: string
  readonly slide: () => Slide | undefined
}

/**
 * What keys do in the text of a list's item: Enter goes to the next item that waits for its text, adds one after the
 * last, Backspace removes an empty one, Alt and an arrow move it. Several pasted lines become items.
 */
export function useItemKeys({ slideId, path, text, slide }: Options) {
  const edit = useEdit()
  const item = itemPath(path)

  const goOn = (now: Slide, { list, itemId, inner }: NonNullable<typeof item>) => {
    const items = itemsOf(now, list)
    const following = items.slice(items.findIndex((one) => one.id === itemId) + 1)
    const next = following.find((one) => isOpenItem(now, list, one)) ?? following[0]
    if (next) return focusPath(`${list}.${next.id}.${inner}`)
    const added = addItemEdit(now, list, itemId, makeId)
    if (added && edit(added.edit)) focusPath(`${list}.${added.itemId}.${inner}`)
  }
  const remove = (now: Slide, { list, itemId, inner }: NonNullable<typeof item>) => {
    const items = itemsOf(now, list)
    const at = items.findIndex((one) => one.id === itemId)
    const next = items[at - 1] ?? items[at + 1]
    edit({ type: 'removeItem', slideId, path: list, itemId })
    if (next) focusPath(`${list}.${next.id}.${inner}`)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, isMultiline: boolean) => {
    if (event.nativeEvent.isComposing) return
    const now = slide()
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !isMultiline) {
      event.preventDefault()
      if (now && item) goOn(now, item)
    }
    if (!now || !item) return
    if (event.key === 'Backspace' && text === '' && canRemoveItem(now, item.list)) {
      event.preventDefault()
      remove(now, item)
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      const moved = moveItemEdit(now, item.list, item.itemId, event.key === 'ArrowUp' ? -1 : 1)
      if (moved && edit(moved)) focusPath(path)
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = linesFromText(event.clipboardData.getData('text/plain'))
    const now = slide()
    if (!item || !now || lines.length < 2) return
    const { selectionStart, selectionEnd } = event.currentTarget
    const isSelected = selectionStart === 0 && selectionEnd === text.length
    const pasted = pasteLinesEdit(now, { ...item, isSelected }, lines, makeId)
    if (!pasted) return
    event.preventDefault()
    edit(pasted)
  }
  return { onKeyDown, onPaste }
}
