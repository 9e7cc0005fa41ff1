import { tagColors, tagKinds, tagLimits } from '@deckle/core/tag/tag.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, id, idParams, line, ok, page, pageQuery, text } from './kit/shapes.ts'
import { routes } from './routes.ts'

const name = line(tagLimits.name)
const color = z.enum(tagColors)
const kind = z.enum(tagKinds)

/** `count`: the decks or people with it that the caller may see. */
const listed = { id, name: z.string(), slug: z.string(), color: z.string(), count: z.number() }

export const tag = z.object({ ...listed, kind, can: can('edit') })
export type Tag = Output<typeof tag>

/** product.md §7 "Tags", decisions.md §4. */
export const tags = {
  list: endpoint(routes.tags.list, {
    summary: 'Tags of the client by name; those of people for who may list people',
    query: z.object({
      ...pageQuery,
      kind: z.optional(kind),
      search: z.optional(text(tagLimits.name)),
      /** One tag, to learn the name of an id. */
      only: z.optional(id),
    }),
    reply: page('tags', tag),
    errors: ['bad_cursor'],
  }),
  bulkCreate: endpoint(routes.tags.bulkCreate, {
    summary:
      'Create tags by their names, each with a colour and a kind where it is an object; a bare name makes a content tag. Answers all of them in the order asked for, those that were there already too, and the ids of the new ones',
    body: z.strictObject({
      tags: list(
        z.union([name, z.strictObject({ name, color: z.optional(color), kind: z._default(kind, 'content') })]),
        { min: 1, max: tagLimits.perRequest },
      ),
    }),
    reply: z.object({ tags: z.array(tag), created: z.array(id) }),
    errors: ['rule_broken'],
  }),
  update: endpoint(routes.tags.update, {
    summary: 'Rename a tag, or give it another colour',
    params: idParams,
    body: z.strictObject({ name: z.optional(name), color: z.optional(color) }),
    reply: z.object({ tag }),
    errors: ['not_found', 'already_taken'],
  }),
  delete: endpoint(routes.tags.delete, {
    summary: 'Delete a tag and take it off everything',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  lists: endpoint(routes.tags.lists, {
    summary: 'All tags that the caller may see, by kind',
    reply: z.object({ tag_lists: z.array(z.object({ kind, tags: z.array(z.object(listed)) })) }),
  }),
} as const satisfies Resource<typeof routes.tags>
