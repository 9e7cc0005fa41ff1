import type { Category } from '@deckle/contract/categories.ts'
import { type CategoryKind, categoryLimits } from '@deckle/core/category/category.ts'
import { parentFault } from '@deckle/core/learning/tree.ts'
import { newSlug } from '@deckle/core/tag/tag.ts'
import { slug } from '@deckle/core/text/slug.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { lockClient } from '../clients/index.ts'
import { presentCategories } from './present.ts'
import { type CategoryRecord, findCategories } from './queries.ts'

/** Takes the client's lock: one change of the tree at a time. */
export function changeCategories<T>(
  deps: Deps,
  { clientId }: SignedIn,
  apply: (trx: Db, categories: readonly CategoryRecord[]) => Promise<T>,
): Promise<T> {
  return transaction(deps.db, async (trx) => {
    await lockClient(trx, clientId)
    return apply(trx, await findCategories(trx, clientId))
  })
}

export function categoryOf(categories: readonly CategoryRecord[], id: string): CategoryRecord {
  const category = categories.find((one) => one.id === id.toLowerCase())
  if (!category) throw refuse('not_found')
  return category
}

/** Also refuses what every client has. */
export function deletableOf(categories: readonly CategoryRecord[], id: string): CategoryRecord {
  const category = categoryOf(categories, id)
  if (category.built_in) throw refuse('rule_broken', 'category.built_in')
  return category
}

export const siblingsOf = (
  categories: readonly CategoryRecord[],
  { kind, parent }: Pick<CategoryRecord, 'kind' | 'parent'>,
): readonly CategoryRecord[] => categories.filter((one) => one.kind === kind && one.parent === parent)

/** The parent's id. Refuses one that is not there, is of the other kind, closes a circle or makes the tree too deep. */
export function requireParent(
  categories: readonly CategoryRecord[],
  { id, kind }: { readonly id: string; readonly kind: CategoryKind },
  parent: string | null,
): string | null {
  const wanted = parent?.toLowerCase() ?? null
  const parents = new Map(categories.flatMap((one) => (one.kind === kind ? [[one.id, one.parent] as const] : [])))
  const fault = parentFault(parents, id, wanted, categoryLimits.depth)
  if (fault === null) return wanted
  throw refuse('rule_broken', { message: `category.${fault}`, fields: { parent: `category.${fault}` } })
}

/** Refuses a name that a sibling has. */
export function requireFreeName(siblings: readonly CategoryRecord[], id: string, name: string): void {
  if (siblings.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase()))
    throw refuse('already_taken', { message: 'category.taken', fields: { name: 'category.taken' } })
}

/** From the name, with a number where the kind has it already. */
export function slugFor(categories: readonly CategoryRecord[], kind: CategoryKind, name: string): string {
  const taken = new Set(categories.flatMap((one) => (one.kind === kind ? one.slug : [])))
  return newSlug(slug(name, categoryLimits.name) || 'category', taken)
}

export async function presentOne(trx: Db, actor: SignedIn, kind: CategoryKind, id: string): Promise<Category> {
  const category = (await presentCategories(trx, actor, kind)).find((one) => one.id === id)
  if (!category) throw refuse('not_found')
  return category
}
