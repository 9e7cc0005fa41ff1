import { createHash, randomBytes } from 'node:crypto'
import { uuidFrom, uuidBytes } from '../../../platform/uuid.ts'

/** Of base64url: 16 bytes of the client's id and 32 random bytes. */
const TOKEN_LENGTH = 64

/** The client's id and 256 random bits, in base64url; only the hash is stored. */
export function newToken(clientId: string): string {
  return Buffer.concat([uuidBytes(clientId), randomBytes(32)]).toString('base64url')
}

export interface TokenKey {
  readonly hash: Buffer
  /** Whose rows hold the token; null for one of an earlier release, which does not say. */
  readonly clientId: string | null
}

/** What a token is found by. Does not check that there is such a token. */
export function tokenKey(token: string): TokenKey {
  const isOfClient = token.length === TOKEN_LENGTH
  return { hash: hashToken(token), clientId: isOfClient ? uuidFrom(Buffer.from(token, 'base64url')) : null }
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Lifetimes in milliseconds (decisions.md §1 "Tokens"). */
export const tokenLife = 14 * 24 * 3600_000
export const tokenRotatesAfter = 24 * 3600_000
export const retiredTokenLife = 60_000
export const resetLinkLife = 3600_000
export const unlockLinkLife = 3600_000
export const signInLinkLife = 15 * 60_000
export const firstPasswordLinkLife = 24 * 3600_000
export const invitationLife = 7 * 24 * 3600_000
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
