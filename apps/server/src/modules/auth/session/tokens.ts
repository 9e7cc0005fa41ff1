import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; only the hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Lifetimes in milliseconds (decisions.md §1 "Tokens"). */
export const tokenLife = 14 * 24 * 3600_000
export const tokenRotatesAfter = 24 * 3600_000
export const retiredTokenLife = 60_000
export const resetLinkLife = 3600_000
export const signInLinkLife = 15 * 60_000
export const emailChangeLinkLife = 24 * 3600_000
export const confirmLinkLife = 7 * 24 * 3600_000

/** Session headers of product.md §7. A blank `token` means that the current one stays valid. */
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
