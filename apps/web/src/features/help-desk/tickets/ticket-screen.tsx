import { CallError } from '@deckle/contract/client/call-error.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Page } from '../../../lib/screen/page.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { useWords } from '../../../words/use-words.ts'
import { ticketQuery } from '../queries.ts'
import { TicketView } from './ticket-view.tsx'

/** A ticket with its messages, for who asked and for who answers. */
export function TicketScreen() {
  const words = useWords('help')
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  const { data, error, refetch, isFetching } = useQuery(ticketQuery(id))
  usePageTitle(data?.ticket.subject ?? '')
  if (data) return <TicketView thread={data} />
  const status = error instanceof CallError ? error.status : 0
  if (status === 404 || status === 400)
    return (
      <Page width="md">
        <EmptyState
          level={1}
          illustration="search"
          title={words('ticket.missingTitle')}
          action={<LinkButton href="/helpDesk">{words('article.toHelp')}</LinkButton>}
        >
          {words('ticket.missingText')}
        </EmptyState>
      </Page>
    )
  return (
    <Page width="md">
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={5} />
      )}
    </Page>
  )
}
