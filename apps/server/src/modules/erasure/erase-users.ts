import { transaction } from '../../db/transaction.ts'
import type { Db } from '../../db/database.ts'
import { clearReferences } from '../../db/person-references.ts'
import type { Deps } from '../../deps.ts'
import { deleteJobsAbout } from '../../platform/jobs/queries.ts'
import { deleteMailsOf } from '../../platform/mail/queries.ts'
import { eraseFromAudit } from '../admin/index.ts'
import { releaseEmail } from '../auth/index.ts'
import { announceBlogChange } from '../blog/index.ts'
import { removeCertificatesOf } from '../certificates/index.ts'
import { lockClient } from '../clients/index.ts'
import { eraseFromInvites } from '../decks/index.ts'
import { movingPeople } from '../enrolments/index.ts'
import { eraseFromJobs } from '../jobs/index.ts'
import { deleteMediaOf, deleteVariants } from '../media/index.ts'
import { deleteNotificationsBy } from '../notifications/index.ts'
import { eraseFromSocial } from '../social/index.ts'
import { anonymizeAttempts } from '../play/index.ts'
import { eraseFromTickets } from '../tickets/index.ts'
import { deleteVisitorsOf } from '../touches/index.ts'
import { removeFromBoards } from '../points/index.ts'
import {
  deleteUserRow,
  findUser,
  handOver,
  reassignReports,
  listUsersInBin,
  listUsersWhoLeft,
  requireReplaceable,
  type UserRecord,
} from '../users/index.ts'

/** Milliseconds that a person stays in the bin (decisions.md §1). */
const binRetention = 30 * 86_400_000
const BATCH = 50

/**
 * Daily task: erases people who have been in the bin for thirty days, and people whose deletion of their own account is
 * due. Attempts and answers are anonymized (docs/decisions/0036-erasure.md). Returns the number of erased people.
 */
export async function eraseUsers(deps: Deps): Promise<number> {
  const now = deps.now()
  const inBin = await eraseAll(deps, now, () => listUsersInBin(deps.db, binnedBefore(now), BATCH))
  return inBin + (await eraseAll(deps, now, () => listUsersWhoLeft(deps.db, now, BATCH)))
}

const binnedBefore = (now: Date) => new Date(now.getTime() - binRetention)

async function eraseAll(deps: Deps, now: Date, list: () => Promise<Place[]>): Promise<number> {
  let erased = 0
  for (;;) {
    const due = await list()
    let erasedNow = 0
    for (const place of due)
      erasedNow += await eraseUser(deps, place, (user) => isDue(user, now)).catch((err: unknown) => {
        deps.log.warn({ err, user: place.id }, 'A person could not be erased.')
        return 0
      })
    erased += erasedNow
    // Failed people are retried by the next run.
    if (due.length < BATCH || erasedNow === 0) return erased
  }
}

interface Place {
  readonly client_id: string
  readonly id: string
}

/** Task: erases a person in the bin, however long they have been there. Returns 0 if they were restored. */
export const eraseBinned = (deps: Deps, place: Place): Promise<0 | 1> =>
  eraseUser(deps, place, ({ deleted_at }) => deleted_at !== null)

/** One transaction per person. Files are deleted after the commit, when no row refers to them any more. */
async function eraseUser(
  deps: Deps,
  { client_id, id }: Place,
  mayErase: (user: UserRecord) => boolean,
): Promise<0 | 1> {
  const keys = await transaction(deps.db, async (trx) => {
    await lockClient(trx, client_id)
    const user = await findUser(trx, client_id, id)
    // Restored, or erased by another server.
    if (!user || !mayErase(user)) return null
    if (user.deleted_at === null) await requireReplaceable(trx, user)
    return movingPeople(trx, deps, { clientId: client_id, tops: [id] }, () => eraseRows(trx, deps, user))
  })
  for (const key of keys ?? []) {
    await deleteVariants(deps, key)
    await deps.files.delete(key)
  }
  if (keys === null) return 0
  await announceBlogChange(deps, client_id)
  return 1
}

const isDue = ({ deleted_at, delete_at }: UserRecord, now: Date) =>
  deleted_at === null ? delete_at !== null && delete_at <= now : deleted_at < binnedBefore(now)

/** Returns the keys of files to delete. Rows with a foreign key to the person are deleted by cascade. */
async function eraseRows(trx: Db, deps: Deps, user: UserRecord): Promise<string[]> {
  const { client_id: clientId, id: userId, email } = user
  const about = { clientId, userId, texts: textsOf(user) }
  await deleteVisitorsOf(trx, clientId, { userId, email })
  await anonymizeAttempts(trx, clientId, { userId, email, nobody: [deps.newId(), deps.newId()] })
  const cardFiles = await eraseFromSocial(trx, deps, { clientId, userId })
  const ticketFiles = await eraseFromTickets(trx, { clientId, userId, email })
  await deleteNotificationsBy(trx, clientId, userId)
  await eraseFromAudit(trx, about)
  await removeCertificatesOf(trx, clientId, userId)
  await eraseFromInvites(trx, clientId, about.texts)
  await deleteMailsOf(trx, about)
  await deleteJobsAbout(trx, [userId, email])
  const jobFiles = await eraseFromJobs(trx, about)
  await reassignReports(trx, user)
  await handOver(trx, null, clientId, [userId])
  // What is left: pictures of the person that no deck shows.
  const mediaFiles = await deleteMediaOf(trx, clientId, userId)
  await releaseEmail(trx, clientId, userId)
  await removeFromBoards(trx, clientId, [userId])
  await clearReferences(trx, clientId, userId)
  await deleteUserRow(trx, clientId, userId)
  return [...cardFiles, ...jobFiles, ...mediaFiles, ...ticketFiles]
}

/** Texts that identify the person in other people's records. */
function textsOf({ email, username, first_name, last_name }: UserRecord): string[] {
  const name = `${first_name} ${last_name}`.trim()
  return [...new Set([email, username, name])].filter((text) => text.length > 3)
}
