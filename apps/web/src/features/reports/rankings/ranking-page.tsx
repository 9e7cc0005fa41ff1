import type { Download, DownloadProgress } from '@deckle/contract/client/download.ts'
import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { type ReactNode, Suspense } from 'react'
import { type Column, PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { Page } from '../../../lib/screen/page.tsx'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import { ExportMenu } from '../../../table-export/export-menu.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type KeyedRow, keyedRows } from '../report/report-rows.tsx'
import type { creatorsPages, CreatorsUrl } from './queries.ts'

const DaysChoice = lazyPart(() => import('../period/days-choice.tsx').then((m) => m.DaysChoice))

type Url = Pick<CreatorsUrl, 'q' | 'from' | 'to'>

interface RankingPageProps {
  readonly title: string
  readonly text: string
  readonly url: Url
  readonly onChange: (url: Url) => void
  readonly pages: ReturnType<typeof creatorsPages>
  readonly download: (format: TableFormat, progress: DownloadProgress) => Promise<Download>
  readonly columns: readonly Column<KeyedRow>[]
  readonly emptyText: string
  /** Further filters. */
  readonly children?: ReactNode
}

/** People with their figures: search, days, table and file. */
export function RankingPage({ title, text, url, onChange, children, ...table }: RankingPageProps) {
  const words = useWords('rankings')
  const reports = useWords('reports')
  const list = usePagedList(table.pages, keyedRows)
  const isFiltered = url.q !== undefined || url.from !== undefined
  return (
    <Page>
      <PageHeader
        title={title}
        description={text}
        breadcrumbs={<Breadcrumbs items={[{ label: reports('title'), href: '/analytics' }, { label: title }]} />}
        actions={<ExportMenu name={title} download={table.download} />}
      />
      <div className="flex flex-wrap items-end gap-3">
        <UrlSearch label={words('search')} value={url.q} onChange={(q) => onChange({ ...url, q })} />
        <Suspense fallback={<SkeletonBlock className="h-16 w-96" />}>
          <DaysChoice url={url} onChange={(days) => onChange({ q: url.q, ...days })} />
        </Suspense>
        {isFiltered && (
          <Button variant="quiet" onPress={() => onChange({})}>
            {reports('clear')}
          </Button>
        )}
      </div>
      {children}
      <PagedTable
        label={title}
        list={list}
        rowKey={({ key }) => key}
        columns={table.columns}
        empty={
          <EmptyState
            illustration={url.q === undefined ? 'chart' : 'search'}
            title={url.q === undefined ? words('none') : words('noMatch')}
          >
            {url.q === undefined ? table.emptyText : words('noMatchText')}
          </EmptyState>
        }
      />
    </Page>
  )
}
