import type { media } from '@deckle/contract/media.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Handlers } from '../../http/handler.ts'
import { deleteMedia, listMedia, updateMedia } from './manage-media.ts'
import { uploadMedia } from './upload-media.ts'

export const mediaHandlers: Handlers<typeof media> = {
  upload: async ({ deps, actor, body, request }) => {
    const allowed = await deps.limits.limit('upload', actor.userId)
    if (!allowed.ok) throw refuse('too_often', { retryAfterSeconds: allowed.retryAfterSeconds })
    const file = await request.file()
    if (!file) throw refuse('malformed', { fields: { file: 'media.no_file' } })
    return { media: await uploadMedia(deps, actor, file, body.alt ?? '') }
  },
  list: ({ deps, actor, query }) => listMedia(deps, actor, query),
  update: async ({ deps, actor, params, body }) => ({ media: await updateMedia(deps, actor, params.id, body.alt) }),
  delete: async ({ deps, actor, params }) => {
    await deleteMedia(deps, actor, params.id)
    return { ok: true }
  },
}
