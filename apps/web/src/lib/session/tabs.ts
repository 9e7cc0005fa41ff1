import { openChannel } from '../stream/open-channel.ts'

export type TabMessage = 'signed-in' | 'signed-out' | 'token'

export interface Tabs {
  notify(message: TabMessage): void
}

/**
 * Syncs sign-in and sign-out between tabs: over BroadcastChannel or, if that is missing or refused, the storage event
 * of the stored auth.
 */
export function createTabs(authKey: string, onMessage: (message: TabMessage) => void): Tabs {
  const channel = openChannel('deckle-auth')
  if (channel) {
    channel.onmessage = (event: MessageEvent<TabMessage>) => onMessage(event.data)
    return { notify: (message) => channel.postMessage(message) }
  }
  window.addEventListener('storage', (event) => {
    if (event.key === authKey || event.key === null) onMessage(event.newValue === null ? 'signed-out' : 'signed-in')
  })
  return { notify: () => {} }
}
