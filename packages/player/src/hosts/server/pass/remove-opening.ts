/** Removes the opening from the address: it works once. */
export function removeOpening(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('pass')) return
  url.searchParams.delete('pass')
  history.replaceState(history.state, '', url)
}
