import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Page } from '../../../lib/screen/page.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useNow, useWords } from '../../../words/use-words.ts'
import { lastDays } from '../last-days.ts'
import { homeUrl, type Period, periods, reportQuery } from '../queries.ts'
import { ReportChart } from '../report/report-chart.tsx'
import { reportsFor } from '../report-groups.ts'
import { useReportValues } from '../use-report-values.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { decksWithProblems } from './attention.ts'
import { PeriodFigures } from './period-figures.tsx'

/** What happened, what to look at, and the way to every report. */
export function ReportsScreen() {
  const words = useWords('reports')
  const [{ days: count = 30 }, setUrl] = useUrlState(homeUrl)
  return (
    <Page>
      <PageHeader
        title={words('title')}
        description={words('home.text')}
        actions={
          <ToggleGroup<Period>
            label={words('period')}
            value={String(count) as Period}
            onChange={(next) => setUrl({ days: next === '30' ? undefined : Number(next) })}
            options={periods.map((one) => ({ id: one, label: words('lastDays', { count: Number(one) }) }))}
          />
        }
      />
      <PeriodFigures count={count} />
      <div className="grid grid-cols-2 items-start gap-6 max-lg:grid-cols-1 phone:grid-cols-1 phone:gap-4">
        <PlaysByDay count={count} />
        <Attention count={count} />
      </div>
      <SavedViews />
      <Paths />
      <Catalog />
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
              <TextLink href={`/analyticsViewer/${id}`} className="wrap-anywhere">
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

function Paths() {
  const words = useWords('reports')
  return (
    <Card title={words('home.paths')}>
      <p className="text-sm">
        <TextLink href="/analytics/flows">{words('home.toPaths')}</TextLink>
      </p>
      <p className="mt-0.5 text-xs text-muted">{words('home.pathsText')}</p>
    </Card>
  )
}

/** Every report that the licence includes, by what it is asked about. */
function Catalog() {
  const words = useWords('reports')
  const groups = reportsFor(actorOf(useUser()))
  return (
    <nav aria-label={words('home.all')} className="flex flex-col gap-6">
      {groups.map(([group, names]) => (
        <section key={group} aria-label={words(`catalog.${group}`)}>
          <h2 className="mb-2 text-md font-strong">{words(`catalog.${group}`)}</h2>
          <ul className="grid grid-cols-3 gap-3 max-lg:grid-cols-2 phone:grid-cols-1">
            {names.map((name) => (
              <li key={name} className="rounded-lg border border-line bg-surface p-3">
                <TextLink href={`/analytics/reports/${name}`}>{words(`reports.${name}.title`)}</TextLink>
                <p className="mt-0.5 text-xs text-muted">{words(`reports.${name}.text`)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
