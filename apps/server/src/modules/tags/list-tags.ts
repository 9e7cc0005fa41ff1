import type { tags } from '@deckle/contract/tags.ts'
import type { Handler } from '../../http/handler.ts'
import { presentTag } from './present.ts'
import { listTags as listRows } from './queries.ts'
import { visibleKinds } from './visible-kinds.ts'

/** Empty for a kind that the actor does not see. */
export const listTags: Handler<typeof tags.list> = async ({ deps, actor, query: { kind, ...query } }) => {
  const kinds = visibleKinds(actor, kind)
  if (kinds.length === 0) return { tags: [], next: null, total: 0 }
  const { rows, ...page } = await listRows(deps.db, actor, kinds, query)
  return { tags: rows.map((row) => presentTag(actor, row)), ...page }
}
