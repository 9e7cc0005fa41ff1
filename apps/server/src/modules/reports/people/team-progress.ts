import type { reports } from '@deckle/core/report/reports/reports.ts'
import { noEnrolments } from '../../learners/index.ts'
import { enrolmentFigures, sumMembers, sumTeams } from '../../learning-reports/index.ts'
import type { ReportRequest } from '../table/report-request.ts'
import type { SourceOf } from '../table/rows.ts'
import { both, iso, matchingPeople, personColumns } from './queries-matching.ts'
import { byName, leads, listPeople } from './queries.ts'

type Groups = (typeof reports)['team_progress']['groups']

export const teamProgress = {
  /** Everyone who leads somebody, with all that are below them. */
  team: async (request: ReportRequest): Promise<SourceOf<Groups['team']>> => {
    const { deps, actor } = request
    const matching = both(await matchingPeople(request), leads)
    return {
      async page(page) {
        const { rows, next } = await listPeople(deps.db, { actor, matching, order: byName }, page)
        const ids = rows.map(({ id }) => id)
        const sums = await sumTeams(deps.db, actor.clientId, ids)
        return {
          next,
          rows: rows.map(({ id, name }) => ({
            team_id: id,
            team: name,
            ...enrolmentFigures(sums.get(id) ?? noEnrolments),
          })),
        }
      },
    }
  },
  user: async (request: ReportRequest): Promise<SourceOf<Groups['user']>> => {
    const { deps, actor, now } = request
    const matching = await matchingPeople(request)
    return {
      async page(page) {
        const { rows, next } = await listPeople(deps.db, { actor, matching, order: byName }, page)
        const ids = rows.map(({ id }) => id)
        const figures = await sumMembers(deps.db, actor.clientId, ids, now)
        return {
          next,
          rows: rows.map((row) => {
            const found = figures.get(row.id)
            return {
              ...personColumns(row),
              open: found?.open ?? 0,
              overdue: found?.overdue ?? 0,
              passed: found?.passed ?? 0,
              failed: found?.failed ?? 0,
              expired: found?.expired ?? 0,
              percent: found?.percent ?? null,
              percentage: found?.percentage ?? null,
              next_due_at: iso(found?.next_due_at),
              last_seen_at: iso(row.last_seen_at),
            }
          }),
        }
      },
    }
  },
}
