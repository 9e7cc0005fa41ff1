import { openChannel } from '../stream/open-channel.ts'
import type { Autosave } from './autosave.ts'
import type { Saved } from './autosave-types.ts'

/**
 * Connects a session to page events: saves when the page is hidden or unloaded, retries when the connection returns,
 * and applies what another tab saved. Returns the disconnect function.
 */
export function connectSession<Content>(
  channel: string,
  autosave: Autosave<Content>,
  subscribe: (onChange: () => void) => () => void,
  fetchNewest: () => Promise<Saved<Content>>,
): () => void {
  const others = openChannel(channel)
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
  const unsubscribe = subscribe(() => {
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
