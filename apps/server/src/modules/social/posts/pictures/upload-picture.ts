import type { posts } from '@deckle/contract/posts.ts'
import { socialLimits } from '@deckle/core/social/social.ts'
import type { Handler } from '../../../../http/handler.ts'
import { requireLimit } from '../../../../platform/rate-limit/require-limit.ts'
import { receiveMedia } from '../../../media/index.ts'
import { requireWriter } from '../../require-writer.ts'

/** For who has no media library too. */
export const uploadPicture: Handler<typeof posts.uploadPicture> = async ({ deps, actor, request }) => {
  await requireWriter(deps, actor, { text: '' })
  await requireLimit(deps.limits, 'socialPicture', actor.userId)
  const { media, still } = await receiveMedia(deps, actor, request, { kind: 'image', most: socialLimits.picture })
  return { picture: { id: media.id }, still }
}
