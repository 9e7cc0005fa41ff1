import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** decisions.md §1 "Tokens". In milliseconds. */
export const tokenLife = 14 * 24 * 3600_000
export const tokenRotatesAfter = 24 * 3600_000
export const retiredTokenLife = 60_000
export const resetLinkLife = 3600_000
export const signInLinkLife = 15 * 60_000
export const emailChangeLinkLife = 24 * 3600_000
export const confirmLinkLife = 7 * 24 * 3600_000

/** The headers of product.md §7 that carry a session. `token` blank: keep what you have. */
export function tokenHeaders(
  token: string,
  session: { readonly sessionId: string; readonly userId: string; readonly expiresAt: Date },
): Record<string, string> {
  return {
    'access-token': token,
    'token-type': 'Bearer',
    client: session.sessionId,
    expiry: String(Math.floor(session.expiresAt.getTime() / 1000)),
    uid: session.userId,
  }
}
