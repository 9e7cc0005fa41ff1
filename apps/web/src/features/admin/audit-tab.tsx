import { Button } from '@deckle/ui/actions/button.tsx'
import { Download } from 'lucide-react'
import { saveFile } from '../../deck/save-file.ts'
import type { api } from '../../lib/api.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { useAction } from '../../lib/use-action.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { SearchList, useAdminSearch } from './parts/search-list.tsx'
import { auditQuery, downloadAudit } from './queries.ts'

const rowsOf = ({ entries }: Awaited<ReturnType<typeof api.admin.audit>>) => entries

/** Newest first. */
export function AuditTab() {
  const words = useWords('admin')
  const format = useFormatter()
  const search = useAdminSearch()
  const list = usePagedList(auditQuery(search), rowsOf)
  const save = useAction({
    call: () => downloadAudit(search),
    onDone: ({ blob, fileName }) => saveFile(blob, fileName ?? 'audit.csv'),
  })
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
        columns={[
          {
            name: words('audit.at'),
            cell: (entry) => (
              <span className="whitespace-nowrap">
                {format.dateTime(new Date(entry.at), { dateStyle: 'medium', timeStyle: 'medium' })}
              </span>
            ),
          },
          { name: words('audit.actor'), cell: (entry) => <Who {...entry} /> },
          { name: words('audit.action'), cell: (entry) => entry.action },
          { name: words('audit.client'), cell: (entry) => entry.client },
          {
            name: words('audit.subject'),
            cell: (entry) => <span className="block w-48 wrap-anywhere">{entry.subject}</span>,
          },
          { name: words('audit.detail'), cell: (entry) => <Detail detail={entry.detail} /> },
        ]}
      />
    </div>
  )
}

/** The actor, and the impersonator if any. */
function Who({ actor, by }: { actor: string; by: string | null }) {
  const words = useWords('admin')
  return (
    <span className="flex flex-col py-1.5">
      {actor}
      {by !== null && <span className="text-xs text-muted">{words('audit.by', { name: by })}</span>}
    </span>
  )
}

function Detail({ detail }: { detail: Readonly<Record<string, unknown>> }) {
  const parts = Object.entries(detail).filter(([, value]) => value !== undefined && value !== null)
  if (parts.length === 0) return '–'
  return (
    <span className="block w-72 py-1.5 text-xs text-muted wrap-anywhere">
      {parts.map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`).join(', ')}
    </span>
  )
}
