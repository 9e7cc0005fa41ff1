import type { stats } from '@deckle/contract/stats.ts'
import type { Handler } from '../../../http/handler.ts'
import { readPlayed } from './queries-played.ts'
import { countLearners } from './queries-learners.ts'
import { countLibrary, listBusiest, listClientDays } from './queries.ts'

const DAYS = 30

/** Dashboard: the last 30 days in UTC, for the decks whose figures the actor may see. */
export const showStats: Handler<typeof stats.show> = async ({ deps, actor }) => {
  const { db, now } = deps
  const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
  const to = dayOf(now().getTime())
  const from = dayOf(now().getTime() - (DAYS - 1) * 86_400_000)
  const [library, played, learners, days, busiest] = await Promise.all([
    countLibrary(db, actor),
    readPlayed(deps, actor),
    countLearners(db, actor),
    listClientDays(db, actor, from, to),
    listBusiest(db, actor, from, 5),
  ])
  const sum = (of: 'starts' | 'completions'): number => days.reduce((total, day) => total + day[of], 0)
  return {
    stats: {
      ...library,
      ...played,
      learners,
      starts30: sum('starts'),
      completions30: sum('completions'),
      days,
      busiest,
    },
  }
}
