import type { reports } from '@deckle/core/report/reports/reports.ts'
import type { ReportRequest } from '../table/report-request.ts'
import { type SourceOf, wholeTable } from '../table/rows.ts'
import { both, iso, matchingPeople, personColumns } from './queries-matching.ts'
import { countActive, countDays, findSpans, wasActive } from './queries-active.ts'
import { byName, listPeople } from './queries.ts'

type Groups = (typeof reports)['active_users']['groups']

async function count(request: ReportRequest, unit: 'day' | 'month') {
  const { deps, actor } = request
  const [matching, spans] = [await matchingPeople(request), await findSpans(deps.db, request, unit)]
  return countActive(deps.db, { actor, matching, spans })
}

export const activeUsers = {
  day: async (request: ReportRequest): Promise<SourceOf<Groups['day']>> =>
    wholeTable(async () => (await count(request, 'day')).map(({ key, people }) => ({ day: key, people }))),
  month: async (request: ReportRequest): Promise<SourceOf<Groups['month']>> =>
    wholeTable(async () => (await count(request, 'month')).map(({ key, people }) => ({ month: key, people }))),
  user: async (request: ReportRequest): Promise<SourceOf<Groups['user']>> => {
    const { deps, actor } = request
    const months = await findSpans(deps.db, request, 'month')
    const matching = both(await matchingPeople(request), wasActive(months))
    return {
      async page(page) {
        const { rows, next } = await listPeople(deps.db, { actor, matching, order: byName }, page)
        const ids = rows.map(({ id }) => id)
        const days = await countDays(deps.db, actor.clientId, ids, await findSpans(deps.db, request, 'day'))
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
