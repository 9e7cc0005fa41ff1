import type { reports } from '@deckle/core/report/reports/reports.ts'
import { dayStart } from '@deckle/core/time/time-zone.ts'
import type { ReportRequest } from '../table/report-request.ts'
import type { SourceOf } from '../table/rows.ts'
import { both, iso, matchingPeople, personColumns } from './queries-matching.ts'
import { listPeople, longestUnseen, unseenSince } from './queries.ts'

const DAY = 86_400_000
/** Where no day is asked for. */
const INACTIVE_DAYS = 30

type Groups = (typeof reports)['inactive_learners']['groups']

export const inactiveLearners = {
  user: async (request: ReportRequest): Promise<SourceOf<Groups['user']>> => {
    const { deps, actor, now, from, tz } = request
    const since = new Date(from === null ? now.getTime() - INACTIVE_DAYS * DAY : dayStart(tz, from))
    const matching = both(await matchingPeople(request), unseenSince(since))
    return {
      async page(page) {
        const { rows, next } = await listPeople(deps.db, { actor, matching, order: longestUnseen }, page)
        return {
          next,
          rows: rows.map((row) => ({
            ...personColumns(row),
            last_seen_at: iso(row.last_seen_at),
            days: row.last_seen_at && Math.floor((now.getTime() - row.last_seen_at.getTime()) / DAY),
            open: row.open ?? 0,
            next_due_at: iso(row.next_due_at),
          })),
        }
      },
    }
  },
}
