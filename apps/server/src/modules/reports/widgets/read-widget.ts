import type { WidgetFigures } from '@deckle/contract/models/widget.ts'
import { daysBefore, daysOf } from '@deckle/core/report/custom/period.ts'
import type { DayRange } from '@deckle/core/report/custom/period.ts'
import {
  figureChoices,
  mainFigure,
  nameColumn,
  type ReportPeriod,
  shownColumns,
  type Widget,
  type WidgetSource,
} from '@deckle/core/report/custom/widget.ts'
import type { Columns } from '@deckle/core/report/report.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import type { Row, RowSource } from '../table/rows.ts'
import { openWidget, type WidgetReader } from './open-widget.ts'

/** Rows that are read at once, and that are put in order or added up at most. */
const BATCH = 1000
const MOST = 20_000
/** Days and other bars of a chart. */
const MOST_BARS = 400

type SourcedWidget = Widget & { readonly source: WidgetSource }

/** What a widget shows. Refuses a text, which has no figures. */
export async function readWidget(reader: WidgetReader, widget: Widget): Promise<WidgetFigures> {
  if (!hasSource(widget)) throw refuse('malformed', { fields: { widget: 'custom_report.widget' } })
  const { columns, rows } = await openWidget(reader, widget.source)
  const generated_at = reader.deps.now().toISOString()
  if (widget.kind === 'figure')
    return { ...nothing, columns: listed(columns), figure: await readFigure(reader, widget, columns), generated_at }
  const key = mainFigure(widget, columns)
  const name = nameColumn(columns)
  const measure = key === null || name === null ? null : { figure: key, name }
  if (widget.kind === 'table')
    return {
      ...nothing,
      ...(await firstRows(rows, widget.rows)),
      columns: listed(shownColumns(widget, columns)),
      measure,
      generated_at,
    }
  const all = await allRows(rows, widget.kind === 'chart' ? MOST_BARS : MOST)
  const shown = widget.kind === 'ranking' && key !== null ? ranked(all, key) : all
  const most = widget.kind === 'ranking' ? widget.rows : MOST_BARS
  return {
    ...nothing,
    columns: listed(columns),
    rows: shown.slice(0, most),
    hasMore: shown.length > most,
    measure,
    generated_at,
  }
}

const hasSource = (widget: Widget): widget is SourcedWidget => widget.source !== null

const nothing = { rows: [], hasMore: false, figure: null, measure: null } as const

/** Without ids, which rows keep for links. */
const listed = (columns: Columns) =>
  Object.entries(columns).flatMap(([key, type]) => (type === 'id' ? [] : [{ key, type }]))

/** Without those that have nothing of it. */
const ranked = (rows: readonly Row[], key: string): readonly Row[] =>
  rows
    .filter((row) => typeof row[key] === 'number' && row[key] !== 0)
    .toSorted((one, other) => Number(other[key]) - Number(one[key]))

/** Pages of a filtered report may be shorter than asked for. */
async function firstRows(rows: RowSource<Row>, count: number) {
  const found: Row[] = []
  for (let cursor: string | undefined; ;) {
    const page = await rows.page({ limit: count + 1 - found.length, ...(cursor !== undefined && { cursor }) })
    found.push(...page.rows)
    if (page.next === null || found.length > count)
      return { rows: found.slice(0, count), hasMore: found.length > count }
    cursor = page.next
  }
}

async function allRows(rows: RowSource<Row>, most: number): Promise<readonly Row[]> {
  const found: Row[] = []
  for (let cursor: string | undefined; ;) {
    const page = await rows.page({ limit: BATCH, ...(cursor !== undefined && { cursor }) })
    found.push(...page.rows)
    if (page.next === null || found.length >= most) return found
    cursor = page.next
  }
}

async function readFigure(
  reader: WidgetReader,
  widget: SourcedWidget,
  columns: Columns,
): Promise<WidgetFigures['figure']> {
  const key = mainFigure(widget, columns)
  const choice = figureChoices[widget.source.report]
  if (key === null || !choice?.columns.includes(key)) return null
  const isOnlyRow = choice.group === 'total'
  const valueIn = async (days: DayRange) =>
    total(await allRows((await openWidget({ ...reader, days }, widget.source)).rows, MOST), key, isOnlyRow)
  const { zone } = await reader.deps.figures.prepare(reader.actor.clientId)
  const before = choice.isCompared ? daysBefore(reader.days, todayIn(reader.deps, reader.tz ?? zone)) : null
  const [value, earlier] = await Promise.all([valueIn(reader.days), before === null ? null : valueIn(before)])
  return { key, type: columns[key] ?? 'count', value, before: earlier }
}

/** The value of a report's only row, or the sum of its rows. */
function total(rows: readonly Row[], key: string, isOnlyRow: boolean): number | null {
  if (!isOnlyRow) return rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0)
  const value = rows[0]?.[key]
  return typeof value === 'number' ? value : null
}

const todayIn = (deps: Pick<Deps, 'now'>, zone: string): string => dayIn(zone, deps.now().getTime())

/** Days of a period, by the client's reporting zone. */
export async function periodDays(deps: Deps, clientId: string, period: ReportPeriod): Promise<DayRange> {
  const { zone } = await deps.figures.prepare(clientId)
  return daysOf(period, todayIn(deps, zone))
}
