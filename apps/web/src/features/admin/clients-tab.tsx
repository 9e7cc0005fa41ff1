import { isPlanType } from './parts/is-plan-type.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { PagedTable } from './parts/paged-table.tsx'
import { useSearchText } from './parts/use-search-text.ts'
import { clientsQuery } from './queries.ts'

/** Every client with its plan and size. */
export function ClientsTab() {
  const words = useWords('admin')
  const deckWords = useWords('deck')
  const format = useFormatter()
  const search = useSearchText()
  const list = useInfiniteQuery(clientsQuery(search.wanted))
  return (
    <PagedTable
      label={words('tabs.clients')}
      list={list}
      rows={list.data?.pages.flatMap((page) => page.clients)}
      rowKey={(client) => client.id}
      search={{ label: words('clients.search'), ...search }}
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
