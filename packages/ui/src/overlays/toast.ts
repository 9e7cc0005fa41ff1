import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger'

export interface ToastContent {
  title: string
  description?: string
  tone: ToastTone
  action?: ToastAction
}

export interface ToastAction {
  label: string | { word: 'undo' }
  onAction: () => void
}

export interface ToastOptions {
  title: string
  description?: string
  tone?: ToastTone
  action?: ToastAction
  /** Milliseconds, 6,000 by default and at least 5,000; null until closed (the default for danger). */
  timeout?: number | null
  /** Called once, however it is closed. */
  onClose?: () => void
}

/** Three are shown at a time. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

/** @returns closes the toast */
function show({ title, description, tone = 'neutral', action, timeout, onClose }: ToastOptions): () => void {
  const stays = timeout === null || (timeout === undefined && tone === 'danger')
  const key = toastQueue.add(
    { title, description, tone, action },
    { timeout: stays ? undefined : Math.max(5000, timeout ?? 6000), onClose },
  )
  return () => toastQueue.close(key)
}

/** For an action that can be undone for ten seconds. `onExpire` runs when they are over, for work that waits until then. */
function undo(title: string, onUndo: () => void, onExpire?: () => void): () => void {
  let undone = false
  const close = show({
    title,
    timeout: undoTime,
    action: {
      label: { word: 'undo' },
      onAction: () => {
        undone = true
        onUndo()
      },
    },
    onClose: () => {
      if (!undone) onExpire?.()
    },
  })
  return close
}

export const undoTime = 10_000

export const toast = Object.assign(show, { undo, clear: () => toastQueue.clear() })
