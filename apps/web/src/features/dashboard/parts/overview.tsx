import type { Stats } from '../queries.ts'
import { BusiestDecks } from './busiest-decks.tsx'
import { DaysChart } from './days-chart.tsx'
import { RecentDecks } from './recent-decks.tsx'

/** Below the figures, which are in the first file: plays by day, and decks. */
export function Overview({ stats }: { stats: Stats }) {
  return (
    <>
      <DaysChart days={stats.days} />
      <div className="grid grid-cols-2 items-start gap-6 max-lg:grid-cols-1 phone:grid-cols-1 phone:gap-4">
        <RecentDecks />
        <BusiestDecks decks={stats.busiest} />
      </div>
    </>
  )
}
