import type { categories } from '@deckle/contract/categories.ts'
import { categoryLimits } from '@deckle/core/category/category.ts'
import { placed } from '@deckle/core/learning/tree.ts'
import { tidyTagName } from '@deckle/core/tag/tag.ts'
import { slug as slugOf } from '@deckle/core/text/slug.ts'
import type { Handler } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { audit } from '../admin/index.ts'
import {
  categoryOf,
  changeCategories,
  presentOne,
  requireFreeName,
  requireParent,
  siblingsOf,
} from './change-categories.ts'
import { type CategoryRecord, setCategory, setOrder } from './queries.ts'

/** A built-in category keeps its slug and its level. */
export const updateCategory: Handler<typeof categories.update> = ({ deps, actor, params, body }) =>
  changeCategories(deps, actor, async (trx, all) => {
    const before = categoryOf(all, params.id)
    const { id, kind } = before
    const name = body.name === undefined ? before.name : tidyTagName(body.name)
    const parent = body.parent === undefined ? before.parent : requireParent(all, before, body.parent)
    const slug = body.slug === undefined ? before.slug : requireFreeSlug(all, before, body.slug)
    if (before.built_in && (parent !== before.parent || slug !== before.slug))
      throw refuse('rule_broken', 'category.built_in')
    const siblings = siblingsOf(all, { kind, parent })
    requireFreeName(siblings, id, name)
    await setCategory(trx, actor.clientId, id, { name, slug, parent_id: parent })
    if (parent !== before.parent) {
      const left = siblingsOf(all, before).flatMap((one) => (one.id === id ? [] : one.id))
      await setOrder(trx, actor.clientId, left)
    }
    const last = parent === before.parent ? before.seq : siblings.length + 1
    const order = placed(
      siblings.map((one) => one.id),
      id,
      (body.seq ?? last) - 1,
    )
    await setOrder(trx, actor.clientId, order)
    await audit(trx, deps, actor, { action: 'category.update', subject: id, detail: { from: before.name, to: name } })
    return { category: await presentOne(trx, actor, kind, id) }
  })

function requireFreeSlug(all: readonly CategoryRecord[], { id, kind, slug }: CategoryRecord, wanted: string): string {
  const tidied = slugOf(wanted, categoryLimits.name) || slug
  if (all.some((one) => one.id !== id && one.kind === kind && one.slug === tidied))
    throw refuse('already_taken', { message: 'category.slug_taken', fields: { slug: 'category.slug_taken' } })
  return tidied
}
