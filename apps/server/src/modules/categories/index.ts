import type { categories } from '@deckle/contract/categories.ts'
import type { Handlers } from '../../http/handler.ts'
import { createCategory } from './create-category.ts'
import { deleteCategory } from './delete-category.ts'
import { listCategories } from './list-categories.ts'
import { moveCategoryDown, moveCategoryUp } from './move-category.ts'
import { updateCategory } from './update-category.ts'

export { addBuiltInCategories } from './add-built-in.ts'
export { requireCategory } from './require-category.ts'

export const categoryHandlers: Handlers<typeof categories> = {
  list: listCategories,
  create: createCategory,
  update: updateCategory,
  delete: deleteCategory,
  moveUp: moveCategoryUp,
  moveDown: moveCategoryDown,
}
