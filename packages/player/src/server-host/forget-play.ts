import type { Store } from './store.ts'

/** What a person left of a deck is not shown to the next one. Answers that wait are still sent, to the attempt that they belong to. */
export function forgetPlay(store: Store): void {
  for (const key of ['attempt', 'play', 'device', 'mine']) store.remove(key)
}
