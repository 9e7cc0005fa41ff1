import { CallError } from '@deckle/contract/client/call-error.ts'
import type { SharedReport } from '@deckle/contract/report-links.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useWidgetTitle } from '../../figures/reports/use-widget-title.ts'
import { WidgetText, WidgetView } from '../../figures/reports/widget-view.tsx'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { pictureAddress, useBrandColor } from '../../lib/preferences/branding.ts'
import { usePageTitle } from '../../lib/screen/page-title.ts'
import { useCalendarDay } from '../../words/use-calendar-day.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { figuresQuery, type OpenedReport } from './queries.ts'

interface ReportPageProps extends OpenedReport {
  /** The pass is too old: the link is opened again. */
  readonly onReopen: () => void
}

/** The report in its client's look, and nothing else. */
export function ReportPage({ pass, report, onReopen }: ReportPageProps) {
  const words = useWords('shared-report')
  const format = useFormatter()
  const { title, note, widgets, branding, generated_at } = report
  usePageTitle(title)
  useBrandColor(branding.primary)
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col gap-6 p-6 phone:gap-4 phone:p-4 print:p-0">
      <header className="flex flex-col gap-3">
        <p className="flex items-center gap-2.5">
          {branding.logo !== '' && (
            <img src={pictureAddress(branding.logo, 160)} alt="" className="size-8 rounded-sm object-contain" />
          )}
          <span className="text-md font-strong">{branding.name}</span>
        </p>
        <div>
          <h1 className="text-xl font-strong wrap-anywhere">{title}</h1>
          <p className="mt-1 text-sm text-muted">
            <Days days={report.days} />
          </p>
          {note !== '' && <p className="mt-2 max-w-prose text-sm whitespace-pre-wrap wrap-anywhere">{note}</p>}
        </div>
      </header>
      <main className="flex-1">
        {widgets.length === 0 ? (
          <EmptyState illustration="chart" title={words('empty.title')}>
            {words('empty.text')}
          </EmptyState>
        ) : (
          <ul aria-label={title} className="grid grid-cols-2 gap-4 narrow:grid-cols-1 print:grid-cols-2!">
            {widgets.map((widget) => (
              <li
                key={widget.id}
                className={`min-w-0 break-inside-avoid ${widget.width === 2 ? 'col-span-2 narrow:col-span-1 print:col-span-2!' : ''}`}
              >
                <SharedWidget widget={widget} pass={pass} onReopen={onReopen} />
              </li>
            ))}
          </ul>
        )}
      </main>
      <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-4 text-xs text-muted">
        <span>
          {words('madeAt', {
            when: format.dateTime(new Date(generated_at), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </span>
        {branding.footer !== '' && <span>{branding.footer}</span>}
      </footer>
    </div>
  )
}

function Days({ days: { from, to } }: Pick<SharedReport, 'days'>) {
  const words = useWords('shared-report')
  const calendarDay = useCalendarDay()
  const written = (day: string | null) => (day === null ? '…' : calendarDay(day))
  return from === null && to === null ? words('allTime') : words('range', { from: written(from), to: written(to) })
}

interface SharedWidgetProps extends Pick<ReportPageProps, 'pass' | 'onReopen'> {
  readonly widget: SharedReport['widgets'][number]
}

function SharedWidget({ widget, pass, onReopen }: SharedWidgetProps) {
  const title = useWidgetTitle()(widget)
  const { data, error, refetch, isFetching } = useQuery({
    ...figuresQuery(pass, widget.id),
    enabled: widget.source !== null,
  })
  if (widget.source === null) return <WidgetText title={title} text={widget.text} />
  if (data) return <WidgetView widget={widget} title={title} figures={data} isExported={false} />
  const isOver = error instanceof CallError && error.status === 403
  return (
    <Card title={title} className="h-full">
      {error ? (
        <LoadError error={error} onRetry={() => (isOver ? onReopen() : void refetch())} isRetrying={isFetching} />
      ) : (
        <SkeletonFrame>
          <SkeletonBlock className={widget.kind === 'figure' ? 'h-12 w-32' : 'h-48 w-full'} />
        </SkeletonFrame>
      )}
    </Card>
  )
}
