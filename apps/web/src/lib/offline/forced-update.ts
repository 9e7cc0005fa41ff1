import { APP_VERSION, mustUpdate, type UpdatePolicy } from '@deckle/core/version/version.ts'
import { createStore, useStore } from 'zustand'

interface ForcedUpdate {
  /** The newest version if the policy forces an update to it; else null. */
  readonly latest: string | null
}

const store = createStore<ForcedUpdate>(() => ({ latest: null }))
// Nothing is forced before the configuration is loaded: it contains the newest version.
let policy: UpdatePolicy | null = null

/**
 * product.md §8: a response's latest-version that is newer, by the configured policy, sends the user to /forceUpdate.
 */
export const forcedUpdate = {
  isForced: (latest: string): boolean => policy !== null && mustUpdate(APP_VERSION, latest, policy),
  require: (latest: string): void => store.setState({ latest }),
  configure(next: UpdatePolicy, latest: string): void {
    policy = next
    store.setState({ latest: forcedUpdate.isForced(latest) ? latest : null })
  },
  latest: (): string | null => store.getState().latest,
  subscribe: store.subscribe,
}

export function useForcedVersion(): string | null {
  return useStore(store, (state) => state.latest)
}
