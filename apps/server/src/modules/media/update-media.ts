import type { media } from '@deckle/contract/media.ts'
import { fileNameOf } from '@deckle/core/text/file-name.ts'
import type { Handler } from '../../http/handler.ts'
import { presentMedia } from './present.ts'
import { setNameAndAlt } from './queries.ts'
import { requireEditable } from './require-media.ts'

export const updateMedia: Handler<typeof media.update> = async ({ deps, actor, params, body }) => {
  const before = await requireEditable(deps, actor, params.id)
  const name = body.name === undefined ? before.name : fileNameOf(body.name)
  const changed = { name, alt: body.alt ?? before.alt }
  await setNameAndAlt(deps.db, actor.clientId, params.id, changed)
  return { media: presentMedia(actor, { ...before, ...changed }) }
}
