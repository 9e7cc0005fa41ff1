import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { isNewcomer } from '../../../tutorial/newcomer.ts'
import type { Stats } from '../queries.ts'
import { BusiestDecks } from './busiest-decks.tsx'
import { DaysChart } from './days-chart.tsx'
import { RecentDecks } from './recent-decks.tsx'

const TutorialCard = lazyPart(() => import('../today/tutorial-card.tsx').then((module) => module.TutorialCard))

/** Below the figures, which are in the first file: plays by day, and decks. */
export function Overview({ stats }: { stats: Stats }) {
  return (
    <>
      {isNewcomer(useUser()) && (
        <Suspense fallback={<SkeletonBlock className="h-24" />}>
          <TutorialCard />
        </Suspense>
      )}
      <DaysChart days={stats.days} />
      <div className="grid grid-cols-2 items-start gap-6 max-lg:grid-cols-1 phone:grid-cols-1 phone:gap-4">
        <RecentDecks />
        <BusiestDecks decks={stats.busiest} />
      </div>
    </>
  )
}
