import type { TouchesDb } from '../queries.ts'
import { insertEnrolled, type Enrolled, markStale } from './queries.ts'

/**
 * People came into a course, in the same transaction: those who were followed before they did, signed in or by their
 * confirmed address.
 */
export async function noteEnrolled(trx: TouchesDb, enrolled: Enrolled): Promise<void> {
  if (enrolled.userIds.length === 0) return
  const visitors = await insertEnrolled(trx, enrolled)
  await markStale(trx, enrolled.clientId, visitors)
}
