import { expiresAt } from '@deckle/core/learning/dates.ts'
import {
  type Enrolment,
  type EnrolmentEvent,
  transition,
  type TransitionFault,
} from '@deckle/core/learning/enrolment.ts'
import { countsOf, difference, isNothing, nodeCounts } from './counts/counted.ts'
import { addCounts, lockCounts } from './counts/queries.ts'
import { enrolmentOf } from './enrolment-row.ts'
import { changesOpen, refreshOpen } from './open/refresh-open.ts'
import {
  type CourseKey,
  type EnrolmentKey,
  type EnrolmentsDb,
  type EnrolmentToStore,
  findPlaces,
  findTerms,
  lockEnrolments,
  type StoredEnrolment,
  storeEnrolments,
} from './queries.ts'
import { addPartDifference, lockParts, readParts } from './parts/queries.ts'

/** Of the round, as lists show it. */
export interface StoredProgress {
  readonly completed: number
  readonly percent: number
  readonly percentage: number | null
  /** The day last seen, UTC, as `YYYY-MM-DD`; stays where it is left out. */
  readonly seen_on?: string | undefined
}

export interface EnrolmentChange {
  readonly before: Enrolment
  /** Equal to `before` where it was refused. */
  readonly after: Enrolment
  readonly refused?: TransitionFault
}

/**
 * One person's, within a transaction: every change of an enrolment goes through this or its siblings, so that the counts
 * of the course and of everyone above follow.
 * @param event null where only the progress changes
 * @returns null where the person never was in the course
 */
export async function changeEnrolment(
  trx: EnrolmentsDb,
  { userId, ...course }: EnrolmentKey,
  event: EnrolmentEvent | null,
  progress?: StoredProgress,
): Promise<EnrolmentChange | null> {
  const changes = await changeEnrolments(trx, { ...course, userIds: [userId] }, event, progress)
  return changes.get(userId) ?? null
}

/** Many people's, by the same event. By the person's id; those who never were in the course are left out. */
export async function changeEnrolments(
  trx: EnrolmentsDb,
  { userIds, ...course }: CourseKey & { readonly userIds: readonly string[] },
  event: EnrolmentEvent | null,
  progress?: StoredProgress,
): Promise<ReadonlyMap<string, EnrolmentChange>> {
  await lockCounts(trx, course.clientId, 'shared')
  const rows = await lockEnrolments(trx, course, userIds)
  const changes = rows.map((row) => ({ row, ...changeOf(row, event) }))
  const changed = changes.filter(({ before, after }) => after !== before || progress !== undefined)
  const ends = changed.some(({ before, after }) => newlyPassed(before, after))
  const terms = ends ? (await findTerms(trx, course)).terms : null
  await storeAll(
    trx,
    course,
    changed.map(({ row, before, after }) => ({
      row,
      next: {
        ...otherColumns(row),
        ...after,
        ...(terms && newlyPassed(before, after) && { expires_at: expiresAt(after.completed_at as string, terms) }),
        ...(event?.type === 'renew' && after !== before && freshRound),
        ...given(progress),
      },
    })),
  )
  return new Map(changes.map(({ row, ...change }) => [row.user_id, change]))
}

function changeOf(row: StoredEnrolment, event: EnrolmentEvent | null): EnrolmentChange {
  const before = enrolmentOf(row)
  if (event === null) return { before, after: before }
  const result = transition(before, event)
  return result.ok ? { before, after: result.enrolment } : { before, after: before, refused: result.reason }
}

const newlyPassed = (before: Enrolment, after: Enrolment): boolean =>
  after.status === 'passed' && (before.status !== 'passed' || before.completed_at !== after.completed_at)

const freshRound = { expires_at: null, completed: 0, percent: 0, percentage: null } as const

const given = (progress: StoredProgress | undefined) =>
  progress && {
    completed: progress.completed,
    percent: progress.percent,
    percentage: progress.percentage,
    ...(progress.seen_on !== undefined && { seen_on: progress.seen_on }),
  }

/** The columns that core's enrolment does not have. */
export const otherColumns = (row: StoredEnrolment) => ({
  user_id: row.user_id,
  rule_id: row.rule_id,
  added_by: row.added_by,
  expires_at: row.expires_at?.toISOString() ?? null,
  completed: row.completed,
  percent: row.percent,
  percentage: row.percentage,
  seen_on: row.seen_on,
})

interface Stored {
  readonly row: StoredEnrolment
  readonly next: EnrolmentToStore
}

/** Stores the rows, adds what they and what was done in them count differently, and refreshes what people have open. The caller holds the lock of counts. */
export async function storeAll(trx: EnrolmentsDb, course: CourseKey, changed: readonly Stored[]): Promise<void> {
  const regrouped = changed.flatMap(({ row, next }) =>
    row.removed === next.removed && row.round === next.round ? [] : row.user_id,
  )
  if (regrouped.length > 0) await lockParts(trx, [course.courseId], 'shared')
  const parts = await readParts(trx, course, regrouped)
  await storeEnrolments(
    trx,
    course,
    changed.map(({ next }) => next),
  )
  const reopened = changed.filter(({ row, next }) => changesOpen(enrolmentOf(row), next))
  await refreshOpen(
    trx,
    course.clientId,
    reopened.map(({ row }) => row.user_id),
  )
  await recount(trx, course, changed)
  // Last: all learners of the course write these rows.
  await addPartDifference(trx, course.clientId, parts, await readParts(trx, course, regrouped))
}

/** What the course and everyone above count differently. */
async function recount(trx: EnrolmentsDb, course: CourseKey, changed: readonly Stored[]): Promise<void> {
  const recounted = changed.flatMap(({ row, next }) => {
    const counts = difference(countsOf(next, next.percentage), countsOf(enrolmentOf(row), row.percentage))
    return isNothing(counts) ? [] : [{ id: row.user_id, counts }]
  })
  if (recounted.length === 0) return
  const places = await findPlaces(
    trx,
    course.clientId,
    recounted.map(({ id }) => id),
  )
  const pathOf = new Map(places.map(({ id, manager_path }) => [id, manager_path]))
  const placed = recounted.flatMap(({ id, counts }) =>
    pathOf.has(id) ? [{ courseId: course.courseId, managerPath: pathOf.get(id) ?? null, counts }] : [],
  )
  await addCounts(trx, course.clientId, nodeCounts(placed))
}
