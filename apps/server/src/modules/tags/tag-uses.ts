import type { tags } from '@deckle/contract/tags.ts'
import type { Handler } from '../../http/handler.ts'
import { countUses } from './uses/queries-counts.ts'
import { requireEditableTag } from './require-tag.ts'

export const tagUses: Handler<typeof tags.uses> = async ({ deps, actor, params: { id } }) => ({
  uses: await countUses(deps.db, await requireEditableTag(deps.db, actor, id)),
})
