import { CallError } from '@deckle/contract/client/call-error.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { downloadThreadFile, type Thread, threadQuery } from '../queries.ts'
import { MessageForm } from '../tickets/message-form.tsx'
import { MessageList } from '../tickets/message-list.tsx'
import { StateBadge } from '../tickets/state-badge.tsx'
import { VisitorFrame } from '../../../visitor/visitor-frame.tsx'

/** A ticket by the secret of its address, for whoever asked without an account. */
export function ThreadScreen() {
  const words = useWords('help')
  const { token = '' } = useParams({ strict: false }) as { readonly token?: string }
  const { data, error, refetch, isFetching } = useQuery(threadQuery(token))
  if (data) return <VisitorThread token={token} thread={data} />
  const status = error instanceof CallError ? error.status : 0
  if (status === 404 || status === 400)
    return (
      <VisitorFrame>
        <EmptyState
          level={1}
          illustration="search"
          title={words('ticket.missingTitle')}
          action={<LinkButton href="/tickets/new">{words('visitor.another')}</LinkButton>}
        >
          {words('ticket.missingText')}
        </EmptyState>
      </VisitorFrame>
    )
  return (
    <VisitorFrame title={words('visitor.thread')}>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={5} />
      )}
    </VisitorFrame>
  )
}

function VisitorThread({ token, thread }: { readonly token: string; readonly thread: Thread }) {
  const words = useWords('help')
  const { ticket, messages } = thread
  const queries = useQueryClient()
  const show = (next: Thread) => queries.setQueryData(threadQuery(token).queryKey, next)
  return (
    <VisitorFrame
      title={ticket.subject}
      text={words('ticket.code', { code: ticket.code })}
      badge={<StateBadge state={ticket.state} />}
      actions={<CloseThread token={token} isClosed={ticket.state === 'closed'} onDone={show} />}
    >
      <MessageList messages={messages} side="asker" load={(fileId) => downloadThreadFile(token, fileId)} />
      {ticket.can.reply ? (
        <Card>
          {ticket.state === 'closed' && <p className="mb-3 text-sm text-muted">{words('ticket.reopens')}</p>}
          <MessageForm
            draftKey={`ticket-reply-${ticket.id}`}
            label={words('ticket.reply')}
            sendLabel={words('ticket.sendReply')}
            send={async (message) => show(await api.tickets.replyThread({ body: { token, ...message } }))}
            invalidates={[]}
          />
        </Card>
      ) : (
        <Callout tone="info">{words('ticket.full')}</Callout>
      )}
    </VisitorFrame>
  )
}

interface CloseThreadProps {
  readonly token: string
  readonly isClosed: boolean
  readonly onDone: (thread: Thread) => void
}

function CloseThread({ token, isClosed, onDone }: CloseThreadProps) {
  const words = useWords('help')
  const change = useAction({ call: () => api.tickets.closeThread({ body: { token, closed: !isClosed } }), onDone })
  return (
    <Button onPress={() => void change.run()} isPending={change.isPending}>
      {words(isClosed ? 'ticket.restore' : 'ticket.close')}
    </Button>
  )
}
