import { certificateState } from '@deckle/core/certificates/certificate-state.ts'
import type { reports } from '@deckle/core/report/reports/reports.ts'
import { iso, personColumns } from '../people/queries-matching.ts'
import type { ReportRequest } from '../table/report-request.ts'
import { type SourceOf, wholeTable } from '../table/rows.ts'
import { learnersOf } from './queries-scope.ts'
import { countCertificates, countIssued, listCertificates } from './queries.ts'

type Groups = (typeof reports)['certificates']['groups']

const issued = async (request: ReportRequest, by: 'day' | 'month') =>
  countIssued(request.deps.db, await learnersOf(request), by, request.tz)

/** Those that were replaced are left out. */
export const certificates = {
  certificate: async (request: ReportRequest): Promise<SourceOf<Groups['certificate']>> => {
    const { deps, now } = request
    const learners = await learnersOf(request)
    return {
      async page(page) {
        const { rows, next } = await listCertificates(deps.db, learners, page)
        return {
          next,
          rows: rows.map((row) => ({
            certificate: row.number,
            ...personColumns(row),
            course_id: row.course_id,
            course: row.course,
            percentage: row.percentage,
            issued_at: iso(row.issued_at),
            valid_until: iso(row.valid_until),
            state: certificateState(
              { revokedAt: row.revoked_at, replacedBy: null, validUntil: row.valid_until },
              now.getTime(),
            ),
          })),
        }
      },
    }
  },
  course: async (request: ReportRequest): Promise<SourceOf<Groups['course']>> => {
    const learners = await learnersOf(request)
    return wholeTable(async () =>
      (await countCertificates(request.deps.db, learners, request.now)).map(({ id, title, ...counts }) => ({
        course_id: id,
        course: title,
        ...counts,
      })),
    )
  },
  day: async (request: ReportRequest): Promise<SourceOf<Groups['day']>> =>
    wholeTable(async () => (await issued(request, 'day')).map((row) => ({ day: row.key, issued: row.issued }))),
  month: async (request: ReportRequest): Promise<SourceOf<Groups['month']>> =>
    wholeTable(async () => (await issued(request, 'month')).map((row) => ({ month: row.key, issued: row.issued }))),
}
