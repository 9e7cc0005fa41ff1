/** @param fragment appended to the address; no server receives it */
export function openDeck(query: URLSearchParams, opening: string, fragment = ''): void {
  nameSource(query)
  query.set('pass', opening)
  location.replace(`${location.pathname}?${query}${fragment}`)
}

/** Names the referring site: the deck's page would only see this page as its referrer. */
export function nameSource(query: URLSearchParams): void {
  const from = document.referrer.split('/')[2]
  const isNamed = query.has('source') || query.has('utm_source')
  if (from && from !== location.host && !isNamed && parent === window) query.set('source', from)
}
