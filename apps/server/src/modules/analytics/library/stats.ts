import type { stats } from '@deckle/contract/stats.ts'
import type { Handler } from '../../../http/handler.ts'
import { readPlayed } from './played.ts'
import { countLearners } from './queries-learners.ts'
import { countLibrary } from './queries.ts'

/** For the decks whose figures the actor may see. */
export const showStats: Handler<typeof stats.show> = async ({ deps, actor }) => {
  const [library, { days, ...played }, learners] = await Promise.all([
    countLibrary(deps.db, actor),
    readPlayed(deps, actor),
    countLearners(deps.db, actor),
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
    },
  }
}
