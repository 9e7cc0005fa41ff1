import { may } from '@deckle/core/access/access.ts'
import {
  columnsFor,
  isReportName,
  ownGroup,
  reportDefinition,
  type ReportName,
} from '@deckle/core/report/reports/reports.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { ExportMenu } from '../../../table-export/export-menu.tsx'
import { useWords } from '../../../words/use-words.ts'
import { downloadReport, reportPages, reportQuery, type ReportUrl, reportUrl } from '../queries.ts'
import { SaveView } from '../views/save-view.tsx'
import { ReportChart } from '../../../figures/reports/report-chart.tsx'
import { keyedRows, ReportRows } from './report-rows.tsx'

const ReportControls = lazyPart(() => import('./report-controls.tsx').then((m) => m.ReportControls))

/** The report of the address, with its days, grouping and filter. */
export function ReportScreen() {
  const { report = '' } = useParams({ strict: false }) as { readonly report?: string }
  const actor = actorOf(useUser())
  const [url, setUrl] = useUrlState(reportUrl)
  if (!isReportName(report) || !may(actor, reportDefinition(report).sees)) return <NoReport />
  const { group, ...rest } = url
  const fitting = group !== undefined && columnsFor(reportDefinition(report), group) ? url : rest
  return <Report key={report} name={report} url={fitting} setUrl={setUrl} />
}

function NoReport() {
  const words = useWords('reports')
  return (
    <Page>
      <EmptyState illustration="search" title={words('missing.title')}>
        {words('missing.text')}
      </EmptyState>
    </Page>
  )
}

interface ReportProps {
  readonly name: ReportName
  readonly url: ReportUrl
  readonly setUrl: (url: ReportUrl) => void
}

function Report({ name, url, setUrl }: ReportProps) {
  const words = useWords('reports')
  const actor = actorOf(useUser())
  const title = words(`reports.${name}.title`)
  usePageTitle(title)
  const list = usePagedList(reportPages(name, url), keyedRows)
  const chart = useQuery({ ...reportQuery(name, url), enabled: (list.rows?.length ?? 0) > 1 })
  const isFiltered = url.from !== undefined || url.filter !== undefined
  return (
    <Page>
      <PageHeader
        title={title}
        description={words(`reports.${name}.text`)}
        breadcrumbs={<Breadcrumbs items={[{ label: words('title'), href: '/analytics' }, { label: title }]} />}
        actions={
          <>
            {may(actor, 'report_view.list') && <SaveView report={name} url={url} />}
            <ExportMenu name={title} download={(format) => downloadReport(name, url, format)} />
          </>
        }
      />
      <Suspense fallback={<SkeletonBlock className="h-16" />}>
        <ReportControls name={name} url={url} setUrl={setUrl} />
      </Suspense>
      {chart.data && (
        <ReportChart
          report={chart.data.report}
          title={words(`groups.${url.group ?? ownGroup(reportDefinition(name))}` as 'groups.day')}
        />
      )}
      <ReportRows
        label={title}
        list={list}
        empty={
          <EmptyState
            illustration={isFiltered ? 'search' : 'chart'}
            title={words(isFiltered ? 'empty.filtered' : 'empty.title')}
          >
            {words(isFiltered ? 'empty.filteredText' : 'empty.text')}
          </EmptyState>
        }
      />
    </Page>
  )
}
