import type { Houses, Options } from '../lib/houses.ts'
import type { Row } from '../lib/table.ts'
import { addLearners, remind, runRules } from './learning-jobs.ts'
import { answerInCourse } from './p2-learning.ts'
import { listLearning } from './p7-learning.ts'
import { reportLearning } from './p8-learning.ts'

/** Learning at a thousand people and a million: what they look at, what they write, and what runs in the background. */
export async function measureLearning(houses: Houses, options: Options): Promise<Row[]> {
  const { large } = houses
  const rows: Row[] = []
  const add = (some: readonly Row[]) => {
    for (const row of some) console.log(`  ${row.what}: ${row.deckle}, ${row.limit}, ${row.ratio}`)
    rows.push(...some)
  }
  add(await listLearning(houses, options))
  add(await reportLearning(houses, options))
  add([await runRules(houses)])
  add(await remind(large, options.port + 1))
  add([await addLearners(large.world)])
  add(await answerInCourse(large.world, options.milliseconds))
  return rows
}
