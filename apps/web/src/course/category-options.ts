import type { Category } from '@deckle/contract/categories.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'

const courseCategories = queryOptions({
  queryKey: queryKeys('categories').list('course'),
  queryFn: async ({ signal }) => (await api.categories.list({ query: { kind: 'course' }, signal })).categories,
})

/** Categories of courses in the order of the tree, each with those above it: `Safety › Machines`. */
export function useCategoryOptions(): readonly { readonly id: string; readonly label: string }[] {
  const { data = [] } = useQuery(courseCategories)
  const byId = new Map(data.map((category) => [category.id, category]))
  return data.map((category) => ({ id: category.id, label: pathOf(category, byId) }))
}

function pathOf({ name, parent }: Category, byId: ReadonlyMap<string, Category>): string {
  const above = parent === null ? undefined : byId.get(parent)
  return above ? `${pathOf(above, byId)} › ${name}` : name
}
