/**
 * An own path to go to (after sign-in, from a notification), or `fallback`: it begins with one slash and holds
 * no backslash, no control character and no dot segment that could lead elsewhere, encoded or not.
 */
export function safePath(path: unknown, fallback = '/'): string {
  return typeof path === 'string' && isOwnPath(path) ? path : fallback
}

/** Whether a path stays on this site whatever a browser makes of it. */
export function isOwnPath(path: string): boolean {
  if (path.length > 2000 || !/^\/(?!\/)/.test(path) || /[\\\s\p{Cc}]/u.test(path) || !path.isWellFormed()) return false
  const [place = ''] = path.split(/[?#]/)
  return !/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(place) && !/^\/+(?:%2f|%5c)/i.test(place) && !place.includes('//')
}
