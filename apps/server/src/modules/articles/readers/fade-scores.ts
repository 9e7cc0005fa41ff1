import type { Deps } from '../../../deps.ts'
import { listFading, refreshScores, removeOldDays } from './queries.ts'

/** Articles of one statement. */
const BATCH = 500

/** Daily: what readers did thirty days ago counts no longer. */
export async function fadeScores({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  for (const { clientId, ids } of await listFading(db, now()))
    for (let at = 0; at < ids.length; at += BATCH) await refreshScores(db, clientId, ids.slice(at, at + BATCH), now())
  await removeOldDays(db, now())
}
