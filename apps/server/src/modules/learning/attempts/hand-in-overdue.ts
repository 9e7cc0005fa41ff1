import type { Deps } from '../../../deps.ts'
import type { CronEntry, Task } from '../../../platform/jobs/start-jobs.ts'
import { finishAttempt, findPlace, type CourseAttempt } from '../../play/index.ts'
import { findAttempt, type LearnerKey, listAttempts, listOverdueExams } from '../queries.ts'

/** An attempt in a course with what its token would say; undefined for any other. */
export async function findPinned(deps: Deps, clientId: string, attemptId: string): Promise<CourseAttempt | undefined> {
  const [found, place] = await Promise.all([
    findAttempt(deps.db, clientId, attemptId),
    findPlace(deps.pool, clientId, attemptId),
  ])
  if (!found || !place) return undefined
  const { course_id: courseId, user_id: userId, round, is_exam: isExam, ends_at } = found
  return { ...place, course: { courseId, userId, round, isExam, endsAt: ends_at?.getTime() ?? null } }
}

/** Completes an exam whose time is up with what was answered. */
async function handIn(deps: Deps, clientId: string, attemptId: string): Promise<void> {
  const pinned = await findPinned(deps, clientId, attemptId)
  if (pinned) await finishAttempt(deps, pinned)
}

/** Of one learner at one exam, before it is asked how it stands. */
export async function handInOwn(deps: Deps, key: LearnerKey, round: number, deckId: string): Promise<void> {
  const attempts = await listAttempts(deps.db, key, round, deckId)
  for (const { attempt_id, ends_at, completed_at } of attempts)
    if (completed_at === null && ends_at !== null && ends_at <= deps.now()) await handIn(deps, key.clientId, attempt_id)
}

const BATCH = 200

export async function handInOverdue(deps: Deps): Promise<number> {
  let done = 0
  for (;;) {
    const some = await listOverdueExams(deps.db, deps.now(), BATCH)
    let failed = 0
    for (const { client_id, attempt_id } of some) {
      try {
        await handIn(deps, client_id, attempt_id)
      } catch (error) {
        failed++
        deps.log.error({ err: error, attempt_id }, 'An exam whose time is up was not handed in; tried again soon.')
      }
    }
    done += some.length - failed
    if (some.length < BATCH || failed > 0) return done
  }
}

export const learningTasks = (deps: Deps): Record<string, Task> => ({
  'learning.exams': async () => {
    await handInOverdue(deps)
  },
})

export const learningCron: readonly CronEntry[] = [{ task: 'learning.exams', match: '*/5 * * * *' }]
