import { toast } from '@deckle/ui/overlays/toast.ts'
import { useSyncExternalStore } from 'react'

let removed: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/** Ids of what somebody has deleted, while that can be undone and until it is gone from the lists. */
export const useRemoved = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => removed,
  )

/** Hides it at once, and deletes it after ten seconds unless that is undone. */
export function removeLater(id: string, title: string, remove: () => Promise<unknown>): void {
  const show = () => change([...removed].filter((one) => one !== id))
  change([...removed, id])
  toast.undo(title, show, () => void remove().finally(show))
}

function change(ids: readonly string[]): void {
  removed = new Set(ids)
  for (const listener of listeners) listener()
}
