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
import {
  deleteUserRow,
  findUser,
  handOver,
  leaveReports,
  listUsersInBin,
  listUsersWhoLeft,
  requireReplaceable,
  type UserRecord,
} from '../users/index.ts'

/** Time in the bin (decisions.md §1). Milliseconds. */
const binTime = 30 * 86_400_000
const AT_ONCE = 50

/**
 * Daily job: those whom an Admin deleted thirty days ago, and those whose own account's time to return is over. Attempts
 * and answers stay, and name nobody (docs/decisions/0036-erasure.md). Returns how many were erased.
 */
export async function eraseUsers(deps: Deps): Promise<number> {
  const now = deps.now()
  const inBin = await eraseAll(deps, now, () => listUsersInBin(deps.db, binnedBefore(now), AT_ONCE))
  return inBin + (await eraseAll(deps, now, () => listUsersWhoLeft(deps.db, now, AT_ONCE)))
}

const binnedBefore = (now: Date) => new Date(now.getTime() - binTime)

async function eraseAll(deps: Deps, now: Date, list: () => Promise<Place[]>): Promise<number> {
  let erased = 0
  for (;;) {
    const due = await list()
    let erasedNow = 0
    for (const place of due)
      erasedNow += await eraseUser(deps, place, now).catch((err: unknown) => {
        deps.log.warn({ err, user: place.id }, 'A person could not be erased.')
        return 0
      })
    erased += erasedNow
    // Those that fail are left for the next day.
    if (due.length < AT_ONCE || erasedNow === 0) return erased
  }
}

interface Place {
  readonly client_id: string
  readonly id: string
}

/** A transaction of its own, which concerns one client. Files go once it is committed: by then nothing names them. */
async function eraseUser(deps: Deps, { client_id, id }: Place, now: Date): Promise<0 | 1> {
  const keys = await transaction(deps.db, async (trx) => {
    await lockClient(trx, client_id)
    const user = await findUser(trx, client_id, id)
    // Came back, or was erased by another server.
    if (!user || !isDue(user, now)) return null
    if (user.deleted_at === null) await requireReplaceable(trx, user)
    return eraseRows(trx, deps, user)
  })
  for (const key of keys ?? []) {
    await deleteVariants(deps, key)
    await deps.files.delete(key)
  }
  return keys === null ? 0 : 1
}

const isDue = ({ deleted_at, delete_at }: UserRecord, now: Date) =>
  deleted_at === null ? delete_at !== null && delete_at <= now : deleted_at < binnedBefore(now)

/** Returns the keys of files to delete. What refers to the person by a foreign key goes with the row. */
async function eraseRows(trx: Db, deps: Deps, user: UserRecord): Promise<string[]> {
  const { client_id: clientId, id: userId, email } = user
  const about = { clientId, userId, texts: textsOf(user) }
  await disownAttempts(trx, clientId, { userId, email, nobody: [deps.newId(), deps.newId()] })
  await deleteNotificationsBy(trx, clientId, userId)
  await eraseFromAudit(trx, about)
  await eraseFromInvites(trx, clientId, about.texts)
  await deleteMailsOf(trx, about)
  await deleteJobsAbout(trx, [userId, email])
  const jobFiles = await eraseFromJobs(trx, about)
  // A picture of the person; all else was handed over, or is now.
  const mediaFiles = await deleteMediaOf(trx, clientId, userId)
  await leaveReports(trx, user)
  await handOver(trx, null, clientId, [userId])
  await releaseEmail(trx, clientId, userId)
  await deleteUserRow(trx, clientId, userId)
  return [...jobFiles, ...mediaFiles]
}

/** By which others' entries may tell of a person. */
function textsOf({ email, username, first_name, last_name }: UserRecord): string[] {
  const name = `${first_name} ${last_name}`.trim()
  return [...new Set([email, username, name])].filter((text) => text.length > 3)
}
