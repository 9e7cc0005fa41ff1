import type { Db } from '../../../db/database.ts'
import { notify } from '../../../db/listen.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { forgetPublication, PUBLICATION_CHANNEL } from '../../play/index.ts'

/**
 * Changes what the public sees at `shortid` (null: nothing is public) in one transaction. Other servers are notified when it
 * commits; this one clears its prepared pages before the reply.
 */
export async function changePublication<T>(
  deps: Deps,
  act: (open: Db) => Promise<{ shortid: string | null; reply: T }>,
): Promise<T> {
  const { shortid, reply } = await transaction(deps.db, async (open) => {
    const done = await act(open)
    if (done.shortid !== null) await notify(open, PUBLICATION_CHANNEL, done.shortid)
    return done
  })
  if (shortid !== null) forgetPublication(deps, shortid)
  return reply
}
