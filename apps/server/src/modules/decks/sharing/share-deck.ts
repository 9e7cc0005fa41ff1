import type { sharing } from '@deckle/contract/sharing.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { updateShares } from '../../sharing/index.ts'
import { requireDeck } from '../require-deck.ts'
import { audit } from '../../admin/index.ts'

export const shareDeck: Handler<typeof sharing.update> = async ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (open) => {
    const deck = await requireDeck(open, actor, 'deck.share', id, { lock: true })
    await audit(open, deps, actor, { action: 'deck.share', subject: deck.id })
    return updateShares(open, deps, actor, {
      ...body,
      thing: { kind: 'deck', clientId: deck.client_id, id: deck.id },
      ownerId: deck.owner_id,
      notice: { title: deck.content.name, link: `/contentEditor/${deck.id}` },
    })
  })
