/** Browsers refuse requests that outlive their page once the bodies under way have more than 64 KiB together. */
const ALL = 65_000
/** What is left of it is for the last save of a draft. */
const MOST_OF_SMALL = 16_000
/** What each counts for at least: browsers bound their number, too. */
const LEAST = 2000
/** Seconds that a token has left when the server replaces it (decisions.md §1 "Tokens"). */
const REPLACED_BELOW = 13 * 86_400

let underWay = 0

/**
 * Sends a small JSON body so that it arrives although the page is left at once. Not where the reply brings the next
 * token: nobody would store it, and the session would be closed for the use of the former one.
 * @param most bytes of all that are under way, this one among them
 */
export async function fetchKeepalive(
  url: RequestInfo | URL,
  init: RequestInit,
  most = MOST_OF_SMALL,
): Promise<Response> {
  const size = typeof init.body === 'string' ? Math.max(LEAST, new Blob([init.body]).size) : ALL
  const { expiry } = init.headers as Record<string, string | undefined>
  const replaces = expiry !== undefined && Number(expiry) - Date.now() / 1000 < REPLACED_BELOW
  if (replaces || underWay + size > most) return fetch(url, init)
  underWay += size
  try {
    return await fetch(url, { ...init, keepalive: true })
  } finally {
    underWay -= size
  }
}

/** As `fetchKeepalive`, for a body that may be large, sent as its page is left. */
export const fetchLast = (url: string, init: RequestInit): Promise<Response> => fetchKeepalive(url, init, ALL)
