import { transaction } from '../../db/transaction.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { deleteJobsAbout } from '../../platform/jobs/queries.ts'
import { deleteMailsOf } from '../../platform/mail/queries.ts'
import { eraseFromAudit } from '../admin/index.ts'
import { releaseEmail } from '../auth/index.ts'
import { lockClient } from '../clients/index.ts'
import { eraseFromInvites } from '../decks/index.ts'
import { eraseFromJobs } from '../jobs/index.ts'
import { deleteMediaOf, deleteVariants } from '../media/index.ts'
import { deleteNotificationsBy } from '../notifications/index.ts'
import { disownAttempts } from '../play/index.ts'
import { deleteUserRow, findUser, handOver, leaveReports, listUsersInBin, type UserRecord } from '../users/index.ts'

/** Days until a deleted person is erased (decisions.md §1). */
const BIN_DAYS = 30
const AT_ONCE = 50

/** Daily job. Attempts and answers stay, and name nobody (docs/decisions/0036-erasure.md). Returns how many were erased. */
export async function eraseUsers(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - BIN_DAYS * 86_400_000)
  let erased = 0
  for (;;) {
    const old = await listUsersInBin(deps.db, before, AT_ONCE)
    let erasedNow = 0
    for (const place of old) erasedNow += (await eraseUser(deps, place, before)) ? 1 : 0
    erased += erasedNow
    // Those that fail are left for the next day.
    if (old.length < AT_ONCE || erasedNow === 0) return erased
  }
}

interface Place {
  readonly client_id: string
  readonly id: string
}

/** A transaction of its own, which concerns one client. Files go once it is committed: by then nothing names them. */
async function eraseUser(deps: Deps, { client_id, id }: Place, before: Date): Promise<boolean> {
  const keys = await transaction(deps.db, async (trx) => {
    await lockClient(trx, client_id)
    const user = await findUser(trx, client_id, id)
    // Restored, or erased by another server.
    if (!user?.deleted_at || user.deleted_at >= before) return null
    return eraseRows(trx, deps, user)
  })
  for (const key of keys ?? []) {
    await deleteVariants(deps, key)
    await deps.files.delete(key)
  }
  return keys !== null
}

/** Returns the keys of files to delete. What refers to the person by a foreign key goes with the row. */
async function eraseRows(trx: Db, deps: Deps, user: UserRecord): Promise<string[]> {
  const { client_id: clientId, id: userId, email } = user
  const about = { clientId, userId, texts: textsOf(user) }
  await disownAttempts(trx, clientId, { userId, email, nobody: [deps.newId(), deps.newId()] })
  await deleteNotificationsBy(trx, clientId, userId)
  await eraseFromAudit(trx, about)
  await eraseFromInvites(trx, clientId, about.texts)
  await deleteMailsOf(trx, { clientId, userId, email })
  await deleteJobsAbout(trx, [userId, email])
  const jobFiles = await eraseFromJobs(trx, about)
  // A picture of the person; all else was handed over, or is now.
  const mediaFiles = await deleteMediaOf(trx, clientId, userId)
  await leaveReports(trx, user)
  await handOver(trx, null, user)
  await releaseEmail(trx, clientId, userId)
  await deleteUserRow(trx, clientId, userId)
  return [...jobFiles, ...mediaFiles]
}

/** By which others' entries may tell of a person. */
function textsOf({ email, username, first_name, last_name }: UserRecord): string[] {
  const name = `${first_name} ${last_name}`.trim()
  return [...new Set([email, username, name])].filter((text) => text.length > 3)
}
