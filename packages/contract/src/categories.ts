import { categoryKinds, categoryLimits } from '@deckle/core/category/category.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, id, idParams, line, ok } from './kit/shapes.ts'
import { routes } from './routes.ts'

const kind = z.enum(categoryKinds)
const name = line(categoryLimits.name)
const parent = z.nullable(id)

export const category = z.object({
  id,
  name: z.string(),
  /** Unique among those of the kind. */
  slug: z.string(),
  kind,
  parent,
  /** The place among those of its parent, from 1 without gaps. */
  seq: z.number(),
  /** Every client has it: it keeps its slug and its level, and is not deleted. */
  built_in: z.boolean(),
  /** Courses or articles in it, outside the bin. */
  count: z.number(),
  can: can('edit', 'delete'),
})
export type Category = Output<typeof category>

const one = z.object({ category })
/** In the order of the tree. */
const all = z.object({ categories: z.array(category) })

/** product.md §7 "Content", decisions.md §4. */
export const categories = {
  list: endpoint(routes.categories.list, {
    summary: 'Categories of courses, of articles or of both, each below its parent',
    query: z.object({ kind: z.optional(kind) }),
    reply: all,
  }),
  create: endpoint(routes.categories.create, {
    summary: 'Create a category, as the last one of its parent',
    body: z.strictObject({ name, kind: z._default(kind, 'course'), parent: z._default(parent, null) }),
    reply: one,
    errors: ['already_taken', 'rule_broken'],
  }),
  update: endpoint(routes.categories.update, {
    summary: 'Rename a category, or put it below another and at a place there. Its slug stays unless it is given',
    params: idParams,
    body: z.strictObject({
      name: z.optional(name),
      slug: z.optional(line(categoryLimits.name)),
      /** Without `seq` it becomes the last one there. */
      parent: z.optional(parent),
      seq: z.optional(z.number().check(z.int(), z.gte(1), z.lte(categoryLimits.perKind))),
    }),
    reply: one,
    errors: ['not_found', 'already_taken', 'rule_broken'],
  }),
  delete: endpoint(routes.categories.delete, {
    summary: 'Delete a category. What is in it, and below it, goes to `move_to`; without that it must be empty',
    params: idParams,
    body: z.strictObject({ move_to: z.optional(id) }),
    reply: ok,
    errors: ['not_found', 'already_taken', 'rule_broken'],
  }),
  moveUp: endpoint(routes.categories.moveUp, {
    summary: 'Move a category up among those of its parent; the first one stays',
    params: idParams,
    reply: all,
    errors: ['not_found'],
  }),
  moveDown: endpoint(routes.categories.moveDown, {
    summary: 'Move a category down among those of its parent; the last one stays',
    params: idParams,
    reply: all,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.categories>
