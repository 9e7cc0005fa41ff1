/** The application's screens, which share one HTML page; other URLs of the server are never cached. */
export function isScreenPath(path: string): boolean {
  return (
    !/^\/(api|play|embed|media|player|health|metrics|assets|certificate|blog|\.well-known)(\/|$)/.test(path) &&
    !/\.[a-z0-9]+$/i.test(path)
  )
}

/** Files with a content hash in their name: immutable. */
export function isAssetPath(path: string): boolean {
  return /^\/assets\/[^/]+-[A-Za-z0-9_-]{8}\.(js|css|woff2)$/.test(path)
}
