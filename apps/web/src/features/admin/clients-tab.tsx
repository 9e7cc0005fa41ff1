import { isPlanType } from './parts/is-plan-type.ts'
import type { api } from '../../lib/api.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { SearchList, useAdminSearch } from './parts/search-list.tsx'
import { clientsQuery } from './queries.ts'

const rowsOf = ({ clients }: Awaited<ReturnType<typeof api.admin.clients>>) => clients

export function ClientsTab() {
  const words = useWords('admin')
  const deckWords = useWords('deck')
  const format = useFormatter()
  const list = usePagedList(clientsQuery(useAdminSearch()), rowsOf)
  return (
    <SearchList
      label={words('tabs.clients')}
      list={list}
      rowKey={(client) => client.id}
      searchLabel={words('clients.search')}
      empty={{ title: words('clients.none'), found: words('clients.none') }}
      columns={[
        { name: words('clients.name'), cell: (client) => client.name },
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
  )
}
