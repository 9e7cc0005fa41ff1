import { type AuditKind, auditKinds } from '@deckle/core/audit/audit.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Download } from 'lucide-react'
import { useEntryColumns } from '../../audit/entry-columns.tsx'
import { saveFile } from '../../deck/save-file.ts'
import type { api } from '../../lib/api.ts'
import { LazyDateRange } from '../../lib/form/lazy-date-range.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { usePreference } from '../../lib/preferences/preferences.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useAction } from '../../lib/use-action.ts'
import { timeZone, useWords } from '../../words/use-words.ts'
import { ClientPicker } from './jobs/client-picker.tsx'
import { SearchList, useAdminSearch } from './parts/search-list.tsx'
import { auditQuery, downloadAudit } from './queries.ts'
import { adminUrl } from './url-state.ts'

type Entry = Awaited<ReturnType<typeof api.admin.audit>>['entries'][number]
const rowsOf = ({ entries }: { readonly entries: readonly Entry[] }) => entries

/** Of all clients, newest first. */
export function AuditTab() {
  const words = useWords('admin')
  const kinds = useWords('audit')
  const search = useAdminSearch()
  const [url, setUrl] = useUrlState(adminUrl)
  const { kind, client, from, to } = url
  const filters = {
    ...(search !== '' && { search }),
    ...(kind && { kind }),
    ...(client && { client }),
    ...(from && { from }),
    ...(to && { to }),
    tz: timeZone || 'UTC',
  }
  const list = usePagedList(auditQuery(filters, usePreference('language')), rowsOf)
  const columns = useEntryColumns()
  const save = useAction({
    call: () => downloadAudit(filters),
    onDone: ({ blob, fileName }) => saveFile(blob, fileName ?? 'audit.csv'),
  })
  const isFiltered = [kind, client, from, to].some((value) => value !== undefined)
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button icon={<Download />} isPending={save.isPending} onPress={() => void save.run()}>
          {words('audit.download')}
        </Button>
      </div>
      <SearchList
        label={words('tabs.audit')}
        list={list}
        rowKey={(entry) => entry.id}
        searchLabel={words('audit.search')}
        empty={{ title: words('audit.none'), found: words('audit.noneFound') }}
        isFiltered={isFiltered}
        filter={
          <>
            <Select<AuditKind | 'all'>
              label={words('audit.kind')}
              value={kind ?? 'all'}
              onChange={(next) => setUrl({ ...url, kind: next === 'all' ? undefined : next })}
              options={[
                { id: 'all', label: words('audit.allKinds') },
                ...auditKinds.map((id) => ({ id, label: kinds(`kinds.${id}`) })),
              ]}
              className="w-52 phone:w-full"
            />
            <LazyDateRange
              label={words('audit.days')}
              value={from && to ? { start: from, end: to } : null}
              onChange={(range) => setUrl({ ...url, from: range?.start, to: range?.end })}
              className="w-72 phone:w-full"
            />
            <ClientPicker value={client} onChange={(next) => setUrl({ ...url, client: next })} />
            {isFiltered && (
              <Button
                variant="quiet"
                onPress={() => setUrl({ ...url, kind: undefined, client: undefined, from: undefined, to: undefined })}
              >
                {words('audit.clear')}
              </Button>
            )}
          </>
        }
        columns={[...columns, { name: kinds('columns.client'), cell: (entry) => entry.client }]}
      />
    </div>
  )
}
