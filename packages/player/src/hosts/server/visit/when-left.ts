/** Calls `act` when the page is closed or hidden. Returns a function that removes the listeners. */
export function whenLeft(act: () => void): () => void {
  const onHidden = () => document.hidden && act()
  addEventListener('pagehide', act)
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    removeEventListener('pagehide', act)
    document.removeEventListener('visibilitychange', onHidden)
  }
}
