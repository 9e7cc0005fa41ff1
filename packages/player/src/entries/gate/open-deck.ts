/** Goes to the deck's page with what opens it. @param fragment stands behind the address, where no server sees it */
export function openDeck(query: URLSearchParams, opening: string, fragment = ''): void {
  nameSource(query)
  query.set('pass', opening)
  location.replace(`${location.pathname}?${query}${fragment}`)
}

/** Names the site that led here: to the deck's page, this page would be the referrer. */
export function nameSource(query: URLSearchParams): void {
  const from = document.referrer.split('/')[2]
  const isNamed = query.has('source') || query.has('utm_source')
  if (from && from !== location.host && !isNamed && parent === window) query.set('source', from)
}
