import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { filtersQuery, filtersUrl } from '../../figures/filters.ts'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { usePageTitle } from '../../lib/screen/page-title.ts'
import { Page } from '../../lib/screen/page.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { Answers } from './parts/answers.tsx'
import { Facts } from './parts/facts.tsx'
import { Neighbours } from './parts/neighbours.tsx'
import { PathCard } from './parts/path-card.tsx'
import { playQuery } from './queries.ts'

/** One play of a deck: who, the answers in order, and the path taken. */
export function PlayScreen() {
  const words = useWords('plays')
  const { id: deckId = '', play: id = '' } = useParams({ strict: false }) as {
    readonly id?: string
    readonly play?: string
  }
  const [filters] = useUrlState(filtersUrl)
  const { data, error, isPending, isRefetching, refetch } = useQuery(playQuery(id, filters))
  const title = data ? (data.play.person ?? words('visitor')) : words('title')
  usePageTitle(title)
  const back = filtersQuery(filters)
  return (
    <Page>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: data?.play.deckName || words('deck'), href: `/analyticsViewer/${deckId}${back}` },
              { label: words('plays'), href: `/analyticsViewer/${deckId}${back ? `${back}&` : '?'}tab=plays` },
              { label: title },
            ]}
          />
        }
        actions={data && <Neighbours deckId={deckId} previous={data.previous} next={data.next} query={back} />}
      />
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : isPending ? (
        <Skeleton kind="cards" count={4} />
      ) : (
        <>
          <Facts play={data.play} />
          <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-4 narrow:grid-cols-1">
            <Answers play={data.play} />
            <PathCard key={data.play.id} play={data.play} />
          </div>
        </>
      )}
    </Page>
  )
}
