import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { useEntryColumns } from '../../../audit/entry-columns.tsx'
import type { api } from '../../../lib/api.ts'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { ExportMenu } from '../../../table-export/export-menu.tsx'
import { useWords } from '../../../words/use-words.ts'
import { organisationUrl } from '../url-state.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditPeriod } from './audit-period.tsx'
import { auditQuery, exportAudit, isFiltered } from './queries.ts'

const rowsOf = ({ entries }: Awaited<ReturnType<typeof api.audit.list>>) => entries

/** Who did what in the organisation, newest first. */
export function AuditTab() {
  const words = useWords('organisation')
  const [url, setUrl] = useUrlState(organisationUrl)
  const list = usePagedList(auditQuery(url, usePreference('language')), rowsOf)
  const columns = useEntryColumns()
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <AuditFilters url={url} onChange={setUrl} />
        <ExportMenu name={words('tabs.audit')} download={(format, progress) => exportAudit(url, format, progress)} />
      </div>
      <PagedTable
        label={words('tabs.audit')}
        list={list}
        rowKey={({ id }) => id}
        columns={columns}
        empty={
          isFiltered(url) ? (
            <EmptyState
              illustration="search"
              title={words('audit.noneFound')}
              action={<Button onPress={() => setUrl({})}>{words('audit.clear')}</Button>}
            />
          ) : (
            <EmptyState illustration="inbox" title={words('audit.none')}>
              {words('audit.noneText')}
            </EmptyState>
          )
        }
      />
      <AuditPeriod />
    </div>
  )
}
