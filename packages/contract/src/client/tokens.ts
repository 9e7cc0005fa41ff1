/** The stored auth headers (product.md §7); `expiry` in epoch seconds. */
export const tokenHeaders = ['access-token', 'token-type', 'expiry', 'client', 'uid'] as const
export type Tokens = Readonly<Record<(typeof tokenHeaders)[number], string>>

/** Storage of tokens. In a browser it is encrypted, and read anew since other tabs may have written. */
export interface TokenStore {
  read(): Tokens | null | Promise<Tokens | null>
  write(tokens: Tokens): void | Promise<void>
  clear(): void | Promise<void>
}

/**
 * Whether tokens are stored and not expired; a missing expiry counts as expired (product.md §8). Compared in seconds.
 */
export function areValid(tokens: Tokens | null, nowMs: number): tokens is Tokens {
  return tokens !== null && tokens['access-token'] !== '' && expiryOf(tokens) > Math.floor(nowMs / 1000)
}

/**
 * The tokens to store after a response, or null to keep the stored ones. A blank header keeps its value; an older
 * expiry never overwrites a newer; a session signed out meanwhile stays signed out.
 * @param sent with the request; null without
 * @param stored at the time of the response
 */
export function refreshed(
  sent: Tokens | null,
  stored: Tokens | null,
  header: (name: string) => string | null,
): Tokens | null {
  const received = (name: keyof Tokens): string => header(name)?.trim() ?? ''
  if (received('access-token') === '') return null
  const isNewSession = sent === null || (received('client') !== '' && received('client') !== sent.client)
  const known = isNewSession ? null : stored
  if (!isNewSession && (stored === null || stored.client !== sent.client)) return null
  const next = Object.fromEntries(tokenHeaders.map((name) => [name, received(name) || (known?.[name] ?? '')])) as Tokens
  if (known !== null && expiryOf(next) < expiryOf(known)) return null
  return next
}

function expiryOf(tokens: Tokens): number {
  return tokens.expiry.trim() === '' ? 0 : Number(tokens.expiry) || 0
}
