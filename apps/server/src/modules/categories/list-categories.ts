import type { categories } from '@deckle/contract/categories.ts'
import type { Handler } from '../../http/handler.ts'
import { presentCategories } from './present.ts'

export const listCategories: Handler<typeof categories.list> = async ({ deps, actor, query: { kind } }) => ({
  categories: await presentCategories(deps.db, actor, kind),
})
