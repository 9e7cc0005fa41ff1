import type { Ticket } from '@deckle/contract/models/ticket.ts'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { AddressText } from '../../../lib/address-text.tsx'
import { NoMatch } from '../../../lib/list/no-match.tsx'
import { type Column, PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'
import { queueQuery, type QueueUrl } from '../queries.ts'
import { StateBadge } from '../tickets/state-badge.tsx'

const rowsOf = ({ tickets }: { readonly tickets: readonly Ticket[] }) => tickets

interface QueueListProps {
  readonly url: QueueUrl
  readonly onClear: () => void
}

export function QueueList({ url, onClear }: QueueListProps) {
  const words = useWords('help')
  const list = usePagedList(queueQuery(url), rowsOf)
  const columns = useColumns()
  return (
    <PagedTable
      label={words('queue.title')}
      list={list}
      rowKey={({ id }) => id}
      columns={columns}
      empty={<NoTickets url={url} onClear={onClear} />}
      total={list.firstPage?.total}
    />
  )
}

function useColumns(): readonly Column<Ticket>[] {
  const words = useWords('help')
  const format = useFormatter()
  const now = useNow()
  return [
    {
      name: words('queue.columns.subject'),
      cell: ({ id, subject, state, code }) => (
        <span className="flex flex-col gap-1">
          <TextLink href={`/helpDesk/tickets/${id}`} className="line-clamp-2 wrap-break-word">
            {subject}
          </TextLink>
          <span className="flex flex-wrap gap-2 text-xs text-muted">
            <StateBadge state={state} /> {code}
          </span>
        </span>
      ),
    },
    { name: words('queue.columns.asker'), cell: ({ asker }) => <AddressText text={asker.name || asker.email} /> },
    { name: words('queue.columns.client'), cell: ({ client }) => client.name },
    {
      name: words('queue.columns.assignee'),
      cell: ({ assignee, isMine }) =>
        isMine ? words('queue.me') : (assignee?.name ?? <span className="text-muted">{words('queue.nobody')}</span>),
    },
    {
      name: words('queue.columns.waiting'),
      cell: ({ waitingSince }) =>
        waitingSince && <time dateTime={waitingSince}>{format.relativeTime(new Date(waitingSince), now)}</time>,
    },
  ]
}

function NoTickets({ url, onClear }: QueueListProps) {
  const words = useWords('help')
  if (url.q || url.mine || url.client)
    return (
      <NoMatch title={words('queue.noMatch')} clearLabel={words('queue.clear')} onClear={onClear}>
        {words('queue.noMatchText')}
      </NoMatch>
    )
  if (url.state !== undefined) return <EmptyState title={words('queue.noneSo')} />
  return <EmptyState title={words('queue.none')}>{words('queue.noneText')}</EmptyState>
}
