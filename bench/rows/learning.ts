import { createLearning, fillLearning } from '../lib/fill-learning.ts'
import { addManager, addPerson } from '../lib/people.ts'
import type { Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'
import { addLearners, remind, runRules } from './learning-jobs.ts'
import { answerInCourse } from './p2-learning.ts'
import { listLearning, type Rates, readBoards } from './p7-learning.ts'
import { reportLearning } from './p8-learning.ts'

interface Options {
  /** Free ports: one for the limit, one for a second server. */
  readonly port: number
  readonly milliseconds: number
  readonly million: number
  readonly courses: number
}

/** Learning at 100, 1,000 and a million people: what people look at, what they write, and what runs in the background. */
export async function measureLearning(world: World, { port, milliseconds, million, courses }: Options): Promise<Row[]> {
  await keepNoon(world)
  const top = await addManager(world)
  const learner = await addPerson(world, 'Learner')
  const learning = await createLearning(world, courses)
  const viewers = { top, learner }
  await fillLearning(world, top, learning, 100)
  await world.deckle.call('POST', `/users/${learner.id}/update/manager`, { manager: top.id })
  const rows: Row[] = []
  let [boards, lists, reports, rules]: [Rates, Rates, Rates, number | null] = [new Map(), new Map(), new Map(), null]
  for (const size of [100, 1000, million]) {
    console.log(`Filling ${size.toLocaleString('en')} people with five courses each …`)
    await fillLearning(world, top, learning, size)
    if (size !== 1000) {
      const found = await readBoards(world, learning, viewers, { milliseconds, size, before: boards })
      boards = found.rates
      rows.push(...found.rows)
    }
    if (size === 100) continue
    const listed = await listLearning(world, learning, viewers, { port, milliseconds, size, before: lists })
    const reported = await reportLearning(world, learning, viewers, { milliseconds, size, before: reports })
    const ran = await runRules(world, learning, top, { size, before: rules })
    ;[lists, reports, rules] = [listed.rates, reported.medians, ran.milliseconds]
    rows.push(...listed.rows, ...reported.rows, ran.row)
  }
  await world.database.query('update course_rules set active = false')
  rows.push(
    ...(await remind(world, port + 1, million)),
    await addLearners(world),
    ...(await answerInCourse(world, milliseconds)),
  )
  return rows
}

/** People who are added live where it is noon: they are reminded by day. */
async function keepNoon({ database }: World): Promise<void> {
  const ahead = 12 - new Date().getUTCHours()
  const zone = ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
  await database.query(`alter table users alter column time_zone set default '${zone}'`)
}
