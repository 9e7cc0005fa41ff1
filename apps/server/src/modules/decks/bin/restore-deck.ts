import type { decks } from '@deckle/contract/decks.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { enforceLimit, lockLicence } from '../../licences/index.ts'
import { audit } from '../../admin/index.ts'
import { presentDeck } from '../present.ts'
import { setDeleted } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'

/** Restored decks are drafts. */
export const restoreDeck: Handler<typeof decks.restore> = async ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (trx) => {
    const licence = await lockLicence(trx, 'campaigns', actor)
    const { content, deleted_at } = await requireDeck(trx, actor, 'deck.delete', id, { lock: true, bin: true })
    if (deleted_at !== null) {
      await enforceLimit(trx, deps, 'campaigns', licence)
      await setDeleted(trx, actor.clientId, id, false)
      await audit(trx, deps, actor, { action: 'deck.restore', subject: id, detail: { name: content.name } })
    }
    return { deck: presentDeck(deps.env, actor, await requireDeck(trx, actor, 'deck.read', id)) }
  })
