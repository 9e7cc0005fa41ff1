import { openChannel } from '../open-channel.ts'

/** What one tab tells the others. */
export type TabMessage = 'signed-in' | 'signed-out' | 'token'

export interface Tabs {
  tell(message: TabMessage): void
}

/**
 * Signing in or out in one tab holds for all. By BroadcastChannel; where there is none or it is refused, by the storage event,
 * which tells of any change of the stored auth.
 */
export function createTabs(authKey: string, onMessage: (message: TabMessage) => void): Tabs {
  const channel = openChannel('deckle-auth')
  if (channel) {
    channel.onmessage = (event: MessageEvent<TabMessage>) => onMessage(event.data)
    return { tell: (message) => channel.postMessage(message) }
  }
  window.addEventListener('storage', (event) => {
    if (event.key === authKey || event.key === null) onMessage(event.newValue === null ? 'signed-out' : 'signed-in')
  })
  return { tell: () => {} }
}
