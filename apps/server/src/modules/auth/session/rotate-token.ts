import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Call } from '../../../http/handler.ts'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { type FoundToken, insertToken, retireToken } from './queries.ts'
import { hashToken, newToken, tokenHeaders, tokenKey, tokenLife } from './tokens.ts'

/** The session's next token, as headers; null if a concurrent request has made it. */
export async function rotateToken(
  deps: Pick<Deps, 'db' | 'now'>,
  hash: Buffer,
  found: FoundToken,
): Promise<Readonly<Record<string, string>> | null> {
  const now = deps.now()
  const session = { sessionId: found.session_id, userId: found.user_id }
  const next = newToken(found.client_id)
  const life = now.getTime() + tokenLife
  const expiresAt = new Date(Math.min(life, found.act_until?.getTime() ?? life))
  const rotated = await transaction(deps.db, async (trx) => {
    if (!(await retireToken(trx, found.client_id, hash, now))) return false
    await insertToken(trx, { ...session, clientId: found.client_id, hash: hashToken(next), now, expiresAt })
    return true
  })
  return rotated ? tokenHeaders(next, { ...session, expiresAt }) : null
}

/** Around a call in which the person proves again who they are: the session goes on under another token. */
export const withNewToken =
  <One extends Endpoint, Reply>(handler: (call: Call<One>) => Promise<Reply>) =>
  async (call: Call<One>): Promise<Reply> => {
    const reply = await handler(call)
    const key = tokenKey(call.request.header('access-token')?.trim() ?? '')
    const found = await call.deps.auth.findToken(key)
    const headers = found && found.retired_at === null ? await rotateToken(call.deps, key.hash, found) : null
    for (const [name, value] of Object.entries(headers ?? {})) call.setHeader(name, value)
    return reply
  }
