/** Screens of the application, which all begin with the same page; the rest of the server's addresses are not ours to keep. */
export function isScreenPath(path: string): boolean {
  return !/^\/(api|play|embed|media|player|health|metrics|assets)(\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path)
}

/** Files whose name holds the hash of their content: they never change. */
export function isAssetPath(path: string): boolean {
  return /^\/assets\/[^/]+-[A-Za-z0-9_-]{8}\.(js|css|woff2)$/.test(path)
}
