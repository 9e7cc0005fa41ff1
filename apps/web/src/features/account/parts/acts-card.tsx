import type { Act } from '@deckle/contract/clients.ts'
import { may } from '@deckle/core/access/access.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { api } from '../../../lib/api.ts'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { type Column, PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

const actsQuery = (client: string) =>
  pagedQuery({
    queryKey: queryKeys('clients').list(client, 'acts'),
    fetch: (page, signal) => api.clients.acts({ params: { id: client }, query: { limit: 20, ...page }, signal }),
  })
const rowsOf = ({ acts }: Awaited<ReturnType<typeof api.clients.acts>>) => acts

/** For Admins: past and current impersonations in their organisation. */
export function ActsCard() {
  const words = useWords('account')
  return may(actorOf(useUser()), 'client.brand') ? (
    <Card title={words('acts.title')} description={words('acts.text')}>
      <Acts />
    </Card>
  ) : null
}

function Acts() {
  const words = useWords('account')
  const list = usePagedList(actsQuery(useUser().client), rowsOf)
  const columns = useColumns()
  return (
    <PagedTable
      label={words('acts.title')}
      list={list}
      rowKey={(act) => act.id}
      columns={columns}
      empty={<EmptyState illustration="inbox" title={words('acts.none')} />}
    />
  )
}

function useColumns(): readonly Column<Act>[] {
  const words = useWords('account')
  const format = useFormatter()
  const at = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' })
  return [
    {
      name: words('acts.who'),
      cell: ({ by, organisation }) => (
        <span className="flex flex-col py-1.5">
          {by || words('acts.gone')}
          <span className="text-xs text-muted">{organisation}</span>
        </span>
      ),
    },
    { name: words('acts.as'), cell: (act) => act.as.name },
    { name: words('acts.why'), cell: ({ reason }) => <span className="block min-w-40 wrap-break-word">{reason}</span> },
    {
      name: words('acts.when'),
      cell: ({ startedAt, endedAt }) => (
        <span className="flex flex-col whitespace-nowrap">
          {at(startedAt)}
          <span className="text-xs text-muted">
            {endedAt === null ? words('acts.goesOn') : words('acts.until', { moment: at(endedAt) })}
          </span>
        </span>
      ),
    },
  ]
}
