import type { media } from '@deckle/contract/media.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Actor } from '@deckle/core/access/access.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { cropMedia } from './crop-media.ts'
import { deleteMedia, restoreMedia } from './delete-media.ts'
import { listMedia, updateMedia, usageOfMedia } from './manage-media.ts'
import { uploadMedia } from './upload-media.ts'

export const mediaHandlers: Handlers<typeof media> = {
  upload: async ({ deps, actor, body, request }) => {
    await countUpload(deps, actor)
    const file = await request.file()
    if (!file) throw refuse('malformed', { fields: { file: 'media.no_file' } })
    return { media: await uploadMedia(deps, actor, file, body.alt ?? '') }
  },
  list: ({ deps, actor, query }) => listMedia(deps, actor, query),
  update: async ({ deps, actor, params, body }) => ({ media: await updateMedia(deps, actor, params.id, body) }),
  crop: async ({ deps, actor, params, body }) => {
    await countUpload(deps, actor)
    return { media: await cropMedia(deps, actor, params.id, body) }
  },
  usage: ({ deps, actor, params }) => usageOfMedia(deps, actor, params.id),
  delete: async ({ deps, actor, params }) => {
    await deleteMedia(deps, actor, params.id)
    return { ok: true }
  },
  restore: async ({ deps, actor, params }) => ({ media: await restoreMedia(deps, actor, params.id) }),
}

async function countUpload(deps: Deps, actor: Actor): Promise<void> {
  const allowed = await deps.limits.limit('upload', actor.userId)
  if (!allowed.ok) throw refuse('too_often', { retryAfterSeconds: allowed.retryAfterSeconds })
}
