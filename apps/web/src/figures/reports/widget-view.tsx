import type { WidgetFigures } from '@deckle/contract/models/widget.ts'
import type { Widget } from '@deckle/core/report/custom/widget.ts'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import type { ReactNode } from 'react'
import { seriesStyles } from '../../charts/series.ts'
import { useWords } from '../../words/use-words.ts'
import { chartData } from './chart-data.ts'
import { ReportChart } from './report-chart.tsx'
import { useReportValues } from './use-report-values.ts'
import { WidgetFigure } from './widget-figure.tsx'

type Row = WidgetFigures['rows'][number]
/** Where a value leads; null nowhere. */
export type LinkOf = (key: string, row: Row) => string | null

interface WidgetViewProps {
  readonly widget: Pick<Widget, 'kind' | 'text'>
  readonly title: string
  readonly figures: WidgetFigures
  readonly action?: ReactNode
  readonly linkOf?: LinkOf
  /** Whether more rows than these can be exported. */
  readonly isExported?: boolean
}

/** What a widget shows, in its card. */
export function WidgetView({ widget: { kind }, title, figures, isExported = true, ...more }: WidgetViewProps) {
  const { action, linkOf = () => null } = more
  const words = useWords('reports')
  const { figure, measure, rows, hasMore } = figures
  if (kind === 'figure')
    return (
      <Card title={title} action={action} className="h-full">
        <WidgetFigure figure={figure} />
      </Card>
    )
  if (kind === 'chart' && chartData(figures, measure))
    return <ReportChart report={figures} measure={measure} title={title} action={action} />
  return (
    <Card title={title} action={action} className="h-full">
      {rows.length === 0 || (kind === 'chart' && measure) ? (
        <p className="text-sm text-muted">{words('widget.empty')}</p>
      ) : kind === 'ranking' && measure ? (
        <Ranking figures={figures} measure={measure} linkOf={linkOf} />
      ) : (
        <Rows title={title} figures={figures} linkOf={linkOf} />
      )}
      {hasMore && kind !== 'ranking' && (
        <p className="mt-2 text-xs text-muted">
          {words(isExported ? 'widget.more' : 'widget.first', { count: rows.length })}
        </p>
      )}
    </Card>
  )
}

interface RowsProps {
  readonly title: string
  readonly figures: WidgetFigures
  readonly linkOf: LinkOf
}

const scrolled = 'max-h-96 overflow-auto print:max-h-none'

function Rows({ title, figures: { columns, rows }, linkOf }: RowsProps) {
  const words = useWords('reports')
  const { write, heading } = useReportValues()
  const isFigure = (type: string) => ['count', 'percent', 'number', 'seconds', 'bytes'].includes(type)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard (WCAG 2.1.1)
    <div role="region" aria-label={words('widget.rows', { title })} tabIndex={0} className={scrolled}>
      <table className="w-full text-sm">
        <thead>
          <tr>
            {columns.map(({ key, type }) => (
              <th
                key={key}
                scope="col"
                className={`px-2 pb-2 text-xs font-strong text-muted first:ps-0 last:pe-0 ${isFigure(type) ? 'text-end' : 'text-start'}`}
              >
                {heading(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className="border-t border-line break-inside-avoid">
              {columns.map(({ key, type }) => (
                <td
                  key={key}
                  className={`px-2 py-1.5 align-top first:ps-0 last:pe-0 ${isFigure(type) ? 'text-end tabular-nums' : 'min-w-24 wrap-break-word'} ${type === 'day' || type === 'moment' ? 'whitespace-nowrap' : ''}`}
                >
                  <Value text={write(key, type, row[key])} href={linkOf(key, row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Value = ({ text, href }: { readonly text: string; readonly href: string | null }) =>
  href === null ? text : <TextLink href={href}>{text}</TextLink>

interface RankingProps extends Pick<RowsProps, 'figures' | 'linkOf'> {
  readonly measure: NonNullable<WidgetFigures['measure']>
}

function Ranking({ figures: { columns, rows }, measure, linkOf }: RankingProps) {
  const { write } = useReportValues()
  const typeOf = (key: string) => columns.find((column) => column.key === key)?.type ?? 'text'
  const most = Math.max(1, ...rows.map((row) => Number(row[measure.figure] ?? 0)))
  return (
    <ol className="flex flex-col gap-2.5 text-sm">
      {rows.map((row, at) => (
        <li key={at} className="flex flex-col gap-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="me-2 text-xs text-muted tabular-nums">{at + 1}</span>
              <Value
                text={write(measure.name, typeOf(measure.name), row[measure.name])}
                href={linkOf(measure.name, row)}
              />
            </span>
            <span className="shrink-0 tabular-nums">
              {write(measure.figure, typeOf(measure.figure), row[measure.figure])}
            </span>
          </span>
          <svg width="100%" height="4" aria-hidden="true" className="block">
            <rect width="100%" height="4" rx="2" className="fill-line" />
            <rect
              width={`${Math.max(0, (Number(row[measure.figure] ?? 0) / most) * 100)}%`}
              height="4"
              rx="2"
              className={seriesStyles.part}
            />
          </svg>
        </li>
      ))}
    </ol>
  )
}

/** Words between widgets, as they were typed. */
export function WidgetText({
  title,
  text,
  action,
}: {
  readonly title: string
  readonly text: string
  readonly action?: ReactNode
}) {
  return (
    <Card className="h-full">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          {title !== '' && <h2 className="mb-1 text-md font-strong wrap-anywhere">{title}</h2>}
          <p className="max-w-prose text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
        </div>
        {action}
      </div>
    </Card>
  )
}
