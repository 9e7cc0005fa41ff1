import type { reports } from '@deckle/contract/reports.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import { type Columns, unitOf } from '@deckle/core/report/report.ts'
import type { Call, FileReply } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { readReportingZone } from '../../clients/index.ts'
import { reportFile } from '../../learning-reports/index.ts'
import type { Row, RowSource } from './rows.ts'

interface Table {
  readonly name: string
  readonly columns: Columns
  readonly source: RowSource<Row>
}

type TableCall = Pick<Call<typeof reports.creators>, 'deps' | 'actor' | 'request'> & {
  readonly query: Pick<Call<typeof reports.creators>['query'], 'format' | 'limit' | 'cursor'> & {
    readonly tz?: string | undefined
  }
}

/** A page of a report, or all of it as a file. */
export async function answerTable(
  { deps, actor, request, query }: TableCall,
  { name, columns, source }: Table,
): Promise<ReplyOf<typeof reports.show> | FileReply> {
  if (query.format !== 'json') {
    const language = preferredLanguage(request.header('accept-language'))
    const rows = source.page as never
    const total = await source.count?.()
    const timeZone = query.tz ?? (await readReportingZone(deps.db, actor.clientId))
    return reportFile({
      format: query.format,
      name: name.replaceAll('_', ' '),
      columns,
      rows,
      language,
      timeZone,
      total,
    })
  }
  const { rows, next } = await source.page(query)
  return {
    report: {
      name,
      columns: Object.entries(columns).map(([key, type]) => ({ key, type, unit: unitOf[type] })),
      rows,
      totals: { ...(await source.totals?.()) },
      generated_at: deps.now().toISOString(),
    },
    next,
  }
}
