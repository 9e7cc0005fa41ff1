import type { tags } from '@deckle/contract/tags.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { audit } from '../admin/index.ts'
import { lockClient } from '../clients/index.ts'
import { notePeopleChanged } from '../enrolments/index.ts'
import { listTagged } from './people/queries.ts'
import { presentTag } from './present.ts'
import { findTag, removeTag, type TagRecord } from './queries.ts'
import { countUses } from './uses/queries-counts.ts'
import { countBoth, lockTags, moveUses } from './uses/queries-merge.ts'
import { requireEditableTag } from './require-tag.ts'
import { visibleKinds } from './visible-kinds.ts'

/** The client's lock keeps two merges from waiting for each other. */
export const mergeTag: Handler<typeof tags.merge> = ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (trx) => {
    const { clientId } = actor
    if (!body.dry_run) {
      await lockClient(trx, clientId)
      await lockTags(trx, clientId, [id, body.into])
    }
    const from = await requireEditableTag(trx, actor, id)
    const target = await requireTarget(trx, actor, from, body.into)
    const merge = { clientId, kind: from.kind, from: from.id, into: target.id }
    const [uses, both] = [await countUses(trx, from), await countBoth(trx, merge)]
    if (body.dry_run) return { tag: presentTag(actor, target), uses, both }
    const named = uses.some(({ of, count }) => of === 'rule' && count > 0)
    // Rules that named the one that goes now look at who had the other as well.
    const changed = from.kind !== 'user' ? [] : named ? [from.id, target.id] : [from.id]
    const people = new Set((await Promise.all(changed.map((tag) => listTagged(trx, clientId, tag)))).flat())
    await moveUses(trx, merge)
    await removeTag(trx, clientId, from.id)
    await notePeopleChanged(trx, deps, clientId, [...people])
    await audit(trx, deps, actor, {
      action: 'tag.merge',
      subject: from.id,
      detail: { kind: from.kind, from: from.name, into: target.name, into_id: target.id },
    })
    return { tag: presentTag(actor, await requireTarget(trx, actor, from, target.id)), uses, both }
  })

async function requireTarget(trx: Db, actor: SignedIn, { id, kind }: TagRecord, into: string): Promise<TagRecord> {
  const found = into.toLowerCase() === id ? undefined : await findTag(trx, actor, visibleKinds(actor, kind), into)
  if (!found) throw refuse('rule_broken', { message: 'tag.no_target', fields: { into: 'tag.no_target' } })
  return found
}
