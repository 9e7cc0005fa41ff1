import { shareOf } from '@deckle/core/report/report.ts'
import type { reports } from '@deckle/core/report/reports/reports.ts'
import { enrolmentFigures } from '../../learning-reports/index.ts'
import type { ReportRequest } from '../table/report-request.ts'
import { noRows, type SourceOf, wholeTable } from '../table/rows.ts'
import { isCounted, learnersOf } from './queries-scope.ts'
import { countByCourse, countEnrolments, listCounted } from './queries.ts'

type Groups = (typeof reports)['enrolments']['groups']

/** Without days and conditions on people from what is counted with each change. */
async function enrolmentsByCourse(request: ReportRequest): Promise<SourceOf<Groups['course']>> {
  const { db } = request.deps
  const learners = await learnersOf(request)
  return wholeTable(async () =>
    (await (isCounted(request) ? listCounted : countByCourse)(db, learners)).map((row) => ({
      course_id: row.id,
      course: row.title,
      ...enrolmentFigures(row),
    })),
  )
}

/** Courses meet none of the conditions on decks and plays. */
export const completionsOfCourses = async (request: ReportRequest): Promise<SourceOf<Groups['course']>> =>
  request.conditions.length > 0 ? noRows : enrolmentsByCourse(request)

async function counted(request: ReportRequest, by: 'status' | 'source' | 'day' | 'month') {
  const rows = await countEnrolments(request.deps.db, await learnersOf(request), by, request.tz)
  const all = rows.reduce((sum, { enrolled }) => sum + enrolled, 0)
  return rows.map(({ key, enrolled }) => ({ key, enrolled, share: shareOf(enrolled, all) }))
}

export const enrolments = {
  course: enrolmentsByCourse,
  status: async (request: ReportRequest): Promise<SourceOf<Groups['status']>> =>
    wholeTable(async () => (await counted(request, 'status')).map(({ key, ...row }) => ({ status: key, ...row }))),
  source: async (request: ReportRequest): Promise<SourceOf<Groups['source']>> =>
    wholeTable(async () => (await counted(request, 'source')).map(({ key, ...row }) => ({ source: key, ...row }))),
  day: async (request: ReportRequest): Promise<SourceOf<Groups['day']>> =>
    wholeTable(async () => (await counted(request, 'day')).map(({ key, enrolled }) => ({ day: key, enrolled }))),
  month: async (request: ReportRequest): Promise<SourceOf<Groups['month']>> =>
    wholeTable(async () => (await counted(request, 'month')).map(({ key, enrolled }) => ({ month: key, enrolled }))),
}
