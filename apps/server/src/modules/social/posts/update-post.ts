import type { posts } from '@deckle/contract/posts.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { Post } from '@deckle/contract/models/social.ts'
import { mentionedIn } from '@deckle/core/social/mention.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { cardKey } from '../cards/card-file.ts'
import { addCardJob } from '../cards/card-task.ts'
import { requireWriter } from '../require-writer.ts'
import { notifyMentioned } from '../notify.ts'
import { releasePictures } from './pictures/release-pictures.ts'
import { linkValue, requireAttachment, requireContent, requireImages } from './post-values.ts'
import { presentOnePost } from './present.ts'
import { changePost, type PostRecord } from './queries.ts'
import { requireOwn } from './require-post.ts'

type Body = BodyOf<typeof posts.update>

export const updatePost: Handler<typeof posts.update> = async ({ deps, actor, params: { id }, body }) => {
  const before = await requireOwn(deps.db, actor, id)
  const stored = before.images as unknown as Post['images']
  const images = body.images ?? stored
  const link = body.link === undefined ? before.link_url : linkValue(body.link)
  await requireWriter(deps, actor, { text: body.text ?? before.text, link, images: images.length })
  const added = images.filter(({ id: image }) => !stored.some((one) => one.id === image))
  await requireImages(deps.db, actor, added)
  if (isOtherAttachment(before, body.attachment)) await requireAttachment(deps, actor, body.attachment ?? null)
  const old = await transaction(deps.db, (trx) => change(trx, deps, actor, { id, body }))
  if (old !== '') await deps.files.delete(cardKey(actor.clientId, old))
  const post = await presentOnePost(deps, actor, id)
  if (!post) throw refuse('not_found')
  return { post }
}

const isOtherAttachment = ({ attachment_type, attachment_id }: PostRecord, attachment: Body['attachment']): boolean =>
  attachment?.type !== attachment_type || attachment.id.toLowerCase() !== attachment_id

/** Returns the picture of a link that it has no more; '' for none. */
async function change(
  trx: Db,
  deps: Deps,
  actor: SignedIn,
  { id, body }: { readonly id: string; readonly body: Body },
): Promise<string> {
  const post = await requireOwn(trx, actor, id, { lock: 'update' })
  if (post.state !== 'shown') throw refuse('not_found')
  const values = valuesOf(post, body)
  requireContent(values)
  const isNewLink = values.link_url !== post.link_url
  const { text, images, link_url, attachment_type, attachment_id } = values
  await changePost(
    trx,
    { clientId: actor.clientId, id },
    {
      text,
      images: JSON.stringify(images),
      link_url,
      attachment_type,
      attachment_id,
      edited_at: deps.now(),
      ...(isNewLink && { link_state: 'waiting' as const }),
    },
  )
  await releasePictures(trx, deps, actor, { before: post.images as unknown as Post['images'], after: values.images })
  const known = mentionedIn(post.text)
  await notifyMentioned(trx, deps, actor, {
    what: 'mention_post',
    about: { target: 'post', id },
    subject: id,
    link: `/feed?post=${id}`,
    people: mentionedIn(text).filter((person) => !known.includes(person)),
  })
  if (isNewLink && link_url !== '') await addCardJob(trx, deps, { clientId: actor.clientId, postId: id, url: link_url })
  return isNewLink ? post.link_image : ''
}

function valuesOf(post: PostRecord, body: Body) {
  const { attachment_type, attachment_id } =
    body.attachment === undefined
      ? post
      : { attachment_type: body.attachment?.type ?? null, attachment_id: body.attachment?.id ?? null }
  return {
    text: body.text ?? post.text,
    images: body.images ?? (post.images as unknown as Post['images']),
    link_url: body.link === undefined ? post.link_url : linkValue(body.link),
    attachment_type,
    attachment_id,
    hasAttachment: attachment_id !== null,
  }
}
