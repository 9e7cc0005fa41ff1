import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { hasActiveRules } from './queries.ts'

/** The queue's task that lets the rules of courses look at people again. */
export const peopleTask = 'rules.people'

/** People of one task. */
const BATCH = 500

/**
 * In the transaction that creates people or changes their data, tags, licence or manager: active rules of courses look at
 * them once it is committed.
 */
export async function notePeopleChanged(
  trx: Db,
  { jobs }: Pick<Deps, 'jobs'>,
  clientId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0 || !(await hasActiveRules(trx, clientId))) return
  for (let at = 0; at < userIds.length; at += BATCH)
    await jobs.add(peopleTask, { clientId, userIds: userIds.slice(at, at + BATCH) }, { within: trx })
}
