import { type RawBuilder, sql } from 'kysely'
import { within } from '../../analytics/index.ts'
import { matchingPeople } from '../people/queries-matching.ts'
import type { ReportRequest } from '../table/report-request.ts'
import type { Learners } from './queries.ts'

/** Enrolments that a request is about. */
export async function learnersOf(request: ReportRequest): Promise<Learners> {
  const { actor, from, to, tz } = request
  return {
    actor,
    people: await matchingPeople(request),
    courses: matchingCourses(request),
    dates: (column) => within(column, { from, to, tz, version: null }),
  }
}

/** The request's conditions on courses `c`. */
export function matchingCourses({ conditions }: Pick<ReportRequest, 'conditions'>): RawBuilder<boolean> {
  const parts = conditions
    .filter(({ field }) => field === 'course')
    .map(({ op, value }) => {
      const ids = Array.isArray(value) ? value : [value]
      const isOne = sql<boolean>`c.id = any (${ids}::uuid[])`
      return op === 'is' || op === 'in' ? isOne : sql<boolean>`not ${isOne}`
    })
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`
}

/** Whether stored counts of courses answer it. */
export const isCounted = ({ from, to, conditions }: ReportRequest): boolean =>
  from === null && to === null && conditions.every(({ field }) => field === 'course')
