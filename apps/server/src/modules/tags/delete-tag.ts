import type { tags } from '@deckle/contract/tags.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { removeTag } from './queries.ts'
import { requireEditableTag } from './require-tag.ts'

export const deleteTag: Handler<typeof tags.delete> = ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (trx) => {
    const { name, kind } = await requireEditableTag(trx, actor, id)
    await removeTag(trx, actor.clientId, id)
    await audit(trx, deps, actor, { action: 'tag.delete', subject: id, detail: { name, kind } })
    return { ok: true }
  })
