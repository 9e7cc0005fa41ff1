import type { SavedPlay } from '../../host.ts'
import { attemptKey, outboxPrefix, playKey } from '../../storage/storage-keys.ts'
import { type Store, versionStoreName } from '../../storage/store.ts'
import type { AttemptStart } from '../outbox/outbox-item.ts'
import type { SaveGuard } from './progress.ts'

/** Milliseconds after which another tab's storage event has arrived. */
const syncDelayMs = 300

export interface TabOptions {
  readonly begin: AttemptStart
  readonly store: Store
  /** Called when another tab has stored or sent an answer of this version. */
  readonly onStored: () => void
  /** Called when the stored place has changed: the person is back in this tab after playing in another one. */
  readonly onPlayed: () => void
  readonly setGuard: (guard: SaveGuard) => void
}

/**
 * Follows the deck's other tabs through the shared storage: once the person is back in a tab, it shows the latest state. Until
 * then, what happens without the person, such as a late verdict, adds its verdicts to the stored place but does not move it.
 */
export function followTabs({ begin, store, onStored, onPlayed, setGuard }: TabOptions): void {
  const name = versionStoreName(begin.versionId)
  /** Another tab has written the stored place. */
  let isOutdated = false
  /** And has moved it: a verdict that was only added does not count. */
  let isLeft = false
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === name + playKey) {
      isOutdated = true
      isLeft ||= placeOf(oldValue) !== placeOf(newValue)
    } else if (key?.startsWith(name + outboxPrefix)) onStored()
  })
  setGuard(({ verdicts }, attemptId) => {
    const play = JSON.parse(store.get(playKey) ?? 'null') as SavedPlay | null
    if (isLeft && play && attemptId === store.get(attemptKey))
      store.set(playKey, JSON.stringify({ ...play, verdicts: { ...verdicts, ...play.verdicts } }))
    return isLeft
  })
  const update = () => {
    if (!isOutdated || document.hidden) return
    isOutdated = isLeft = false
    onPlayed()
  }
  const onReturn = () => {
    update()
    // What was done here in the meantime may not be stored yet: only a move in another tab replaces it.
    setTimeout(() => isLeft && update(), syncDelayMs)
  }
  addEventListener('focus', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  // The person acts in this tab: its place counts again.
  addEventListener('click', () => (isLeft = false), true)
}

/** The stored text up to the verdicts: index, trail and answers. */
const placeOf = (text: string | null) => text?.split('"verdicts"')[0]
