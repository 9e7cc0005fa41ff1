import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Skeleton, SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Figure, FigureGrid } from '../../../charts/figure-grid.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Page } from '../../../lib/screen/page.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useNow, useWords } from '../../../words/use-words.ts'
import { lastDays } from '../../../figures/reports/last-days.ts'
import { useReportValues } from '../../../figures/reports/use-report-values.ts'
import { NpsCards } from './nps-cards.tsx'
import { deckNameQuery, overviewQuery, surveyUrl, type SurveyUrl } from './queries.ts'
import { Summary } from './summary.tsx'
import { Texts } from './texts.tsx'
import { Trends } from './trends.tsx'

const DaysChoice = lazyPart(() => import('../period/days-choice.tsx').then((m) => m.DaysChoice))

/** What a deck's questions were answered with, over time and in words: for surveys, feedback and polls. */
export function SurveyScreen() {
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  const words = useWords('surveys')
  const reports = useWords('reports')
  const [url, setUrl] = useUrlState(surveyUrl)
  const name = useQuery(deckNameQuery(id)).data ?? words('title')
  usePageTitle(name)
  return (
    <Page>
      <PageHeader
        title={name}
        description={words('text')}
        breadcrumbs={
          <Breadcrumbs items={[{ label: reports('title'), href: '/analytics' }, { label: words('title') }]} />
        }
        actions={<LinkButton href={`/analyticsViewer/${id}`}>{words('deckAnalytics')}</LinkButton>}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Suspense fallback={<SkeletonBlock className="h-16 w-full max-w-xl" />}>
          <DaysChoice
            url={url}
            onChange={(days) => {
              const { from: _, to: __, ...rest } = url
              setUrl({ ...rest, ...days })
            }}
          />
        </Suspense>
      </div>
      <Survey key={id} id={id} url={url} setUrl={setUrl} />
    </Page>
  )
}

interface SurveyProps {
  readonly id: string
  readonly url: SurveyUrl
  readonly setUrl: (url: SurveyUrl) => void
}

function Survey({ id, url, setUrl }: SurveyProps) {
  const words = useWords('surveys')
  const today = useNow()
  const { write } = useReportValues()
  const days = { ...(url.from && url.to && { from: url.from, to: url.to }) }
  const { data, error, refetch, isFetching } = useQuery(overviewQuery(id, days))
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton kind="cards" count={4} />
    )
  if (data.starts === 0)
    return (
      <EmptyState illustration="chart" title={words(url.from ? 'noneThen' : 'none')}>
        {words(url.from ? 'noneThenText' : 'noneText')}
      </EmptyState>
    )
  return (
    <>
      <FigureGrid>
        <Figure label={words('responses')} value={write('', 'count', data.starts)} />
        <Figure label={words('completed')} value={write('', 'count', data.completions)} />
        <Figure label={words('completion')} value={write('', 'percent', (data.completions / data.starts) * 100)} />
        <Figure label={words('time')} value={write('', 'seconds', data.medianSeconds)} />
      </FigureGrid>
      <NpsCards id={id} days={days} />
      <Summary id={id} days={days} />
      <Trends
        id={id}
        days={days}
        by={url.by ?? 'month'}
        onBy={(by) => setUrl({ ...url, by, ...(by && !url.from && lastDays(30, today)) })}
      />
      <Texts id={id} days={days} url={url} setUrl={setUrl} />
    </>
  )
}
