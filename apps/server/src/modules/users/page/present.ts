import type { PersonAttempt, PersonCourse, PersonDeck, PersonSession } from '@deckle/contract/models/person.ts'
import { isOverdue } from '@deckle/core/learning/enrolment.ts'
import type { listOpenSessions } from '../../auth/index.ts'
import type { listDecksOf } from '../../decks/index.ts'
import type { listCoursesOf } from '../../learning/index.ts'
import type { listAttemptsOf } from '../../play/index.ts'

type RowOf<List extends (...input: never[]) => Promise<{ readonly rows: readonly unknown[] }>> = Awaited<
  ReturnType<List>
>['rows'][number]

export function presentSession(
  row: Awaited<ReturnType<typeof listOpenSessions>>[number],
  currentId: string,
): PersonSession {
  return {
    sessionId: row.id,
    startTime: row.start_time.toISOString(),
    lastSeen: row.last_seen.toISOString(),
    device: row.device,
    place: row.place,
    current: row.id === currentId,
  }
}

export function presentDeck(row: RowOf<typeof listDecksOf>): PersonDeck {
  return {
    id: row.id,
    name: row.name,
    readerType: row.reader_type,
    isPublished: row.published_version_id !== null,
    attempts: row.attempt_count,
    updatedAt: row.updated_at.toISOString(),
  }
}

export function presentAttempt(row: RowOf<typeof listAttemptsOf>): PersonAttempt {
  return {
    id: row.id,
    deck: { id: row.deck_id, name: row.name },
    startedAt: row.started_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    percentage: row.percentage,
    passed: row.passed,
  }
}

export function presentCourse(row: RowOf<typeof listCoursesOf>, now: Date): PersonCourse {
  const { course_id, title, status, waived, removed } = row
  const due_at = row.due_at?.toISOString() ?? null
  return {
    course: { id: course_id, title },
    enrolment: {
      status,
      due_at,
      overdue: isOverdue({ status, due_at, waived, removed }, now.getTime()),
      progress: row.percent,
      percentage: row.percentage,
      completed_at: row.completed_at?.toISOString() ?? null,
      certificate: row.certificate,
    },
  }
}
