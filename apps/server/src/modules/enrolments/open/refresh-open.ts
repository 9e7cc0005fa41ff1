import type { Enrolment } from '@deckle/core/learning/enrolment.ts'
import type { EnrolmentsDb } from '../queries.ts'
import { lockOpen, recountOpen } from './queries.ts'

type EnrolmentState = Pick<Enrolment, 'status' | 'waived' | 'removed' | 'due_at'>

const openOf = ({ status, waived, removed, due_at }: EnrolmentState): string | null =>
  removed === null && waived === null && (status === 'assigned' || status === 'in_progress')
    ? `open ${due_at ?? ''}`
    : null

/** Whether a change of an enrolment changes the person's row in `open_learning`. */
export const changesOpen = (before: EnrolmentState, after: EnrolmentState): boolean => openOf(before) !== openOf(after)

/** What people have open and when it is due: in the transaction that changes their enrolments, after the change. */
export async function refreshOpen(trx: EnrolmentsDb, clientId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await lockOpen(trx, clientId, userIds)
  await recountOpen(trx, clientId, userIds)
}
