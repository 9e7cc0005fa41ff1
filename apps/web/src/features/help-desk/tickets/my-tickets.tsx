import type { Ticket } from '@deckle/contract/models/ticket.ts'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'
import { ownTicketsQuery } from '../queries.ts'
import { StateBadge } from './state-badge.tsx'

const rowsOf = ({ tickets }: { readonly tickets: readonly Ticket[] }) => tickets

/** What the person has asked, the latest change first. */
export function MyTickets() {
  const words = useWords('help')
  const list = usePagedList(ownTicketsQuery, rowsOf)
  return (
    <Card title={words('mine.title')}>
      <PagedRows
        list={list}
        loading={<Skeleton count={2} />}
        empty={<p className="text-sm text-muted">{words('mine.none')}</p>}
      >
        {(tickets) => (
          <ul className="flex flex-col">
            {tickets.map((ticket) => (
              <MyTicket key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        )}
      </PagedRows>
    </Card>
  )
}

function MyTicket({ ticket }: { readonly ticket: Ticket }) {
  const format = useFormatter()
  const now = useNow()
  return (
    <li className="flex flex-col items-start gap-1 border-t border-line py-2 text-sm first:border-t-0">
      <TextLink href={`/helpDesk/tickets/${ticket.id}`} className="line-clamp-2 wrap-anywhere touch:mt-2">
        {ticket.subject}
      </TextLink>
      <span className="flex flex-wrap items-center gap-2">
        <StateBadge state={ticket.state} />
        <time dateTime={ticket.updatedAt} className="text-xs whitespace-nowrap text-muted">
          {format.relativeTime(new Date(ticket.updatedAt), now)}
        </time>
      </span>
    </li>
  )
}
