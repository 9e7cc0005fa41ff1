import type { Authtoken } from '@deckle/contract/users.ts'
import { refuse } from '@deckle/core/error.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { publicAddress } from '../../../env.ts'
import { decodeCursor, encodeCursor } from '../../../http/cursor.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { hashToken, newToken, signInAddress } from '../../auth/index.ts'
import { requireNotAbove, requireUser } from '../require-user.ts'
import { type AuthtokenRow, insertAuthtoken, listAuthtokens as listRows, revokeAuthtoken as revoke } from './queries.ts'

const day = 24 * 3600_000

/** For a person who is active and not above the actor. The token is told this once: only its hash is kept. */
export async function createAuthtoken(
  deps: Deps,
  actor: SignedIn,
  id: string,
  { days, uses }: { readonly days: number; readonly uses: number },
): Promise<{ authtoken: Authtoken; token: string; link: string }> {
  const user = await requireUser(deps.db, actor, 'user.authtoken', id)
  requireNotAbove(actor, user)
  if (!user.active) throw refuse('rule_broken', 'authtoken.inactive')
  const token = newToken()
  const now = deps.now()
  const row = await transaction(deps.db, async (trx) => {
    const inserted = await insertAuthtoken(trx, {
      client_id: user.client_id,
      id: deps.newId(),
      user_id: user.id,
      hash: hashToken(token),
      uses,
      issued_by: actor.userId,
      created_at: now,
      expires_at: new Date(now.getTime() + days * day),
    })
    const detail = { token: inserted.id, days, uses }
    await audit(trx, deps, actor, {
      action: 'user.authtoken',
      subject: user.id,
      detail,
      clientId: user.client_id,
    })
    return inserted
  })
  return { authtoken: present(row, now), token, link: signInAddress(publicAddress(deps.env), token) }
}

export async function listAuthtokens(
  deps: Deps,
  actor: SignedIn,
  id: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ authtokens: Authtoken[]; next: string | null }> {
  const user = await requireUser(deps.db, actor, 'user.authtoken', id)
  const after = cursor === undefined ? null : decodeCursor(cursor, ['moment', 'uuid'])
  const rows = await listRows(deps.db, user.client_id, user.id, { limit: limit + 1, after })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    authtokens: shown.map((row) => present(row, deps.now())),
    next: rows.length > limit && last ? encodeCursor([last.sort_key, last.id]) : null,
  }
}

export async function revokeAuthtoken(
  deps: Deps,
  actor: SignedIn,
  id: string,
  tokenId: string,
): Promise<{ authtoken: Authtoken }> {
  const user = await requireUser(deps.db, actor, 'user.authtoken', id)
  requireNotAbove(actor, user)
  const now = deps.now()
  const row = await transaction(deps.db, async (trx) => {
    const revoked = await revoke(trx, user.client_id, user.id, tokenId, now)
    if (!revoked) throw refuse('not_found')
    await audit(trx, deps, actor, {
      action: 'user.authtoken_revoke',
      subject: user.id,
      detail: { token: tokenId },
      clientId: user.client_id,
    })
    return revoked
  })
  return { authtoken: present(row, now) }
}

function present(row: AuthtokenRow, now: Date): Authtoken {
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
