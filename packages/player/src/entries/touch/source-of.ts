/**
 * Where a visit came from, as the player tells it of attempts (`mount.tsx`, whose first script has no room for an import): the tag of the address, else the host of the page before; '' for a page of this site, or none.
 * @param from host of the page before
 */
export const sourceOf = (query: URLSearchParams, from: string): string =>
  query.get('source') ?? query.get('utm_source') ?? (from === location.host ? '' : from)
