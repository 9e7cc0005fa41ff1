import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { AnswerForms } from '../queue/answer-forms.tsx'
import { OperatorCard } from '../queue/operator-card.tsx'
import { downloadTicketFile, type Thread } from '../queries.ts'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { StateBadge } from './state-badge.tsx'

export function TicketView({ thread: { ticket, messages } }: { readonly thread: Thread }) {
  const words = useWords('help')
  const isOperator = ticket.can.assign
  const from = isOperator
    ? { label: words('queue.title'), href: '/admin/tickets' }
    : { label: words('title'), href: '/helpDesk' }
  return (
    <Page width="md">
      <PageHeader
        title={ticket.subject}
        description={words('ticket.code', { code: ticket.code })}
        breadcrumbs={<Breadcrumbs items={[from, { label: ticket.subject }]} />}
        badge={<StateBadge state={ticket.state} />}
        actions={<CloseButton ticket={ticket} />}
      />
      {isOperator && <OperatorCard ticket={ticket} />}
      <MessageList
        messages={messages}
        side={isOperator ? 'operator' : 'asker'}
        load={(fileId) => downloadTicketFile(ticket.id, fileId)}
      />
      {isOperator ? <AnswerForms ticket={ticket} /> : <Reply ticket={ticket} />}
    </Page>
  )
}

interface TicketProps {
  readonly ticket: Thread['ticket']
}

function Reply({ ticket }: TicketProps) {
  const words = useWords('help')
  if (!ticket.can.reply) return <Callout tone="info">{words('ticket.full')}</Callout>
  return (
    <Card>
      {ticket.state === 'closed' && <p className="mb-3 text-sm text-muted">{words('ticket.reopens')}</p>}
      <MessageForm
        draftKey={`ticket-reply-${ticket.id}`}
        label={words('ticket.reply')}
        sendLabel={words('ticket.sendReply')}
        send={(body) => api.tickets.reply({ params: { id: ticket.id }, body })}
        invalidates={[queryKeys('tickets').all]}
      />
    </Card>
  )
}

function CloseButton({ ticket: { id, state } }: TicketProps) {
  const words = useWords('help')
  const isClosed = state === 'closed'
  const change = useAction({
    call: () => api.tickets[isClosed ? 'restore' : 'close']({ params: { id } }),
    invalidates: [queryKeys('tickets').all],
  })
  return (
    <Button onPress={() => void change.run()} isPending={change.isPending}>
      {words(isClosed ? 'ticket.restore' : 'ticket.close')}
    </Button>
  )
}
