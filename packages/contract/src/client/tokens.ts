/** The stored auth headers (product.md §7); `expiry` in epoch seconds. */
export const tokenHeaders = ['access-token', 'token-type', 'expiry', 'client', 'uid'] as const
export type Tokens = Readonly<Record<(typeof tokenHeaders)[number], string>>

/** Where tokens are kept. In a browser: encrypted, and read anew where other tabs may have written. */
export interface TokenStore {
  read(): Tokens | null | Promise<Tokens | null>
  write(tokens: Tokens): void | Promise<void>
  clear(): void | Promise<void>
}

/** Whether tokens are there and not expired: no expiry stored counts as expired (product.md §8). Compared in seconds. */
export function areGood(tokens: Tokens | null, nowMs: number): tokens is Tokens {
  return tokens !== null && tokens['access-token'] !== '' && expiryOf(tokens) > Math.floor(nowMs / 1000)
}

/**
 * The tokens to keep after an answer, or null to keep what is stored. A blank header means keep;
 * an older expiry never overwrites a newer; a session signed out meanwhile stays so.
 * @param sent with the request; null where none were
 * @param stored at the moment of the answer
 */
export function refreshed(
  sent: Tokens | null,
  stored: Tokens | null,
  header: (name: string) => string | null,
): Tokens | null {
  const came = (name: keyof Tokens): string => header(name)?.trim() ?? ''
  if (came('access-token') === '') return null
  const isNewSession = sent === null || (came('client') !== '' && came('client') !== sent.client)
  const known = isNewSession ? null : stored
  if (!isNewSession && (stored === null || stored.client !== sent.client)) return null
  const next = Object.fromEntries(tokenHeaders.map((name) => [name, came(name) || (known?.[name] ?? '')])) as Tokens
  if (known !== null && expiryOf(next) < expiryOf(known)) return null
  return next
}

function expiryOf(tokens: Tokens): number {
  return tokens.expiry.trim() === '' ? 0 : Number(tokens.expiry) || 0
}
