import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { filtersUrl, isFiltered } from '../../figures/filters.ts'
import { lazyPart } from '../../lib/screen/section.tsx'
import { UrlTabs } from '../../lib/url/url-tabs.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { noteSeen } from '../../tutorial/note-seen.ts'
import { timeZone, useWords } from '../../words/use-words.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { EmptyReport } from './parts/empty-report.tsx'
import { overviewQuery } from './queries.ts'
import type { ReportProps } from './report-props.ts'
import { tabs, tabUrl } from './view-url.ts'

const OverviewTab = lazyPart(() => import('./overview/overview-tab.tsx').then((m) => m.OverviewTab))
const FunnelTab = lazyPart(() => import('./funnel/funnel-tab.tsx').then((m) => m.FunnelTab))
const QuestionsTab = lazyPart(() => import('./questions/questions-tab.tsx').then((m) => m.QuestionsTab))
const ItemsTab = lazyPart(() => import('./items/items-tab.tsx').then((m) => m.ItemsTab))
const CrosstabTab = lazyPart(() => import('./crosstab/crosstab-tab.tsx').then((m) => m.CrosstabTab))
const VersionsTab = lazyPart(() => import('./versions/versions-tab.tsx').then((m) => m.VersionsTab))
const PlaysTab = lazyPart(() => import('./plays/plays-tab.tsx').then((m) => m.PlaysTab))
const SourcesTab = lazyPart(() => import('./sources/sources-tab.tsx').then((m) => m.SourcesTab))

/** What happened with a deck, and what to do: figures and findings first, the rest in tabs. */
export function AnalyticsTab({ isPublished, onPublish, ...of }: AnalyticsTabProps) {
  const { deckId, deckName } = of
  const t = useWords('analytics')
  const [filters, setFilters] = useUrlState(filtersUrl)
  const overview = useQuery(overviewQuery(deckId, filters))
  const isShown = overview.data !== undefined && isPublished
  useEffect(() => {
    if (isShown) noteSeen('figures')
  }, [isShown])
  return (
    <div data-guide="analytics.figures" className="mx-auto flex w-full max-w-6xl flex-col gap-5 p-5 phone:p-4">
      <FilterBar
        deckId={deckId}
        deckName={deckName}
        filters={filters}
        setFilters={setFilters}
        zone={overview.data?.tz ?? timeZone}
        isEmpty={overview.data?.starts === 0}
      />
      {overview.isError ? (
        <ErrorState onRetry={() => void overview.refetch()} isRetrying={overview.isRefetching}>
          {t('failed')}
        </ErrorState>
      ) : overview.isPending ? (
        <Skeleton kind="cards" count={6} />
      ) : overview.data.starts === 0 ? (
        <EmptyReport
          filtered={isFiltered(filters)}
          views={overview.data.views}
          isPublished={isPublished}
          onPublish={onPublish}
          onClear={() => setFilters({})}
        />
      ) : (
        <Report {...of} filters={filters} />
      )}
    </div>
  )
}

export interface AnalyticsTabProps extends Omit<ReportProps, 'filters'> {
  readonly isPublished: boolean
  readonly onPublish: () => void
}

function Report(props: ReportProps) {
  const t = useWords('analytics')
  const [{ tab = 'overview' }, setTab] = useUrlState(tabUrl)
  return (
    <UrlTabs
      label={t('tabs.label')}
      names={tabs}
      value={tab}
      setUrl={setTab}
      tabLabel={(name) => t(`tabs.${name}`)}
      content={{
        overview: <OverviewTab {...props} />,
        funnel: <FunnelTab {...props} />,
        questions: <QuestionsTab {...props} />,
        items: <ItemsTab {...props} />,
        crosstab: <CrosstabTab {...props} />,
        versions: <VersionsTab {...props} />,
        plays: <PlaysTab {...props} />,
        sources: <SourcesTab {...props} />,
      }}
    />
  )
}
