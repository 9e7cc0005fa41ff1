import type { CourseContent } from '@deckle/core/course/course.ts'
import { nextAttempt, type NextAttempt } from '@deckle/core/learning/exam.ts'
import { type CourseProgress, courseProgress, type DeckProgress } from '@deckle/core/learning/progress.ts'
import { locksOf, type OutlineLocks } from '@deckle/core/learning/unlock.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refusal.ts'
import { progressByDeck } from './stored-progress.ts'
import {
  type AttemptRow,
  type CourseRow,
  type EnrolmentRow,
  findCourse,
  findEnrolment,
  type LearnerDeckRow,
  type LearnerKey,
  type LearningDb,
  listAttempts,
  listLearnerDecks,
  listPassedCourses,
} from './queries.ts'

/** A learner's progress in a course, with what is locked and the state of the final exam. */
export interface LearnerProgress {
  readonly key: LearnerKey
  readonly course: CourseRow
  /** Null for who is not in the course. */
  readonly enrolment: EnrolmentRow | null
  readonly rows: ReadonlyMap<string, LearnerDeckRow>
  readonly decks: ReadonlyMap<string, DeckProgress>
  readonly progress: CourseProgress
  readonly locks: OutlineLocks
  readonly passedCourses: ReadonlySet<string>
  /** Null without a final exam. */
  readonly exam: NextAttempt | null
}

/** @throws Refusal `not_found` where the course is not there for learners */
export async function readLearnerProgress(
  { now }: Pick<Deps, 'now'>,
  db: LearningDb,
  key: LearnerKey,
  known?: EnrolmentRow,
): Promise<LearnerProgress> {
  const course = await findCourse(db, key.clientId, key.courseId)
  if (!course) throw refuse('not_found')
  const found = known ?? (await findEnrolment(db, key))
  const enrolment = found && found.removed === null ? found : null
  const { content } = course
  const rows = enrolment ? await listLearnerDecks(db, key, enrolment.round) : []
  const passedCourses = await listPassedCourses(db, key.clientId, key.userId, content.prerequisites)
  const decks = progressByDeck(rows)
  const progress = courseProgress(content, decks)
  const learner = {
    enrolledAt: (enrolment?.enrolled_at ?? now()).toISOString(),
    completed: progress.completedDecks,
    passedCourses,
  }
  return {
    key,
    course,
    enrolment,
    rows: new Map(rows.map((row) => [row.deck_id, row])),
    decks,
    progress,
    locks: locksOf(content, learner, now().getTime()),
    passedCourses,
    exam: await readExam({ now }, db, key, { content, enrolment }),
  }
}

async function readExam(
  { now }: Pick<Deps, 'now'>,
  db: LearningDb,
  key: LearnerKey,
  { content: { finalExam }, enrolment }: { readonly content: CourseContent; readonly enrolment: EnrolmentRow | null },
): Promise<NextAttempt | null> {
  if (!finalExam) return null
  const attempts = enrolment ? await listAttempts(db, key, enrolment.round, finalExam.deck_id) : []
  return examState(finalExam, attempts, { now: now(), resetAt: enrolment?.attempts_reset_at ?? null })
}

export const examState = (
  exam: NonNullable<CourseContent['finalExam']>,
  attempts: readonly AttemptRow[],
  { now, resetAt }: { readonly now: Date; readonly resetAt: Date | null },
): NextAttempt =>
  nextAttempt(
    exam,
    attempts.map(({ began_at, completed_at }) => ({
      beganAt: began_at.getTime(),
      completedAt: completed_at?.getTime() ?? null,
    })),
    now.getTime(),
    resetAt?.toISOString() ?? null,
  )

/** The version that learners get of a deck; undefined for a deck that is not in the course. */
export function versionIdOf({ decks, finalExam }: CourseContent, deckId: string): string | undefined {
  const deck = decks.find(({ id }) => id === deckId)
  return (finalExam?.deck_id === deckId ? finalExam.version_id : deck?.version_id) ?? undefined
}
