import {
  MOST_COUNTED_OF_ALL,
  MOST_TAGGED_COUNTED,
  tagBearers,
  tagColors,
  tagHolders,
  tagKinds,
  tagLimits,
  tagOrders,
} from '@deckle/core/tag/tag.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, id, idParams, line, ok, page, pageQuery, text } from './kit/shapes.ts'
import { routes } from './routes.ts'

const name = line(tagLimits.name)
const color = z.enum(tagColors)
const kind = z.enum(tagKinds)

const uses = <const Of extends readonly [string, ...string[]]>(of: Of) =>
  z.array(z.object({ of: z.enum(of), count: z.number() }))

/** `count`: the decks, courses or people with it that the caller may see. */
const listed = { id, name: z.string(), slug: z.string(), color: z.string(), count: z.number() }

/** `uses` counts each kind of thing by itself, up to `MOST_TAGGED_COUNTED`. */
export const tag = z.object({ ...listed, kind, uses: uses(tagBearers), can: can('edit') })
export type Tag = Output<typeof tag>

const usesInAll = uses([...tagBearers, ...tagHolders])
export type TagUses = Output<typeof usesInAll>

/** product.md §7 "Tags", decisions.md §4. */
export const tags = {
  list: endpoint(routes.tags.list, {
    summary: `Tags of the client; those of people for who may list people. Each counts what the caller may see of what bears it, up to ${MOST_TAGGED_COUNTED} of a kind`,
    query: z.object({
      ...pageQuery,
      kind: z.optional(kind),
      search: z.optional(text(tagLimits.name)),
      /** One tag, to learn the name of an id. */
      only: z.optional(id),
      sort: z._default(z.enum(tagOrders), 'name'),
      /** Only those that nothing bears and no rule names. */
      unused: z.optional(z.enum(['true', 'false'])),
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
  bulkDelete: endpoint(routes.tags.bulkDelete, {
    summary: 'Delete those of these tags that are unused and that the caller may change; answers the ids of the others',
    body: z.strictObject({ ids: list(id, { min: 1, max: tagLimits.perRequest }) }),
    reply: z.object({ deleted: z.array(id), kept: z.array(id) }),
  }),
  uses: endpoint(routes.tags.uses, {
    summary:
      'Everything in the client that bears the tag or names it, in the bin too; `result` are decks with its name',
    params: idParams,
    reply: z.object({ uses: usesInAll }),
    errors: ['not_found'],
  }),
  merge: endpoint(routes.tags.merge, {
    summary:
      'Put another tag of its kind in its place everywhere and delete it. A dry run answers the same, changes nothing',
    params: idParams,
    body: z.strictObject({ into: id, dry_run: z._default(z.boolean(), false) }),
    reply: z.object({
      /** The one that stays. */
      tag,
      uses: usesInAll,
      /** Things that bear both already. */
      both: z.number(),
    }),
    errors: ['not_found', 'rule_broken'],
  }),
  lists: endpoint(routes.tags.lists, {
    summary: `All tags that the caller may see, by kind; counted up to ${MOST_COUNTED_OF_ALL} of a kind of thing`,
    reply: z.object({ tag_lists: z.array(z.object({ kind, tags: z.array(z.object(listed)) })) }),
  }),
} as const satisfies Resource<typeof routes.tags>
