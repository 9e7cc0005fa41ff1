import type { reports } from '@deckle/contract/reports.ts'
import { may } from '@deckle/core/access/access.ts'
import { columnsFor, isReportName, ownGroup, reportDefinition } from '@deckle/core/report/reports/reports.ts'
import type { Handler } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { readerOf } from './readers.ts'
import { answerTable } from './table/answer-table.ts'
import { readRequest } from './table/report-request.ts'
import { meeting, noRows } from './table/rows.ts'

/** Any report of what the actor reaches. */
export const showReport: Handler<typeof reports.show> = async (call) => {
  const { deps, actor, params, query } = call
  if (!isReportName(params.report)) throw refuse('not_found')
  const definition = reportDefinition(params.report)
  if (!may(actor, definition.sees)) throw refuse('not_allowed')
  const own = ownGroup(definition)
  const group = query.group_by ?? own
  const columns = columnsFor(definition, group)
  const reader = columns === null ? null : readerOf(params.report, group)
  const { request, figures } = await readRequest(deps, actor, query, {
    definition,
    columns: columns ?? columnsFor(definition, own) ?? {},
  })
  return answerTable(call, {
    name: params.report,
    columns: columns ?? columnsFor(definition, own) ?? {},
    source: reader ? meeting(await reader(request), figures) : noRows,
  })
}
