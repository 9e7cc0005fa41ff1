import type { tags } from '@deckle/contract/tags.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { lockClient } from '../clients/index.ts'
import { mayEditTag } from './present.ts'
import { findTagsOf, removeUnused } from './queries.ts'
import { lockTags } from './uses/queries-merge.ts'
import { visibleKinds } from './visible-kinds.ts'

/**
 * What nobody uses is made again by its name alone, which is how the screen takes it back. Banners are changed under the
 * client's lock.
 */
export const deleteUnused: Handler<typeof tags.bulkDelete> = ({ deps, actor, body }) =>
  transaction(deps.db, async (trx) => {
    await lockClient(trx, actor.clientId)
    const ids = await lockTags(trx, actor.clientId, body.ids)
    const found = await findTagsOf(trx, actor, visibleKinds(actor), ids)
    const mine = found.filter((tag) => mayEditTag(actor, tag)).map(({ id }) => id)
    const removed = await removeUnused(trx, actor.clientId, mine)
    for (const { id, name, kind } of removed)
      await audit(trx, deps, actor, { action: 'tag.delete', subject: id, detail: { name, kind } })
    const deleted = new Set(removed.map(({ id }) => id))
    return { deleted: [...deleted], kept: body.ids.filter((id) => !deleted.has(id.toLowerCase())) }
  })
