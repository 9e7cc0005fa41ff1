import type { tags } from '@deckle/contract/tags.ts'
import type { Handler } from '../../http/handler.ts'
import { countsOf } from './present.ts'
import { findTags } from './queries.ts'
import { visibleKinds } from './visible-kinds.ts'

export const tagLists: Handler<typeof tags.lists> = async ({ deps, actor }) => {
  const kinds = visibleKinds(actor)
  const rows = await findTags(deps.db, actor, kinds)
  const of = (wanted: (typeof kinds)[number]) =>
    rows.flatMap(({ kind, id, name, slug, color, uses }) =>
      kind === wanted ? { id, name, slug, color, count: countsOf({ uses }).count } : [],
    )
  return { tag_lists: kinds.map((kind) => ({ kind, tags: of(kind) })) }
}
