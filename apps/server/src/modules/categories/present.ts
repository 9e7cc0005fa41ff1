import type { Category } from '@deckle/contract/categories.ts'
import { type Actor, may } from '@deckle/core/access/access.ts'
import type { CategoryKind } from '@deckle/core/category/category.ts'
import { inTreeOrder } from '@deckle/core/learning/tree.ts'
import { type CategoriesDb, categoryUse, findCategories } from './queries.ts'

/** Those of a kind in the order of their tree. */
export async function presentCategories(db: CategoriesDb, actor: Actor, kind: CategoryKind): Promise<Category[]> {
  const rows = await findCategories(db, actor.clientId, kind)
  const use = await categoryUse(db, actor.clientId)
  const mayEdit = may(actor, 'category.edit', { clientId: actor.clientId, ownerId: null })
  return inTreeOrder(rows).map(({ item: { id, name, slug, parent, seq, built_in } }) => ({
    id,
    name,
    slug,
    kind,
    parent,
    seq,
    built_in,
    count: use.get(id) ?? 0,
    can: { edit: mayEdit, delete: mayEdit && !built_in },
  }))
}
