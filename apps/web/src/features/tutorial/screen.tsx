import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { progressOf, type Tutorial, tutorialQuery } from '../../tutorial/queries.ts'
import { useWords } from '../../words/use-words.ts'
import { MoreMenu } from './parts/more-menu.tsx'
import { Playground } from './parts/playground.tsx'
import { TrackCard } from './parts/track-card.tsx'

/** What to do first, by licence; what is really done is ticked by the server. */
export function TutorialScreen() {
  const words = useWords('tutorial')
  const { data, error, refetch, isFetching } = useQuery(tutorialQuery)
  return (
    <Page width="md">
      <PageHeader title={words('title')} description={words('intro')} actions={data && <MoreMenu tutorial={data} />} />
      {data ? (
        <Lists tutorial={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton kind="cards" count={4} />
      )}
    </Page>
  )
}

function Lists({ tutorial }: { readonly tutorial: Tutorial }) {
  const words = useWords('tutorial')
  const others = tutorial.tracks.filter(({ isMain }) => !isMain)
  const mayPractise = tutorial.tracks.some(({ track }) => track === 'creator')
  return (
    <>
      <Progress tutorial={tutorial} />
      {tutorial.tracks
        .filter(({ isMain }) => isMain)
        .map((track) => (
          <TrackCard key={track.track} track={track} tutorial={tutorial} />
        ))}
      {mayPractise && <Playground tutorial={tutorial} />}
      {others.length > 0 && (
        <>
          <h2 className="mt-2 text-md font-strong">{words('also')}</h2>
          {others.map((track) => (
            <TrackCard key={track.track} track={track} tutorial={tutorial} level={3} />
          ))}
        </>
      )}
    </>
  )
}

function Progress({ tutorial }: { readonly tutorial: Tutorial }) {
  const words = useWords('tutorial')
  const { done, total, minutes } = progressOf(tutorial)
  if (done === total)
    return (
      <EmptyState
        illustration="done"
        title={words('allDone.title')}
        action={
          <LinkButton variant="primary" href="/dashboard">
            {words('allDone.action')}
          </LinkButton>
        }
      >
        {words('allDone.text')}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar
        label={words('progress', { done: String(done), total: String(total) })}
        value={done}
        maxValue={total}
      />
      <p className="text-sm text-muted">{words('left', { minutes })}</p>
    </div>
  )
}
