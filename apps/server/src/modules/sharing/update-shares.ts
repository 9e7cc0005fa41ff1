import type { Shares } from '@deckle/contract/sharing.ts'
import type { ShareLevel } from '@deckle/core/access/access.ts'
import type { Db } from '../../db/database.ts'
import type { Scoped } from '../../db/reach.ts'
import { findShareable, replaceShares, type SharedThing } from '../../db/shares.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refusal.ts'
import { type Notification, sendNotification, withdrawNotifications } from '../notifications/index.ts'
import { readShares } from './read-shares.ts'

interface WantedShares {
  readonly everyone: ShareLevel | 'none'
  readonly people: readonly { readonly user_id: string; readonly can: ShareLevel }[]
}

/**
 * Replaces with whom a thing is shared; a share with its owner is ignored. The caller has locked the thing. One
 * notification per new share; an unread one is deleted when its share is revoked.
 */
export async function updateShares(
  open: Db,
  deps: Deps,
  actor: Scoped,
  {
    thing,
    ownerId,
    notice,
    ...body
  }: WantedShares & {
    readonly thing: SharedThing
    readonly ownerId: string
    readonly notice: Pick<Notification, 'title' | 'words'> & { readonly link: string }
  },
): Promise<Shares> {
  const wanted = new Map(body.people.map(({ user_id, can }) => [user_id.toLowerCase(), can]))
  wanted.delete(ownerId)
  const known = await findShareable(open, thing, [...wanted.keys()])
  if (known.size < wanted.size)
    throw refuse('rule_broken', { message: 'sharing.person', fields: { people: 'sharing.person' } })
  const by = { by: actor.userId, at: deps.now() }
  const removed = await replaceShares(open, thing, { everyone: body.everyone, people: wanted }, by)
  const added = [...known].flatMap(([userId, isShared]) => (isShared || userId === actor.userId ? [] : [userId]))
  const about = { clientId: thing.clientId, type: 'shared', link: notice.link } as const
  await withdrawNotifications(open, { ...about, userIds: removed })
  await sendNotification(open, deps, added, { ...notice, ...about, actorId: actor.userId })
  return readShares(open, thing)
}
