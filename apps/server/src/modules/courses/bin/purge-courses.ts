import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { deleteUrlsOf } from '../../urls/index.ts'
import { listCoursesInBin, removeCourse } from '../queries.ts'

/** Days until a deleted course is purged (decisions.md §2). */
const BIN_DAYS = 30
const BATCH = 20

/** Daily job. Returns the number of purged courses. */
export async function purgeCourses(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - BIN_DAYS * 86_400_000)
  let purged = 0
  for (;;) {
    const old = await listCoursesInBin(deps.db, before, BATCH)
    let now = 0
    for (const { client_id, id } of old)
      now += (await transaction(deps.db, (trx) => purge(trx, client_id, id, before))) ? 1 : 0
    purged += now
    // Those that another server is purging at this moment are left to it.
    if (old.length < BATCH || now === 0) return purged
  }
}

async function purge(trx: Db, clientId: string, id: string, before: Date): Promise<boolean> {
  const isGone = await removeCourse(trx, clientId, id, before)
  if (isGone) await deleteUrlsOf(trx, clientId, id)
  return isGone
}
