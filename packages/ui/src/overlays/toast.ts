import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger'

export interface ToastContent {
  title: string
  description?: string
  tone: ToastTone
  action?: ToastAction
}

export interface ToastAction {
  /** `undo` takes the word from the strings. */
  label: string | { word: 'undo' }
  onAction: () => void
}

export interface ToastOptions {
  title: string
  description?: string
  tone?: ToastTone
  action?: ToastAction
  /** Milliseconds, 6,000 unless told and at least 5,000; null stays until closed (danger stays). */
  timeout?: number | null
  /** Called once when it goes, whatever the reason. */
  onClose?: () => void
}

/** The queue behind `toast` and `ToastRegion`; three are shown at a time. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

/** Says something in the corner. Returns the way to take it back. */
function show({ title, description, tone = 'neutral', action, timeout, onClose }: ToastOptions): () => void {
  const stays = timeout === null || (timeout === undefined && tone === 'danger')
  const key = toastQueue.add(
    { title, description, tone, action },
    { timeout: stays ? undefined : Math.max(5000, timeout ?? 6000), onClose },
  )
  return () => toastQueue.close(key)
}

/**
 * Something was done and can be undone for ten seconds. `onExpire` runs when that time is over without undo,
 * for work that waits until then.
 */
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

/** How long an undo is offered, in milliseconds. */
export const undoTime = 10_000

export const toast = Object.assign(show, { undo, clear: () => toastQueue.clear() })
