import { dueAt as dueBy } from '@deckle/core/learning/dates.ts'
import { type EnrolmentSource, transition } from '@deckle/core/learning/enrolment.ts'
import type { Db } from '../../db/database.ts'
import { noteEnrolled } from '../touches/index.ts'
import { otherColumns, storeAll } from './change-enrolments.ts'
import { countsOf, nodeCounts } from './counts/counted.ts'
import { addCounts, lockCounts } from './counts/queries.ts'
import { enrolmentOf } from './enrolment-row.ts'
import { addOpen } from './open/queries.ts'
import { type CourseKey, findPlaces, findTerms, insertEnrolments, lockEnrolments } from './queries.ts'

export interface Enrolling extends CourseKey {
  /** Those of another client, and in the bin, are passed over. Thousands at most: callers go on in batches. */
  readonly userIds: readonly string[]
  readonly source: EnrolmentSource
  /** The rule that brings them in. */
  readonly ruleId?: string | null
  /** Null for the person. */
  readonly addedBy: string | null
  readonly at: Date
  /** Left out: by the course. */
  readonly dueAt?: string | null | undefined
}

export interface EnrolledPeople {
  /** New in the course, or back in it. */
  readonly added: readonly string[]
  /** In it before; nothing changed but that what a rule had added is now by hand. */
  readonly known: readonly string[]
  /** Removed by hand, which neither rules nor the person undo. */
  readonly refused: readonly string[]
}

/** Within a transaction. Doing it twice, also at once, changes nothing. */
export async function enrolPeople(
  trx: Db,
  { clientId, courseId, userIds, source, ruleId = null, addedBy, at, dueAt }: Enrolling,
): Promise<EnrolledPeople> {
  const course = { clientId, courseId }
  await lockCounts(trx, clientId, 'shared')
  const places = new Map((await findPlaces(trx, clientId, userIds)).map((one) => [one.id, one.manager_path]))
  const people = [...places.keys()].toSorted()
  const { terms, status, deleted_at } = await findTerms(trx, course)
  const due = dueAt === undefined ? dueBy(at.toISOString(), terms) : dueAt
  const inserted = new Set(
    await insertEnrolments(trx, course, { userIds: people, source, ruleId, addedBy, at, dueAt: due }),
  )
  if (status !== 'draft' && deleted_at === null) await addOpen(trx, clientId, [...inserted], due)
  await noteEnrolled(trx, { clientId, courseId, userIds: [...inserted], at })
  const fresh = countsOf({ status: 'assigned', expired_from: null, removed: null }, null)
  const placed = [...inserted].map((id) => ({ courseId, managerPath: places.get(id) ?? null, counts: fresh }))
  await addCounts(trx, clientId, nodeCounts(placed))
  const rest = people.filter((id) => !inserted.has(id))
  if (rest.length === 0) return { added: [...inserted], known: [], refused: [] }
  const found = (await lockEnrolments(trx, course, rest)).map((row) => {
    const before = enrolmentOf(row)
    return { row, before, result: transition(before, { type: 'add', source }) }
  })
  const changed = found.flatMap(({ row, before, result }) => {
    if (!result.ok || result.enrolment === before) return []
    const isBack = before.removed !== null
    const next = { ...otherColumns(row), ...result.enrolment, rule_id: ruleId, added_by: addedBy }
    return [{ row, isBack, next: isBack && dueAt !== undefined ? { ...next, due_at: dueAt } : next }]
  })
  await storeAll(trx, course, changed)
  const back = new Set(changed.flatMap(({ row, isBack }) => (isBack ? row.user_id : [])))
  const refused = found.flatMap(({ row, result }) => (result.ok ? [] : row.user_id))
  return {
    added: [...inserted, ...back],
    known: found.flatMap(({ row, result }) => (result.ok && !back.has(row.user_id) ? row.user_id : [])),
    refused,
  }
}
