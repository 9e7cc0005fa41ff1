import type { Learner } from '@deckle/contract/learners.ts'
import { isOverdue } from '@deckle/core/learning/enrolment.ts'
import type { LearnerRow, readCounts } from './queries.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export function presentLearner(row: LearnerRow, now: Date): Learner {
  const { id, name, email, image, status, waived, removed } = row
  const due_at = iso(row.due_at)
  return {
    user: { id, name, email, image },
    managerName: row.manager_name,
    status,
    overdue: isOverdue({ status, due_at, waived, removed }, now.getTime()),
    source: row.source,
    round: row.round,
    enrolledAt: row.enrolled_at.toISOString(),
    startedAt: iso(row.started_at),
    completedAt: iso(row.completed_at),
    dueAt: due_at,
    expiresAt: iso(row.expires_at),
    waived,
    marked: row.marked,
    percent: row.percent,
    percentage: row.percentage,
    lastSeen: row.seen_on,
  }
}

export const presentCounts = (counts: Awaited<ReturnType<typeof readCounts>>) => ({
  enrolled: counts.enrolled,
  started: counts.started,
  passed: counts.passed,
  failed: counts.failed,
  expired: counts.expired,
  score: counts.scored === 0 ? null : Math.round(counts.percentage_sum / counts.scored) / 10,
})
