/**
 * Whether a path leads to a page of this site (after sign-in, from a notification), whatever a browser makes of it: it
 * begins with one slash and holds no backslash, control character or dot segment, encoded or not.
 */
export function isOwnPath(path: string): boolean {
  if (path.length > 2000 || !/^\/(?!\/)/.test(path) || /[\\\s\p{Cc}]/u.test(path) || !path.isWellFormed()) return false
  const [place = ''] = path.split(/[?#]/)
  return !/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(place) && !/^\/+(?:%2f|%5c)/i.test(place) && !place.includes('//')
}
