import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { removeAllAbout } from '../../social/index.ts'
import { deleteUrlsOf } from '../../urls/index.ts'
import { type ArticleKey, listArticlesInBin, removeArticle } from '../queries.ts'

/** Days until a deleted article is purged, as for decks (decisions.md §2). */
const BIN_DAYS = 30
const BATCH = 50

/** Daily. Returns the number of purged articles. */
export async function purgeArticles(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(deps.now().getTime() - BIN_DAYS * 86_400_000)
  let purged = 0
  for (;;) {
    const old = await listArticlesInBin(deps.db, before, BATCH)
    let now = 0
    for (const { client_id: clientId, id } of old)
      now += (await transaction(deps.db, (open) => purge(open, { clientId, id }, before))) ? 1 : 0
    purged += now
    // Those that another server is purging at this moment are left to it.
    if (old.length < BATCH || now === 0) return purged
  }
}

async function purge(trx: Db, key: ArticleKey, before: Date): Promise<boolean> {
  if (!(await removeArticle(trx, key, before))) return false
  await deleteUrlsOf(trx, key.clientId, key.id)
  await removeAllAbout(trx, key.clientId, 'article', key.id)
  return true
}
