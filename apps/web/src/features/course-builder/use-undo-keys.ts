import { useEffect } from 'react'
import { isTyping, matchesShortcut } from '../../lib/shortcut.ts'
import type { BuilderStore } from './state/builder-store.ts'

export const undoKeys = 'Mod z'
export const redoKeys = 'Mod Shift z | Mod y'

/** Undo and redo of the whole course while no dialog is open; in a text field, too, where each pause is a step. */
export function useUndoKeys(store: BuilderStore | null): void {
  useEffect(() => {
    if (!store) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = matchesShortcut(undoKeys, event)
      if (event.defaultPrevented || (!isUndo && !matchesShortcut(redoKeys, event))) return
      const { target } = event
      if (target instanceof Element && target.closest('[role=dialog], [role=alertdialog]')) return
      if (isTyping(target) && isSearch(target)) return
      event.preventDefault()
      if (isUndo) store.undo()
      else store.redo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [store])
}

/** What is typed there is no part of the course. */
const isSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.getAttribute('role') === 'combobox'
