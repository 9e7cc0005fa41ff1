import { LoadMore } from '@deckle/ui/collections/load-more.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { DateRangeField } from '@deckle/ui/pickers/date-range-field.tsx'
import { useMemo } from 'react'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { dayParam, urlParams } from '../../../lib/url/url-params.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { CsvButton } from '../parts/csv-button.tsx'
import { reportRowsQuery, type RowOf } from '../queries.ts'
import { useReportFormat } from '../use-report-format.ts'

type Row = RowOf<'learnerTimeline'>
const rowsOf = ({ report }: { readonly report: { readonly rows: readonly Row[] } }) => report.rows

const timelineUrl = urlParams({ from: dayParam, to: dayParam })

/** What happened in a person's learning, the newest first. */
export function Timeline({ id }: { readonly id: string }) {
  const t = useWords('learning-reports')
  const [{ from, to }, setUrl] = useUrlState(timelineUrl)
  const of = useMemo(() => {
    const { timeZone: tz } = new Intl.DateTimeFormat().resolvedOptions()
    const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    return { name: 'learnerTimeline', id, query: { tz, ...days } } as const
  }, [id, from, to])
  const list = usePagedList(
    useMemo(() => reportRowsQuery(of), [of]),
    rowsOf,
  )
  return (
    <Card title={t('timeline.title')} action={<CsvButton of={of} title={t('timeline.title')} />}>
      <div className="flex flex-col gap-4">
        <DateRangeField
          label={t('timeline.days')}
          value={from && to ? { start: from, end: to } : null}
          onChange={(range) => setUrl(range ? { from: range.start, to: range.end } : {})}
          className="w-72 phone:w-full"
        />
        {list.error ? (
          <LoadError error={list.error} onRetry={list.retry} isRetrying={list.isRetrying} />
        ) : !list.rows ? (
          <Skeleton count={4} />
        ) : list.rows.length === 0 ? (
          <p className="text-sm text-muted">{t('timeline.none')}</p>
        ) : (
          <Events rows={list.rows} />
        )}
        {list.moreError && <ErrorCallout error={list.moreError} />}
        <LoadMore hasMore={list.hasMore} isLoading={list.isLoadingMore} onLoadMore={list.loadMore} />
      </div>
    </Card>
  )
}

function Events({ rows }: { readonly rows: readonly Row[] }) {
  const t = useWords('learning-reports')
  const { moment } = useReportFormat()
  return (
    <ol aria-label={t('timeline.title')} className="flex flex-col border-s border-line ps-4">
      {rows.map((row) => (
        <li
          key={`${row.at} ${row.event} ${row.course_id} ${row.deck_id} ${row.competency}`}
          className="relative py-2 text-sm"
        >
          <span aria-hidden="true" className="absolute -start-5 top-4 size-2 rounded-full bg-brand-edge" />
          <Sentence row={row} />
          <time dateTime={row.at ?? undefined} className="block text-xs text-muted">
            {row.at === null ? '' : moment(row.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

function Sentence({ row: { event, course, deck, competency, level, percentage, certificate } }: { readonly row: Row }) {
  const t = useWords('learning-reports')
  const { percent } = useReportFormat()
  const names = { course, deck, competency, level, certificate }
  const result = percentage === null || event === 'level' ? '' : ` · ${percent(percentage)}`
  const known = `timeline.events.${event}`
  const text = t.has(known as 'timeline.events.deck') ? t(known as 'timeline.events.deck', names) : event
  return <p className="wrap-anywhere">{text + result}</p>
}
