import { refuse } from '../../../refusal.ts'
import type { Db } from '../../../db/database.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { handOverDecks } from '../../decks/index.ts'
import { handOverMedia, listUnshown } from '../../media/index.ts'
import { handOverUploads } from '../../play/index.ts'
import { moveReports } from '../hierarchy/queries.ts'
import type { UserRecord } from '../queries.ts'
import { findHeir, findManager } from './heir.ts'

/** Everyone below moves up to the manager, or to the top. Returns how many are below. */
export async function leaveReports(trx: Db, user: UserRecord): Promise<number> {
  return moveReports(trx, user, (await findManager(trx, user)) ?? null)
}

/** Decks and files, but for pictures of the person that nothing else shows. Refuses where nobody is there to take them. */
export async function handOver(trx: Db, actor: Pick<SignedIn, 'clientId' | 'userId'> | null, user: UserRecord) {
  const heir = await findHeir(trx, actor, user)
  if (!heir) throw refuse('rule_broken', 'license.last_admin')
  const { client_id: clientId, id: from } = user
  const but = await listUnshown(trx, clientId, [user.image, user.profile.logo])
  const decks = await handOverDecks(trx, clientId, from, heir.id)
  const media = await handOverMedia(trx, clientId, { from, to: heir.id, but })
  await handOverUploads(trx, clientId, from, heir.id)
  return { heir: heir.id, decks, media }
}
