import type { media } from '@deckle/contract/media.ts'
import { fileNameOf } from '@deckle/core/text/file-name.ts'
import type { Handler } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { presentMedia } from './present.ts'
import { changeMedia } from './queries.ts'
import { requireEditable } from './require-media.ts'

export const updateMedia: Handler<typeof media.update> = async ({ deps, actor, params, body }) => {
  const before = await requireEditable(deps, actor, params.id)
  const { name, alt } = body
  const change = { ...(name !== undefined && { name: fileNameOf(name) }), ...(alt !== undefined && { alt }) }
  const changed = await changeMedia(deps.db, actor.clientId, params.id, change)
  if (!changed) throw refuse('not_found')
  return { media: presentMedia(actor, { ...before, ...changed }) }
}
