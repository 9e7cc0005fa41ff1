import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Columns3, Table2 } from 'lucide-react'
import { Suspense } from 'react'
import { Page } from '../../lib/screen/page.tsx'
import { lazyPart } from '../../lib/screen/section.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { ExportMenu } from '../../table-export/export-menu.tsx'
import { useWords } from '../../words/use-words.ts'
import { Filters } from './filters.tsx'
import { exportLeads, leadsUrl } from './queries.ts'
import { LeadColumnsMenu } from './table/columns-menu.tsx'
import { LeadTable } from './table/lead-table.tsx'

const Board = lazyPart(() => import('./board/board.tsx').then((module) => module.Board))

/** People who left their details, as a table or by status. */
export function LeadsScreen() {
  const t = useWords('leads')
  const [url, setUrl] = useUrlState(leadsUrl)
  const view = url.view ?? 'table'
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <>
            <ExportMenu name={t('title')} download={(format, progress) => exportLeads(url, format, progress)} />
            {view === 'table' && <LeadColumnsMenu />}
            <ToggleGroup
              label={t('view.label')}
              value={view}
              onChange={(next) =>
                setUrl(
                  next === 'board'
                    ? {
                        ...url,
                        view: 'board',
                        status: undefined,
                        bin: undefined,
                        sort: undefined,
                        duplicates: undefined,
                      }
                    : { ...url, view: undefined },
                  { replace: false },
                )
              }
              options={[
                { id: 'table', label: t('view.table'), icon: <Table2 /> },
                { id: 'board', label: t('view.board'), icon: <Columns3 /> },
              ]}
            />
          </>
        }
      >
        <Filters url={url} setUrl={setUrl} />
      </PageHeader>
      {view === 'board' ? (
        <Suspense fallback={<Skeleton kind="cards" count={4} />}>
          <Board url={url} setUrl={setUrl} />
        </Suspense>
      ) : (
        <LeadTable url={url} setUrl={setUrl} />
      )}
    </Page>
  )
}
