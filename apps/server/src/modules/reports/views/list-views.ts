import type { report_views } from '@deckle/contract/report-views.ts'
import { may } from '@deckle/core/access/access.ts'
import { isReportName, reportDefinition } from '@deckle/core/report/reports/reports.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentView } from './present.ts'
import { listSeen } from './queries.ts'

/** Shared ones of reports that the actor may not see are left out: a page may be shorter. */
export const listViews: Handler<typeof report_views.list> = async ({ deps, actor, query }) => {
  const { rows, next } = await listSeen(deps.db, actor, query)
  const seen = rows.filter(({ report }) => isReportName(report) && may(actor, reportDefinition(report).sees))
  return { views: seen.map((row) => presentView(row, actor)), next }
}
