import { may } from '@deckle/core/access/access.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Inbox } from 'lucide-react'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { UrlSearch } from '../../lib/url/url-search.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { useArticles } from './articles/load-articles.ts'
import { helpUrl } from './queries.ts'
import { ArticleList } from './search/article-list.tsx'
import { AskForm } from './tickets/ask-form.tsx'
import { MyTickets } from './tickets/my-tickets.tsx'

/** Articles, one's own tickets, and a form to ask. */
export function HelpDeskScreen() {
  const words = useWords('help')
  const user = useUser()
  const [{ q = '' }, setUrl] = useUrlState(helpUrl)
  const { data, error, refetch, isFetching } = useArticles()
  const mayAnswer = may(actorOf(user), 'ticket.answer')
  return (
    <Page>
      <PageHeader
        title={words('title')}
        description={words('intro')}
        actions={
          mayAnswer && (
            <LinkButton href="/admin/tickets" icon={<Inbox />}>
              {words('queue.link')}
            </LinkButton>
          )
        }
      >
        <UrlSearch
          label={words('search.label')}
          value={q}
          onChange={(next) => setUrl({ q: next })}
          pauseMs={50}
          className="max-w-xl"
        />
      </PageHeader>
      {data ? (
        <ArticleList texts={data} query={q} onClear={() => setUrl({ q: undefined })} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton kind="table" count={6} />
      )}
      <div className="grid grid-cols-[3fr_2fr] items-start gap-4 narrow:grid-cols-1">
        <div id="ask" className="min-w-0 scroll-mt-4">
          <AskForm />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <MyTickets />
          <Card title={words('keyboard')}>
            <p className="text-sm text-muted">{words('keyboardText')}</p>
          </Card>
        </div>
      </div>
    </Page>
  )
}
