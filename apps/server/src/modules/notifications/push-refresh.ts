import type { Db } from '../../db/database.ts'
import { notify, notifyAll } from '../../db/listen.ts'
import { clientRefreshChannel, feedChannel, notificationChannel } from './streams.ts'

/** Makes open screens of these people refetch their user data when the surrounding transaction commits. */
export async function pushRefresh(db: Pick<Db, 'getExecutor'>, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await notifyAll(
    db,
    notificationChannel,
    userIds.map((id) => `${id} `),
  )
}

/** The same for everybody of a client. */
export const pushClientRefresh = (db: Pick<Db, 'getExecutor'>, clientId: string): Promise<void> =>
  notify(db, clientRefreshChannel, clientId)

/** Tells open screens of a client that the feed may have something new, once the surrounding transaction commits. */
export const pushFeed = (db: Pick<Db, 'getExecutor'>, clientId: string): Promise<void> =>
  notify(db, feedChannel, clientId)
