import type { ShownVerdict } from '@deckle/slides/view.ts'
import type { PlayerHost, SavedPlay } from '../../host.ts'
import { attemptKey, playKey, previousKey } from '../../storage/storage-keys.ts'
import type { Store } from '../../storage/store.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { uuidV7 } from '../uuid.ts'

/**
 * Called before a place is saved; true if it must not be, because the person plays in another tab.
 * @param attemptId the attempt that this tab shows; null before the first answer
 */
export type SaveGuard = (play: SavedPlay, attemptId: string | null) => boolean

export interface Progress extends Required<Pick<PlayerHost, 'restore' | 'save' | 'restart' | 'onOtherTab'>> {
  /** The attempt that answers belong to: begins one where there is none. */
  readonly attempt: () => string
  /** The attempt that this page shows: another tab may have begun a new one. */
  readonly shownAttempt: () => string
  readonly onPlayed: () => void
  readonly setGuard: (guard: SaveGuard) => void
}

/** The person's place in a version, shared by all tabs of the device. */
export function createProgress(store: Store, outbox: Outbox): Progress {
  const listeners = new Set<(saved: SavedPlay | null) => void>()
  let shown = store.get(attemptKey)
  let isFromOtherTab = false
  let guard: SaveGuard | undefined
  const attempt = () => {
    const known = store.get(attemptKey)
    shown = known ?? uuidV7()
    // Each write is one of the tap's.
    if (!known) store.set(attemptKey, shown)
    return shown
  }
  const restore = () => {
    const current = store.get(attemptKey)
    return restored(
      store.get(playKey),
      outbox.items().map(({ attemptId, slideId }) => attemptId === current && slideId),
    )
  }
  return {
    attempt,
    shownAttempt: () => shown ?? attempt(),
    restore,
    onPlayed: () => {
      isFromOtherTab = true
      shown = store.get(attemptKey)
      listeners.forEach((listener) => listener(restore()))
    },
    onOtherTab: (listener) => {
      // It may be known before a listener is added.
      if (isFromOtherTab) listener(restore())
      return listen(listeners, listener)
    },
    setGuard: (added) => (guard = added),
    save: (play) => {
      // Another tab's place is not written back: it may have changed since.
      if (isFromOtherTab || guard?.(play, shown)) isFromOtherTab = false
      else if (play.index > 0 || Object.keys(play.answers).length > 0) store.set(playKey, JSON.stringify(play))
      else store.remove(playKey)
    },
    restart: () => {
      const previous = store.get(attemptKey)
      // Restored where the deck is closed (`attempt-token.ts`).
      if (previous) store.set(previousKey, JSON.stringify([previous, store.get(playKey)]))
      shown = null
      store.remove(attemptKey)
      store.remove(playKey)
    },
  }
}

export function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A missing verdict of a stored answer counts as an empty one. @param unsent ids of slides; false for other attempts */
function restored(text: string | null, unsent: readonly (string | false)[]): SavedPlay | null {
  try {
    const play = JSON.parse(text ?? '') as SavedPlay
    const verdicts: Record<string, ShownVerdict> = play.verdicts
    for (const slideId in play.answers)
      if (!unsent.includes(slideId)) verdicts[slideId] ??= { correct: null, feedback: null, solution: [] }
    return play
  } catch {
    return null
  }
}
