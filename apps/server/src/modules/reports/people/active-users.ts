import type { reports } from '@deckle/core/report/reports/reports.ts'
import type { ReportRequest } from '../table/report-request.ts'
import { type SourceOf, wholeTable } from '../table/rows.ts'
import { both, iso, matchingPeople, personColumns } from './queries-matching.ts'
import { byName, countByDay, countByMonth, countDays, listPeople, wasActive } from './queries.ts'

type Groups = (typeof reports)['active_users']['groups']

export const activeUsers = {
  day: async (request: ReportRequest): Promise<SourceOf<Groups['day']>> => {
    const matching = await matchingPeople(request)
    return wholeTable(() => countByDay(request.deps.db, { ...request, matching }))
  },
  month: async (request: ReportRequest): Promise<SourceOf<Groups['month']>> => {
    const matching = await matchingPeople(request)
    return wholeTable(() => countByMonth(request.deps.db, { ...request, matching }))
  },
  user: async (request: ReportRequest): Promise<SourceOf<Groups['user']>> => {
    const { deps, actor } = request
    const matching = both(await matchingPeople(request), wasActive(request))
    return {
      async page(page) {
        const { rows, next } = await listPeople(deps.db, { actor, matching, order: byName }, page)
        const ids = rows.map(({ id }) => id)
        const days = await countDays(deps.db, actor.clientId, ids, request)
        return {
          next,
          rows: rows.map((row) => ({
            ...personColumns(row),
            license_type: row.license_type,
            days: days.get(row.id) ?? 0,
            last_seen_at: iso(row.last_seen_at),
          })),
        }
      },
    }
  },
}
