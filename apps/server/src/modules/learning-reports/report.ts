import type { learning_reports } from '@deckle/contract/learning-reports.ts'
import { type Columns, type RowOf, unitOf } from '@deckle/core/report/report.ts'
import type { Call, FileReply } from '../../http/handler.ts'
import { preferredLanguage } from '../../http/language.ts'
import { readReportingZone } from '../clients/index.ts'
import { reportFile } from './report-file.ts'
import type { Source } from './source.ts'

/** Arguments of any report's handler. */
type ReportCall = Pick<Call<typeof learning_reports.learnerOverview>, 'deps' | 'actor' | 'params' | 'query' | 'request'>

interface Report<C extends Columns> {
  readonly name: string
  readonly columns: { readonly key: string; readonly type: string; readonly unit: string }[]
  readonly rows: RowOf<C>[]
  readonly totals: Record<string, number | null>
  readonly generated_at: string
}

/**
 * A handler that answers a page of a report, or all of it as a file.
 * @param open authorises the caller and says where rows come from
 */
export const report =
  <C extends Columns, R extends ReportCall>(name: string, columns: C, open: (call: R) => Promise<Source<NoInfer<C>>>) =>
  async (call: R): Promise<{ readonly report: Report<C>; readonly next: string | null } | FileReply> => {
    const source = await open(call)
    const { format, ...page } = call.query
    if (format !== 'json') {
      const language = preferredLanguage(call.request.header('accept-language'))
      return reportFile({
        format,
        name: `${source.title} ${name.replace('/', ' ')}`,
        columns,
        rows: source.rows,
        language,
        timeZone: await readReportingZone(call.deps.db, call.actor.clientId),
      })
    }
    const { rows, next } = await source.rows(page)
    return {
      report: {
        name,
        columns: Object.entries(columns).map(([key, type]) => ({ key, type, unit: unitOf[type] })),
        rows: [...rows],
        totals: { ...(await source.totals?.()) },
        generated_at: call.deps.now().toISOString(),
      },
      next,
    }
  }

/** All rows on one page. */
export const whole =
  <Row>(read: () => Promise<readonly Row[]>) =>
  async (): Promise<{ readonly rows: readonly Row[]; readonly next: null }> => ({ rows: await read(), next: null })
