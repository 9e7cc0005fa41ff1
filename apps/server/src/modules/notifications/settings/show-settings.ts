import type { notifications } from '@deckle/contract/notifications.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import { actorRank, licenseRank } from '@deckle/core/access/access.ts'
import { notificationTypeNames, notificationTypes } from '@deckle/core/notification/notification-type.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { requireOwn } from '../require-own.ts'
import { emailModesOf } from './email-modes.ts'

export const showSettings: Handler<typeof notifications.settings> = async ({ deps, actor, params }) => {
  requireOwn(actor, params.id)
  return presentSettings(deps, actor)
}

/** The types that the person's licence gets. */
export async function presentSettings(
  { db }: Pick<Deps, 'db'>,
  actor: SignedIn,
): Promise<ReplyOf<typeof notifications.settings>> {
  const modes = await emailModesOf(db, actor)
  const types = notificationTypeNames.filter((type) => {
    const { from } = notificationTypes[type]
    return from !== null && actorRank(actor) >= licenseRank(from)
  })
  return { settings: types.map((type) => ({ type, email: modes.get(type) ?? 'none' })) }
}
