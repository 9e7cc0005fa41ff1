import type { Enrolment } from '@deckle/core/learning/enrolment.ts'
import type { StoredEnrolment } from './queries.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export const enrolmentOf = (row: StoredEnrolment): Enrolment => ({
  status: row.status,
  source: row.source,
  round: row.round,
  enrolled_at: row.enrolled_at.toISOString(),
  started_at: iso(row.started_at),
  completed_at: iso(row.completed_at),
  expired_from: row.expired_from,
  due_at: iso(row.due_at),
  attempts_reset_at: iso(row.attempts_reset_at),
  waived: row.waived,
  marked: row.marked,
  removed: row.removed,
})
