import { randomUUID } from 'node:crypto'
import type { calendar } from '@deckle/contract/calendar.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { Deps } from '../../../deps.ts'
import { publicAddress } from '../../../env.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { calendarToken } from './calendar-token.ts'
import { deleteFeed, findFeed, storeFeed } from './queries.ts'

export const showCalendar: Handler<typeof calendar.show> = ({ deps, actor }) => present(deps, actor)

/** The first address, or another one: what was there before is good no longer. */
export const renewCalendar: Handler<typeof calendar.renew> = async ({ deps, actor }) => {
  await storeFeed(deps.db, actor, { key: randomUUID(), created_at: deps.now() })
  return present(deps, actor)
}

export const removeCalendar: Handler<typeof calendar.remove> = async ({ deps, actor }) => {
  await deleteFeed(deps.db, actor)
  return { ok: true }
}

async function present(
  { db, env, secret }: Deps,
  actor: Pick<SignedIn, 'clientId' | 'userId'>,
): Promise<ReplyOf<typeof calendar.show>> {
  const feed = await findFeed(db, actor)
  if (!feed) return { calendar: { address: null, createdAt: null } }
  const token = calendarToken({ clientId: actor.clientId, key: feed.key }, secret)
  return {
    calendar: { address: `${publicAddress(env)}/calendar/${token}.ics`, createdAt: feed.created_at.toISOString() },
  }
}
