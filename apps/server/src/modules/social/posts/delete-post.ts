import type { posts } from '@deckle/contract/posts.ts'
import type { Post } from '@deckle/contract/models/social.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { cardKey } from '../cards/card-file.ts'
import { releasePictures } from './pictures/release-pictures.ts'
import { requireOwn } from './require-post.ts'
import { removePosts } from './remove-posts.ts'

export const deletePost: Handler<typeof posts.delete> = async ({ deps, actor, params }) => {
  const pictures = await transaction(deps.db, async (trx) => {
    const post = await requireOwn(trx, actor, params.id, { lock: 'update' })
    await releasePictures(trx, deps, actor, { before: post.images as unknown as Post['images'], after: [] })
    return removePosts(trx, actor.clientId, [post])
  })
  for (const picture of pictures) await deps.files.delete(cardKey(actor.clientId, picture))
  return { ok: true }
}
