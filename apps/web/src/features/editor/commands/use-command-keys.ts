import { useEffect, useRef } from 'react'
import type { Editor } from '../editor-context.ts'
import { isEnabled } from './command.ts'
import { isSlidesText } from '../content/slides/clipboard.ts'
import { commands, announceSlides, cutSelected, pasteText, selectedAsText } from './commands.ts'
import { isTyping, matchesShortcut } from '../../../lib/shortcut.ts'

/** Handles the commands' shortcuts and copy, cut and paste of slides while no dialog is open. */
export function useCommandKeys(editor: Editor | null, isContent: boolean): void {
  const latest = useRef({ editor, isContent })
  useEffect(() => {
    latest.current = { editor, isContent }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { editor, isContent } = latest.current
      if (!editor || event.defaultPrevented || event.isComposing || inDialog(event.target)) return
      const typing = isTyping(event.target)
      const state = editor.store.getState()
      for (const command of Object.values(commands)) {
        if (command.shortcut === null || 'isNative' in command || !matchesShortcut(command.shortcut, event)) continue
        const isInScope =
          command.scope === 'slides'
            ? isContent && !typing && onSlides(event.target)
            : !typing || event.ctrlKey || event.metaKey
        if (!isInScope) continue
        event.preventDefault()
        if (isEnabled(command, state, editor)) command.perform(editor)
        return
      }
    }
    // A focused button handles Enter, even with Ctrl, and stops the event: this listener runs in the capture phase,
    // before it.
    const onEnter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isTyping(event.target)) return
      onKeyDown(event)
      if (event.defaultPrevented) event.stopPropagation()
    }
    const onCopy = (event: ClipboardEvent) => {
      const { editor, isContent } = latest.current
      if (!editor || !isContent || !isForSlides(event)) return
      event.clipboardData?.setData('text/plain', selectedAsText(editor))
      event.preventDefault()
      if (event.type === 'copy') announceSlides(editor, 'copiedSlides', editor.store.getState().selected.length)
      else if (isEnabled(commands.cut, editor.store.getState(), editor)) cutSelected(editor)
    }
    const onPaste = (event: ClipboardEvent) => {
      const { editor, isContent } = latest.current
      if (!editor || !editor.canEdit || !isContent || !isForSlides(event)) return
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (!isSlidesText(text)) return
      event.preventDefault()
      void pasteText(editor, text)
    }
    document.addEventListener('keydown', onEnter, true)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('keydown', onEnter, true)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [])
}

/** A clipboard event is for slides if no text field has the focus, no text is selected and no dialog is open. */
function isForSlides(event: ClipboardEvent): boolean {
  if (event.defaultPrevented || isTyping(event.target) || inDialog(event.target)) return false
  const selection = document.getSelection()
  return event.type === 'paste' || selection === null || selection.isCollapsed
}

function inDialog(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]') !== null
  )
}

function onSlides(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.closest('[data-slides]') !== null)
}
