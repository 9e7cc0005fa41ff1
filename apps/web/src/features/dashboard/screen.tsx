import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { may } from '@deckle/core/access/access.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Banners } from '../../banners/banners.tsx'
import { useBanners } from '../../banners/queries.ts'
import { actorOf } from '../../lib/session/actor-of.ts'
import { lazyPart, preloadedPart } from '../../lib/screen/section.tsx'
import { LoadFailed } from '../../lib/errors/load-failed.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { useUser } from '../../lib/session/auth-state.ts'
import { useWords } from '../../words/use-words.ts'
import { Figures } from './parts/figures.tsx'
import { NewDeck } from './parts/new-deck.tsx'
import { statsQuery } from './queries.ts'

const FirstSteps = lazyPart(() => import('./parts/first-steps.tsx').then((module) => module.FirstSteps))
const overview = preloadedPart(() => import('./parts/overview.tsx').then((module) => module.Overview))
const today = preloadedPart(() => import('./today/today.tsx').then((module) => module.Today))
const LearnerDashboard = lazyPart(() => import('./today/learner.tsx').then((module) => module.LearnerDashboard))

export function DashboardScreen() {
  const isCreator = may(actorOf(useUser()), 'deck.list')
  return <Suspense>{isCreator ? <CreatorDashboard /> : <LearnerDashboard />}</Suspense>
}

function CreatorDashboard() {
  const words = useWords('dashboard')
  const { first_name } = useUser()
  const { data: stats, error, refetch, isFetching } = useQuery(statsQuery)
  const { isKnown } = useBanners('dashboard')
  useEffect(() => {
    overview.preload()
    today.preload()
  }, [])
  if (stats?.decks === 0 && isKnown)
    return (
      <>
        <FirstSteps />
        <Page>
          <Banners placement="dashboard" />
          <Below isFirst />
        </Page>
      </>
    )
  return (
    <Page>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-lg font-strong wrap-anywhere">{words('greeting', { name: first_name })}</h1>
          <p className="mt-0.5 text-sm text-muted">{words('intro')}</p>
        </div>
        <NewDeck label={words('newDeck')} />
      </header>
      {stats && isKnown && (
        <>
          <Figures stats={stats} />
          <Banners placement="dashboard" />
          <Suspense fallback={<SkeletonBlock className="h-136" />}>
            <overview.Part stats={stats} />
          </Suspense>
        </>
      )}
      {!(stats && isKnown) &&
        (error && !stats ? (
          <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Loading />
        ))}
      {((stats && isKnown) || error) && <Below />}
    </Page>
  )
}

/** What is not in the first view, loaded after it. */
function Below({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <Suspense>
      <today.Part isFirst={isFirst} />
    </Suspense>
  )
}

function Loading() {
  return (
    <SkeletonFrame>
      <div className="flex flex-col gap-6">
        <div className="grid grid-cols-4 gap-4 phone:grid-cols-2">
          {[1, 2, 3, 4].map((each) => (
            <SkeletonBlock key={each} className="h-24" />
          ))}
        </div>
        <SkeletonBlock className="h-64" />
        <div className="grid grid-cols-2 gap-6 phone:grid-cols-1">
          <SkeletonBlock className="h-56" />
          <SkeletonBlock className="h-56" />
        </div>
      </div>
    </SkeletonFrame>
  )
}
