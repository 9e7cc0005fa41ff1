import type { Db } from '../../db/database.ts'
import { notifyAll } from '../../db/listen.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { URL_CHANNEL } from './addresses.ts'
import { removeUrlsOf } from './queries.ts'

/** Every server, this one too, reads them anew once the transaction commits. */
async function evictUrls(trx: Db, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) await notifyAll(trx, URL_CHANNEL, codes)
}

/** A change of addresses. This server reads those that are `touched` anew before the answer, the others as they hear of it. */
export async function changeUrls<Reply>(
  { db, urls }: Pick<Deps, 'db' | 'urls'>,
  change: (trx: Db, touch: (code: string) => void) => Promise<Reply>,
): Promise<Reply> {
  const touched = new Set<string>()
  const reply = await transaction(db, async (trx) => {
    const changed = await change(trx, (code) => touched.add(code))
    await evictUrls(trx, [...touched])
    return changed
  })
  for (const code of touched) urls.addresses.evict(code)
  return reply
}

/** In the transaction that removes a thing for good. */
export async function deleteUrlsOf(trx: Db, clientId: string, targetId: string): Promise<void> {
  await evictUrls(trx, await removeUrlsOf(trx, { clientId, id: targetId }))
}
