import type { categories } from '@deckle/contract/categories.ts'
import { categoryKinds } from '@deckle/core/category/category.ts'
import type { Handler } from '../../http/handler.ts'
import { presentCategories } from './present.ts'

export const listCategories: Handler<typeof categories.list> = async ({ deps, actor, query: { kind } }) => {
  const kinds = kind === undefined ? categoryKinds : [kind]
  const lists = await Promise.all(kinds.map((one) => presentCategories(deps.db, actor, one)))
  return { categories: lists.flat() }
}
