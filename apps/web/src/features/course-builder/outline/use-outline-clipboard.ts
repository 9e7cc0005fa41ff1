import { toast } from '@deckle/ui/overlays/toast.ts'
import { useEffect, useRef } from 'react'
import { isTyping } from '../../../lib/shortcut.ts'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder } from '../builder-context.ts'
import { copyOutline, isOutlineText, outlineFromText, outlineToText } from './copied-outline.ts'
import { usePaste } from './use-paste.ts'
import { useSelectionActs } from './use-outline.ts'

/** Copy, cut and paste of what is selected in the outline, also from one course into another. */
export function useOutlineClipboard(): void {
  const t = useWords('course-builder')
  const { store, canEdit } = useBuilder()
  const { remove } = useSelectionActs()
  const paste = usePaste()
  const latest = useRef({ t, store, canEdit, remove, paste })
  useEffect(() => {
    latest.current = { t, store, canEdit, remove, paste }
  })
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const now = latest.current
      const selected = now.store.getState().selected
      const copied = isForOutline(event) ? copyOutline(now.store.content(), selected) : null
      if (!copied) return
      event.clipboardData?.setData('text/plain', outlineToText(copied))
      event.preventDefault()
      if (event.type === 'cut' && now.canEdit) now.remove()
      else toast({ title: now.t('copy.copied', { count: selected.length }) })
    }
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (!isForOutline(event) || !isOutlineText(text)) return
      event.preventDefault()
      void outlineFromText(text).then((copied) => copied && latest.current.paste(copied))
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [])
}

/** No text field has the focus, no text is selected and no dialog is open. */
function isForOutline(event: ClipboardEvent): boolean {
  if (event.defaultPrevented || isTyping(event.target)) return false
  if (event.target instanceof Element && event.target.closest('[role=dialog],[role=menu],[role=listbox]')) return false
  const selection = document.getSelection()
  return event.type === 'paste' || selection === null || selection.isCollapsed
}
