import { refuse } from '../../../refusal.ts'
import type { Db } from '../../../db/database.ts'
import { handOverShared } from '../../../db/shares.ts'
import { handOverTemplates } from '../../articles/index.ts'
import { handOverLeads } from '../../leads/index.ts'
import { handOverMedia, listUnreferenced } from '../../media/index.ts'
import { handOverUploads } from '../../play/index.ts'
import { moveReports } from '../hierarchy/queries.ts'
import { findUser, type UserRecord } from '../queries.ts'
import { type Acting, heirsOf } from './heir.ts'
import { listLeaving } from './queries.ts'

/** Moves the person's reports to their manager, even a deactivated one, or to the top. Returns the number of reports. */
export async function reassignReports(trx: Db, user: UserRecord): Promise<number> {
  const manager = user.manager_id === null ? undefined : await findUser(trx, user.client_id, user.manager_id)
  return moveReports(trx, user, manager ?? null)
}

/**
 * Transfers decks, courses, articles, leads and files to the heirs, except profile pictures that nothing else refers to. Refuses if somebody has
 * no heir.
 */
export async function handOver(trx: Db, acting: Acting, clientId: string, ids: readonly string[]) {
  const leaving = await listLeaving(trx, clientId, ids)
  const heirs = await heirsOf(trx, acting, clientId, leaving)
  if (heirs.size < leaving.length) throw refuse('rule_broken', 'license.last_admin')
  const pictures = leaving.flatMap((person) => person.pictures)
  const but = await listUnreferenced(trx, clientId, pictures)
  const decks = await handOverShared(trx, 'deck', clientId, heirs)
  await handOverShared(trx, 'course', clientId, heirs)
  await handOverShared(trx, 'article', clientId, heirs)
  await handOverTemplates(trx, clientId, heirs)
  await handOverLeads(trx, clientId, heirs)
  const media = await handOverMedia(trx, clientId, heirs, but)
  await handOverUploads(trx, clientId, heirs)
  return { heirs, decks, media }
}
