import { openChannel } from '../../../lib/stream/open-channel.ts'
import type { Saved } from './autosave/autosave-machine.ts'
import type { Session } from './session.ts'

/**
 * Connects a session to page events: saves when the page is hidden or unloaded, retries when the connection returns,
 * and applies what another tab saved. Returns the disconnect function.
 */
export function connectSession(
  deckId: string,
  { autosave, store }: Session,
  fetchNewest: () => Promise<Saved>,
): () => void {
  const others = openChannel(`deckle-deck-${deckId}`)
  let known = autosave.saved.revision
  const refresh = () => {
    fetchNewest().then(
      (newest) => {
        known = Math.max(known, newest.revision)
        autosave.receive(newest)
      },
      () => {},
    )
  }
  const unsubscribe = store.subscribe(() => {
    const { revision } = autosave.saved
    if (revision <= known) return
    known = revision
    others?.postMessage(revision)
  })
  const onMessage = (event: MessageEvent) => {
    if (typeof event.data === 'number' && event.data > autosave.saved.revision) refresh()
  }
  const onVisibility = () => (document.visibilityState === 'hidden' ? autosave.leave() : refresh())
  others?.addEventListener('message', onMessage)
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', autosave.leave)
  window.addEventListener('online', autosave.wake)
  return () => {
    unsubscribe()
    others?.close()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', autosave.leave)
    window.removeEventListener('online', autosave.wake)
  }
}
