import type { media } from '@deckle/contract/media.ts'
import type { Handler } from '../../../http/handler.ts'
import { countElsewhere, findDecksWith } from '../queries.ts'
import { requireMedia } from '../require-media.ts'

/** Shown before a file is deleted or restored. */
export const mediaUsage: Handler<typeof media.usage> = async ({ deps, actor, params }) => {
  await requireMedia(deps, actor, params.id, { bin: true })
  const [decks, elsewhere] = await Promise.all([
    findDecksWith(deps.db, actor, params.id),
    countElsewhere(deps.db, actor.clientId, params.id),
  ])
  return { ...decks, elsewhere }
}
