import type { categories } from '@deckle/contract/categories.ts'
import { idsBelow } from '@deckle/core/learning/tree.ts'
import type { Handler } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { audit } from '../admin/index.ts'
import { changeCategories, editableOf, requireFreeName, requireParent, siblingsOf } from './change-categories.ts'
import { type CategoryRecord, isUsed, moveUse, removeCategory, setCategory, setOrder } from './queries.ts'

export const deleteCategory: Handler<typeof categories.delete> = ({ deps, actor, params, body }) =>
  changeCategories(deps, actor, async (trx, all) => {
    const { clientId } = actor
    const category = editableOf(all, params.id)
    const { id, kind, name } = category
    const children = all.filter((one) => one.parent === id)
    const target = body.move_to === undefined ? null : requireTarget(all, category, body.move_to)
    if (!target && (children.length > 0 || (await isUsed(trx, clientId, id))))
      throw refuse('rule_broken', 'category.used')
    if (target) {
      const there = siblingsOf(all, { kind, parent: target.id }).filter((one) => one.id !== id)
      for (const child of children) {
        requireFreeName(there, child.id, child.name)
        const parent_id = requireParent(all, child, target.id)
        await setCategory(trx, clientId, child.id, { name: child.name, slug: child.slug, parent_id })
      }
      await setOrder(
        trx,
        clientId,
        [...there, ...children].map((one) => one.id),
      )
      await moveUse(trx, clientId, { from: id, to: target.id, now: deps.now() })
    }
    await removeCategory(trx, clientId, id)
    const left = siblingsOf(all, category).filter((one) => one.id !== id)
    // Children that went to a sibling's parent are below it, not among these.
    if (category.parent !== target?.id)
      await setOrder(
        trx,
        clientId,
        left.map((one) => one.id),
      )
    await audit(trx, deps, actor, { action: 'category.delete', subject: id, detail: { name, kind } })
    return { ok: true }
  })

/** Another category of the kind that does not go along. */
function requireTarget(all: readonly CategoryRecord[], { id, kind }: CategoryRecord, wanted: string): CategoryRecord {
  const target = all.find((one) => one.id === wanted.toLowerCase())
  const below = idsBelow(new Map(all.map((one) => [one.id, one.parent])), id)
  if (!target || target.kind !== kind || target.id === id || below.has(target.id))
    throw refuse('rule_broken', { message: 'category.unknown', fields: { move_to: 'category.unknown' } })
  return target
}
