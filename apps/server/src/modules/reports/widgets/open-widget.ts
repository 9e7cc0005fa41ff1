import { may } from '@deckle/core/access/access.ts'
import type { DayRange } from '@deckle/core/report/custom/period.ts'
import { groupOf, type WidgetSource } from '@deckle/core/report/custom/widget.ts'
import { columnsFor, reportDefinition } from '@deckle/core/report/reports/reports.ts'
import type { Columns } from '@deckle/core/report/report.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { readerOf } from '../readers.ts'
import { readFilter, readRequest } from '../table/report-request.ts'
import { meeting, type Row, type RowSource } from '../table/rows.ts'

export interface WidgetReader {
  readonly deps: Deps
  readonly actor: SignedIn
  readonly days: DayRange
  /** The client's reporting zone where none is asked for. */
  readonly tz?: string | undefined
}

interface OpenWidget {
  readonly columns: Columns
  readonly rows: RowSource<Row>
}

/** What a widget is about, of what the actor reaches. Refuses with `not_allowed` a report that they don't see. */
export async function openWidget({ deps, actor, days, tz }: WidgetReader, source: WidgetSource): Promise<OpenWidget> {
  const definition = reportDefinition(source.report)
  if (!may(actor, definition.sees)) throw refuse('not_allowed')
  const group = groupOf(source)
  const [columns, reader] = [columnsFor(definition, group), readerOf(source.report, group)]
  if (!columns || !reader) throw refuse('malformed', { fields: { widget: 'custom_report.widget' } })
  const conditions = [
    ...readFilter(source.filter),
    ...(source.deck === null ? [] : [{ field: 'deck', op: 'is', value: source.deck }]),
  ]
  const query = {
    limit: 100,
    format: 'json',
    filter: JSON.stringify(conditions),
    tz,
    from: days.from ?? undefined,
    to: days.to ?? undefined,
  } as const
  const { request, figures } = await readRequest(deps, actor, query, { definition, columns })
  return { columns, rows: ofSlide(meeting(await reader(request), figures), source.slide) }
}

/** Pages keep their places, and may be shorter. */
function ofSlide(rows: RowSource<Row>, slide: string | null): RowSource<Row> {
  if (slide === null) return rows
  return {
    async page(request) {
      const page = await rows.page(request)
      return { ...page, rows: page.rows.filter((row) => row['slide_id'] === slide) }
    },
  }
}
