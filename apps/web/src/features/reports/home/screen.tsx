import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Page } from '../../../lib/screen/page.tsx'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useNow, useWords } from '../../../words/use-words.ts'
import { lastDays } from '../../../figures/reports/last-days.ts'
import { homeUrl, type Period, periods, reportQuery } from '../queries.ts'
import { ReportChart } from '../../../figures/reports/report-chart.tsx'
import { CustomReports } from '../custom/list/custom-reports.tsx'
import { useReportValues } from '../../../figures/reports/use-report-values.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { useViews } from '../views/use-views.ts'
import { decksWithProblems } from './attention.ts'
import { Catalog } from './catalog.tsx'
import { PeriodFigures } from './period-figures.tsx'

const ReportOfOne = lazyPart(() => import('./report-of-one.tsx').then((m) => m.ReportOfOne))

/** What happened, what to look at, and the way to every report. */
export function ReportsScreen() {
  const words = useWords('reports')
  const [{ days: count = 30, q }, setUrl] = useUrlState(homeUrl)
  const views = useViews()
  return (
    <Page>
      <PageHeader
        title={words('title')}
        description={words('home.text')}
        actions={
          <ToggleGroup<Period>
            label={words('period')}
            value={String(count) as Period}
            onChange={(next) => setUrl({ q, days: next === '30' ? undefined : Number(next) })}
            options={periods.map((one) => ({ id: one, label: words('lastDays', { count: Number(one) }) }))}
          />
        }
      />
      <PeriodFigures count={count} />
      <div className="grid grid-cols-2 items-start gap-6 max-lg:grid-cols-1 phone:grid-cols-1 phone:gap-4">
        <PlaysByDay count={count} />
        <Attention count={count} />
      </div>
      <CustomReports />
      <SavedViews list={views} />
      <Suspense fallback={<SkeletonBlock className="h-32 w-full rounded-lg" />}>
        <ReportOfOne />
      </Suspense>
      <Catalog
        views={views}
        search={q}
        onSearch={(next) => setUrl({ q: next, days: count === 30 ? undefined : count })}
      />
    </Page>
  )
}

const loading = (
  <SkeletonFrame>
    <SkeletonBlock className="h-64 w-full rounded-lg" />
  </SkeletonFrame>
)

function PlaysByDay({ count }: { readonly count: number }) {
  const words = useWords('reports')
  const { data, error, refetch, isFetching } = useQuery(
    reportQuery('overview', { ...lastDays(count, useNow()), group: 'day' }),
  )
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return loading
  if (data.report.rows.length < 2)
    return (
      <Card title={words('home.byDay')}>
        <p className="text-sm text-muted">{words('home.noDays')}</p>
      </Card>
    )
  return <ReportChart report={data.report} title={words('home.byDay')} />
}

/** Decks that few finish or do well in. */
function Attention({ count }: { readonly count: number }) {
  const words = useWords('reports')
  const { write } = useReportValues()
  const { data, error, refetch, isFetching } = useQuery(reportQuery('content_performance', lastDays(count, useNow())))
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return loading
  const decks = decksWithProblems(data.report.rows)
  return (
    <Card title={words('home.attention')}>
      {decks.length === 0 ? (
        <p className="text-sm text-muted">{words('home.allWell')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {decks.map(({ id, name, problem, percent }) => (
            <li key={id} className="flex flex-col gap-0.5 py-2 first:pt-0 last:pb-0">
              <TextLink href={`/analyticsViewer/${id}`} className="wrap-break-word">
                {name}
              </TextLink>
              <span className="text-xs text-muted">
                {words(`home.${problem}`, { percent: write('', 'percent', percent) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
