import type { posts } from '@deckle/contract/posts.ts'
import { mentionedIn } from '@deckle/core/social/mention.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { pushFeed } from '../../notifications/index.ts'
import { addCardJob } from '../cards/card-task.ts'
import { notifyMentioned } from '../notify.ts'
import { requireWriter } from '../require-writer.ts'
import {
  audienceValue,
  holdAudience,
  linkValue,
  requireAttachment,
  requireContent,
  requireImages,
} from './post-values.ts'
import { presentOnePost } from './present.ts'
import { insertPost } from './queries.ts'

export const createPost: Handler<typeof posts.create> = async ({ deps, actor, body }) => {
  const { text, images, attachment } = body
  const link_url = linkValue(body.link)
  requireContent({ text, images, link_url, hasAttachment: attachment !== null })
  await requireImages(deps.db, actor, images)
  await requireAttachment(deps, actor, attachment)
  const audience = await audienceValue(deps.db, actor, body.audience)
  await requireWriter(deps, actor, { text, link: link_url, images: images.length }, 'post')
  const id = deps.newId()
  await transaction(deps.db, async (trx) => {
    await holdAudience(trx, actor.clientId, audience)
    await insertPost(trx, {
      client_id: actor.clientId,
      id,
      owner_id: actor.userId,
      text,
      images: JSON.stringify(images),
      link_url,
      attachment_type: attachment?.type ?? null,
      attachment_id: attachment?.id ?? null,
      ...audience,
      created_at: deps.now(),
    })
    await notifyMentioned(trx, deps, actor, {
      what: 'mention_post',
      about: { target: 'post', id },
      subject: id,
      link: `/feed?post=${id}`,
      people: mentionedIn(text),
    })
    await pushFeed(trx, actor.clientId)
    if (link_url !== '') await addCardJob(trx, deps, { clientId: actor.clientId, postId: id, url: link_url })
  })
  const post = await presentOnePost(deps, actor, id)
  if (!post) throw refuse('not_found')
  return { post }
}
