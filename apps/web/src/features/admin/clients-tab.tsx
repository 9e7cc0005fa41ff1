import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Plus } from 'lucide-react'
import { Link } from 'react-aria-components'
import { isPlanType } from './parts/is-plan-type.ts'
import type { api } from '../../lib/api.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { NewClientDialog } from './parts/new-client-dialog.tsx'
import { SearchList, useAdminSearch } from './parts/search-list.tsx'
import { clientsQuery } from './queries.ts'
import { adminUrl } from './url-state.ts'

const rowsOf = ({ clients }: Awaited<ReturnType<typeof api.admin.clients>>) => clients

export function ClientsTab() {
  const words = useWords('admin')
  const operators = useWords('operators')
  const deckWords = useWords('deck')
  const format = useFormatter()
  const list = usePagedList(clientsQuery(useAdminSearch()), rowsOf)
  const [{ create, ...url }, setUrl] = useUrlState(adminUrl)
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button variant="primary" icon={<Plus />} onPress={() => setUrl({ ...url, create: true })}>
          {operators('create.open')}
        </Button>
      </div>
      {create && <NewClientDialog onClose={() => setUrl(url)} />}
      <SearchList
        label={words('tabs.clients')}
        list={list}
        rowKey={(client) => client.id}
        searchLabel={words('clients.search')}
        empty={{ title: words('clients.none'), found: words('clients.none') }}
        columns={[
          {
            name: words('clients.name'),
            cell: (client) => (
              <span className="flex flex-wrap items-center gap-2">
                <Link
                  href={`/admin/clients/${client.id}`}
                  className="rounded-sm text-ink underline underline-offset-3 touch:inline-flex touch:min-h-11 touch:items-center"
                >
                  {client.name}
                </Link>
                {client.suspendedAt && <Badge tone="danger">{operators('client.suspended')}</Badge>}
              </span>
            ),
          },
          { name: words('clients.plan'), cell: ({ plan }) => (isPlanType(plan) ? deckWords(`plans.${plan}`) : plan) },
          { name: words('clients.users'), align: 'end', cell: (client) => format.number(client.users) },
          { name: words('clients.decks'), align: 'end', cell: (client) => format.number(client.decks) },
          {
            name: words('clients.created'),
            align: 'end',
            cell: (client) => (
              <span className="whitespace-nowrap">
                {format.dateTime(new Date(client.createdAt), { dateStyle: 'medium' })}
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}
