import { randomBytes } from 'node:crypto'
import type { Ticket } from '@deckle/contract/publishing.ts'
import type { Actor } from '@deckle/core/access/access.ts'
import { publicationLimits } from '@deckle/core/deck/publication.ts'
import { refuse } from '@deckle/core/error.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { decodeCursor, encodeCursor } from '../../../http/cursor.ts'
import { hashOfTicket } from '../../play/index.ts'
import { publicAddress } from '../../../env.ts'
import { requireDeck } from '../require-deck.ts'
import { countTickets, insertTickets, listTickets } from './queries.ts'

/** Links that work once. Their secrets are told now and kept nowhere. */
export async function createTickets(
  deps: Deps,
  actor: Actor,
  id: string,
  { count, label }: { count: number; label: string },
): Promise<{ id: string; url: string }[]> {
  const secrets = Array.from({ length: count }, () => ({
    id: deps.newId(),
    secret: randomBytes(15).toString('base64url'),
  }))
  const { shortid } = await transaction(deps.db, async (open) => {
    const deck = await requireDeck(open, actor, 'deck.publish', id, { lock: true })
    if (deck.shortid === null || deck.published_version_id === null)
      throw refuse('not_publishable', 'publication.first')
    const { total } = await countTickets(open, actor.clientId, id)
    if (total + count > publicationLimits.tickets) throw refuse('rule_broken', 'publication.too_many_tickets')
    await insertTickets(
      open,
      { clientId: actor.clientId, deckId: id, label, at: deps.now() },
      secrets.map((one) => ({ id: one.id, secretHash: hashOfTicket(one.secret) })),
    )
    return { shortid: deck.shortid }
  })
  const base = publicAddress(deps.env)
  return secrets.map((one) => ({ id: one.id, url: `${base}/play/${shortid}?ticket=${one.secret}` }))
}

export async function listDeckTickets(
  deps: Deps,
  actor: Actor,
  id: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ tickets: Ticket[]; next: string | null; total: number; used: number }> {
  const deck = await requireDeck(deps.db, actor, 'deck.publish', id)
  const after = cursor === undefined ? null : decodeCursor(cursor, ['moment', 'uuid'])
  const [rows, counts] = await Promise.all([
    listTickets(deps.db, deck.client_id, id, { limit: limit + 1, after }),
    countTickets(deps.db, deck.client_id, id),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    tickets: shown.map((row) => ({
      id: row.id,
      label: row.label,
      createdAt: row.created_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
    })),
    next: rows.length > limit && last ? encodeCursor([last.created_at.toISOString(), last.id]) : null,
    ...counts,
  }
}
