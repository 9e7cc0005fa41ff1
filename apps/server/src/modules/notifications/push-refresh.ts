import type { Db } from '../../db/database.ts'
import { notifyAll } from '../../db/listen.ts'
import { notificationChannel } from './streams.ts'

/** Open screens of these people load anew what they know of them, when the surrounding transaction commits. */
export async function pushRefresh(db: Pick<Db, 'getExecutor'>, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await notifyAll(
    db,
    notificationChannel,
    userIds.map((id) => `${id} `),
  )
}
