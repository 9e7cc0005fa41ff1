export { addToPartCounts } from './queries-parts.ts'
import type { Enrolment, EnrolmentEvent } from '@deckle/core/learning/enrolment.ts'
import { transition } from '@deckle/core/learning/enrolment.ts'
import { type EnrolmentKey, insertEnrolment, type LearnersDb, lockEnrolment, updateEnrolment } from './queries.ts'

export { upsertRequest } from './queries.ts'

export interface EnrolmentProgress {
  readonly completed: number
  readonly percent: number
  readonly percentage: number | null
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export async function changeEnrolment(
  trx: LearnersDb,
  key: EnrolmentKey,
  event: EnrolmentEvent | null,
  progress?: EnrolmentProgress,
) {
  const row = await lockEnrolment(trx, key)
  if (!row) return null
  const before = {
    ...row,
    enrolled_at: row.enrolled_at.toISOString(),
    started_at: iso(row.started_at),
    completed_at: iso(row.completed_at),
    due_at: iso(row.due_at),
    attempts_reset_at: iso(row.attempts_reset_at),
  } as unknown as Enrolment
  const next = event === null ? ({ ok: true, enrolment: before } as const) : transition(before, event)
  if (!next.ok) return { before, after: before, refused: next.reason }
  const {
    status,
    source,
    round,
    enrolled_at,
    started_at,
    completed_at,
    due_at,
    attempts_reset_at,
    waived,
    marked,
    removed,
  } = next.enrolment
  await updateEnrolment(trx, key, {
    ...{
      status,
      source,
      round,
      enrolled_at,
      started_at,
      completed_at,
      due_at,
      attempts_reset_at,
      waived,
      marked,
      removed,
    },
    ...progress,
  })
  return { before, after: next.enrolment }
}

export async function enrolPeople(
  trx: LearnersDb,
  {
    clientId,
    courseId,
    userIds,
    at,
    dueAt,
  }: { clientId: string; courseId: string; userIds: readonly string[]; at: Date; dueAt: string | null },
) {
  for (const userId of userIds) {
    const key = { clientId, courseId, userId }
    const row = await lockEnrolment(trx, key)
    if (row) await changeEnrolment(trx, key, { type: 'add', source: 'self' })
    else await insertEnrolment(trx, key, at, dueAt)
  }
}
