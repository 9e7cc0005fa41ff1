import { socialLimits, type CommentTarget } from '@deckle/core/social/social.ts'
import type { Db } from '../../db/database.ts'
import type { Scoped } from '../../db/reach.ts'
import type { Deps } from '../../deps.ts'
import { type Notification, sendNotification } from '../notifications/index.ts'
import { findPeople } from './people/queries.ts'

type Parts = Pick<Deps, 'newId' | 'now' | 'socialKinds'>
type Words = NonNullable<Notification['words']>

interface Notice {
  readonly userIds: readonly string[]
  readonly type: 'comment' | 'reply' | 'mention' | 'like'
  readonly key: Words['key']
  /** The recipient's own text that it is about. */
  readonly text: string
  readonly subject: string
  readonly link: string
}

/** Tells people what the actor did, grouped with what others did there; not the actor. */
export async function notifyPeople(
  trx: Db,
  deps: Parts,
  actor: Scoped,
  { userIds, type, key, text, subject, link }: Notice,
): Promise<void> {
  const others = userIds.filter((id) => id !== actor.userId)
  if (others.length === 0) return
  const people = await findPeople(trx, actor.clientId, [actor.userId, ...others])
  await sendNotification(
    trx,
    deps,
    others.filter((id) => people.has(id)),
    {
      clientId: actor.clientId,
      type,
      words: { key, values: { name: people.get(actor.userId)?.name ?? '', text } },
      link,
      actorId: actor.userId,
      subject,
    },
  )
}

interface Mentioning {
  readonly what: 'mention_post' | 'mention_comment'
  /** Who doesn't see this is not told. */
  readonly about: { readonly target: CommentTarget; readonly id: string }
  readonly subject: string
  readonly link: string
  readonly people: readonly string[]
}

/** Returns who was told. */
export async function notifyMentioned(
  trx: Db,
  deps: Parts,
  actor: Scoped,
  { what, about, subject, link, people }: Mentioning,
): Promise<readonly string[]> {
  const named = people.filter((id) => id !== actor.userId).slice(0, socialLimits.mentions)
  const kind = deps.socialKinds.targets[about.target]
  if (named.length === 0 || !kind) return []
  const notified = await kind.seenBy(trx, actor.clientId, about.id, named)
  await notifyPeople(trx, deps, actor, { userIds: notified, type: 'mention', key: what, text: '', subject, link })
  return notified
}
