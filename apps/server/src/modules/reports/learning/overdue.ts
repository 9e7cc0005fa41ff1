import type { reports } from '@deckle/core/report/reports/reports.ts'
import { personColumns } from '../people/queries-matching.ts'
import type { ReportRequest } from '../table/report-request.ts'
import { type SourceOf, wholeTable } from '../table/rows.ts'
import { learnersOf } from './queries-scope.ts'
import { countOverdueByCourse, countOverdueByTeam, listOverdue } from './queries.ts'

const DAY = 86_400_000

type Groups = (typeof reports)['overdue']['groups']

export const overdue = {
  user: async (request: ReportRequest): Promise<SourceOf<Groups['user']>> => {
    const { deps, now } = request
    const learners = await learnersOf(request)
    return {
      async page(page) {
        const { rows, next } = await listOverdue(deps.db, learners, now, page)
        return {
          next,
          rows: rows.map((row) => ({
            ...personColumns(row),
            course_id: row.course_id,
            course: row.title,
            due_at: row.due_at.toISOString(),
            days: Math.floor((now.getTime() - row.due_at.getTime()) / DAY),
            percent: row.percent,
          })),
        }
      },
    }
  },
  course: async (request: ReportRequest): Promise<SourceOf<Groups['course']>> => {
    const learners = await learnersOf(request)
    return wholeTable(async () =>
      (await countOverdueByCourse(request.deps.db, learners, request.now)).map((row) => ({
        course_id: row.id,
        course: row.title,
        overdue: row.overdue,
      })),
    )
  },
  team: async (request: ReportRequest): Promise<SourceOf<Groups['team']>> => {
    const learners = await learnersOf(request)
    return wholeTable(async () =>
      (await countOverdueByTeam(request.deps.db, learners, request.now)).map((row) => ({
        team_id: row.manager_id,
        team: row.manager ?? '',
        overdue: row.overdue,
      })),
    )
  },
}
