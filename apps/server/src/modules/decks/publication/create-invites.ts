import { randomBytes } from 'node:crypto'
import type { publication } from '@deckle/contract/publication.ts'
import { publicationLimits } from '@deckle/core/deck/publication/publication.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { hashInvite } from '../../play/index.ts'
import { publicAddress } from '../../../env.ts'
import { requireDeck } from '../require-deck.ts'
import { countInvites, insertInvites } from './queries.ts'
import { audit } from '../../admin/index.ts'

/** The invites' secrets are returned only here: the database stores hashes. */
export const createInvites: Handler<typeof publication.createInvites> = async ({ deps, actor, params, body }) => {
  const { id } = params
  const { count, label } = body
  const secrets = Array.from({ length: count }, () => ({
    id: deps.newId(),
    secret: randomBytes(15).toString('base64url'),
  }))
  const { shortid } = await transaction(deps.db, async (open) => {
    const deck = await requireDeck(open, actor, 'deck.publish', id, { lock: true })
    if (deck.shortid === null || deck.published_version_id === null)
      throw refuse('not_publishable', 'publication.first')
    const { total } = await countInvites(open, actor.clientId, id)
    if (total + count > publicationLimits.invites) throw refuse('rule_broken', 'publication.too_many_invites')
    await insertInvites(
      open,
      { clientId: actor.clientId, deckId: id, label, at: deps.now() },
      secrets.map((one) => ({ id: one.id, secretHash: hashInvite(one.secret) })),
    )
    await audit(open, deps, actor, { action: 'deck.invites', subject: id, detail: { count } })
    return { shortid: deck.shortid }
  })
  const base = publicAddress(deps.env)
  return { invites: secrets.map((one) => ({ id: one.id, url: `${base}/play/${shortid}?invite=${one.secret}` })) }
}
