import type { AudienceInput } from '@deckle/contract/posts.ts'
import { type AttachmentKind, type PostAudience, socialLimits } from '@deckle/core/social/social.ts'
import { isWebAddress } from '@deckle/core/text/web-address.ts'
import { may } from '@deckle/core/access/access.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import { isOwnImage } from '../../media/index.ts'
import { listAudienceCourses, listAudienceTags, listBranches } from '../people/queries.ts'
import { holdTags } from './queries.ts'

type Parts = Pick<Deps, 'db' | 'socialKinds'>

interface Image {
  readonly id: string
  readonly alt: string
}

/** Pictures of the client's library, by who sees it; by others those that they uploaded themselves. */
export async function requireImages(db: Db, actor: Scoped, images: readonly Image[]): Promise<void> {
  const whose = may(actor, 'media.list') ? {} : { ownerId: actor.userId }
  for (const { id } of images)
    if (!(await isOwnImage(db, actor.clientId, id, whose)))
      throw refuse('rule_broken', { fields: { images: 'social.image' } })
}

/** As it is stored. */
export function linkValue(link: string): string {
  const trimmed = link.trim()
  if (trimmed === '') return ''
  const url = isWebAddress(trimmed) ? URL.parse(trimmed) : null
  // An address with a password in it is not for others. Escaped, it may be longer than it was written.
  if (!url || url.username !== '' || url.password !== '' || url.href.length > socialLimits.link)
    throw refuse('rule_broken', { fields: { link: 'social.link' } })
  return url.href
}

export async function requireAttachment(
  { db, socialKinds }: Parts,
  actor: Scoped,
  attachment: { readonly type: AttachmentKind; readonly id: string } | null,
): Promise<void> {
  if (attachment === null) return
  const isShareable = await socialKinds.attachments[attachment.type]?.isShareable(db, actor, attachment.id)
  if (!isShareable) throw refuse('rule_broken', { fields: { attachment: 'social.attachment' } })
}

export interface AudienceValue {
  readonly audience: PostAudience
  readonly audience_ids: readonly string[]
}

/** Only who the actor may write for. */
export async function audienceValue(db: Db, actor: Scoped, given: AudienceInput | undefined): Promise<AudienceValue> {
  const { type, ids } = given ?? { type: 'everyone' as const, ids: [] }
  if (type === 'everyone') return { audience: type, audience_ids: [] }
  const unique = [...new Set(ids.map((id) => id.toLowerCase()))]
  const isOne = type === 'tags' ? unique.length > 0 : unique.length === 1
  const found = isOne ? await choicesAmong(db, actor, type, unique) : 0
  if (found === 0 || found !== unique.length) throw refuse('rule_broken', { fields: { audience: 'social.audience' } })
  return { audience: type, audience_ids: unique }
}

/** Within the transaction that stores the post: refuses tags that were merged or deleted meanwhile. */
export async function holdAudience(
  trx: Db,
  clientId: string,
  { audience, audience_ids }: AudienceValue,
): Promise<void> {
  if (audience === 'tags' && (await holdTags(trx, clientId, audience_ids)) < audience_ids.length)
    throw refuse('rule_broken', { fields: { audience: 'social.audience' } })
}

async function choicesAmong(
  db: Db,
  actor: Scoped,
  type: Exclude<PostAudience, 'everyone'>,
  ids: readonly string[],
): Promise<number> {
  const page = { search: '', limit: socialLimits.audienceTags }
  if (type === 'tags') return (await listAudienceTags(db, actor, { ...page, ids })).rows.length
  const list = type === 'branch' ? listBranches : listAudienceCourses
  return (await list(db, actor, { ...page, id: ids[0] ?? '' })).rows.length
}

interface Content {
  readonly text: string
  readonly images: readonly Image[]
  readonly link_url: string
  readonly hasAttachment: boolean
}

export function requireContent({ text, images, link_url, hasAttachment }: Content): void {
  if (text === '' && images.length === 0 && link_url === '' && !hasAttachment)
    throw refuse('rule_broken', { fields: { text: 'social.empty' } })
}
