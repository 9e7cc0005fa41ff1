import type { tags } from '@deckle/contract/tags.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { notePeopleChanged } from '../enrolments/index.ts'
import { listTagged } from './people/queries.ts'
import { removeTag } from './queries.ts'
import { lockTags } from './uses/queries-merge.ts'
import { requireEditableTag } from './require-tag.ts'

export const deleteTag: Handler<typeof tags.delete> = ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (trx) => {
    await lockTags(trx, actor.clientId, [id])
    const { name, kind } = await requireEditableTag(trx, actor, id)
    const tagged = kind === 'user' ? await listTagged(trx, actor.clientId, id) : []
    await removeTag(trx, actor.clientId, id)
    await notePeopleChanged(trx, deps, actor.clientId, tagged)
    await audit(trx, deps, actor, { action: 'tag.delete', subject: id, detail: { name, kind } })
    return { ok: true }
  })
