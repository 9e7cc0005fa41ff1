import type { LearnerDeck, MyEnrolment, ShownLock } from '@deckle/contract/learning.ts'
import type { LearningGroup } from '@deckle/core/learning/lists.ts'
import { isOverdue } from '@deckle/core/learning/enrolment.ts'
import { deckPercent, noProgress } from '@deckle/core/learning/progress.ts'
import type { MaybeLocked } from '@deckle/core/learning/unlock.ts'
import type { EnrolmentRow } from './queries.ts'
import type { VersionFacts } from './learning-state.ts'
import type { LearnerProgress } from './learner-progress.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

type ShownEnrolment = Pick<
  EnrolmentRow,
  | 'status'
  | 'enrolled_at'
  | 'started_at'
  | 'completed_at'
  | 'due_at'
  | 'expires_at'
  | 'waived'
  | 'percent'
  | 'percentage'
  | 'removed'
>

export function presentEnrolment(row: ShownEnrolment, now: Date): MyEnrolment {
  const status = row.status
  const due = { status, due_at: iso(row.due_at), waived: row.waived, removed: null }
  return {
    status,
    enrolledAt: row.enrolled_at.toISOString(),
    startedAt: iso(row.started_at),
    completedAt: iso(row.completed_at),
    dueAt: iso(row.due_at),
    expiresAt: iso(row.expires_at),
    overdue: isOverdue(due, now.getTime()),
    waived: row.waived !== null,
    percent: tenths(row.percent),
    percentage: row.percentage === null ? null : tenths(row.percentage),
  }
}

/** Stored with seven digits. */
const tenths = (value: number): number => Math.round(value * 10) / 10

const WEEK = 7 * 86_400_000

/** As `groups` of the list's query says it in SQL. */
export function groupOf({ status, waived, dueAt }: MyEnrolment, now: Date): LearningGroup {
  if (status === 'passed' || waived) return 'done'
  if ((status !== 'assigned' && status !== 'in_progress') || dueAt === null) return 'go_on'
  const left = Date.parse(dueAt) - now.getTime()
  return left < 0 ? 'overdue' : left < WEEK ? 'due' : 'go_on'
}

/** @param names of courses, topics and decks, by id */
export function presentLock(lock: MaybeLocked, names: ReadonlyMap<string, string>): ShownLock | null {
  if (!lock) return null
  return {
    reason: lock.reason,
    until: 'until' in lock ? lock.until : null,
    after: 'after' in lock ? { id: lock.after, name: names.get(lock.after) ?? '' } : null,
  }
}

export interface DeckNames {
  readonly names: ReadonlyMap<string, string>
  /** By the deck's id. */
  readonly facts: ReadonlyMap<string, VersionFacts>
  readonly minutes: ReadonlyMap<string, number>
}

export function presentDeck(
  { decks, progress, locks, rows }: LearnerProgress,
  { names, facts, minutes }: DeckNames,
  { id, required }: { readonly id: string; readonly required: boolean },
): LearnerDeck {
  const own = decks.get(id) ?? noProgress
  const { name = '', slides = [] } = facts.get(id) ?? {}
  return {
    id,
    name,
    slides: slides.length,
    minutes: Math.ceil(minutes.get(id) ?? 0),
    required,
    lock: presentLock(locks.decks.get(id) ?? null, names),
    started: decks.has(id),
    completed: progress.completedDecks.has(id),
    percent: deckPercent(own, slides),
    percentage: presentBest(rows.get(id)),
  }
}

export const presentBest = (row: { readonly percentage: number | null } | undefined): number | null =>
  row?.percentage == null ? null : tenths(row.percentage)
