import type { Authtoken } from '@deckle/contract/models/person.ts'
import type { AuthtokenRow } from '../../auth/index.ts'

export function presentAuthtoken(row: AuthtokenRow, now: Date): Authtoken {
  return {
    id: row.id,
    userId: row.user_id,
    uses: row.uses,
    used: row.used,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    issuedBy: row.issued_by,
    isGood: row.revoked_at === null && row.used < row.uses && row.expires_at > now,
  }
}
