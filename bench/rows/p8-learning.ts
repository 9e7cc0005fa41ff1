import type { Learning } from '../lib/fill-learning.ts'
import { requestBytes, runLoad } from '../lib/load.ts'
import { medianOf } from '../lib/rounds.ts'
import { count, ms, ratio, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'
import type { Viewers } from './p7-learning.ts'

/** Milliseconds that a report may take, and the growth from a thousand people to a million (performance.md). */
const mostMilliseconds = 5
const mostGrowth = 1.3

type Report = readonly [what: string, path: string, who: 'admin' | 'manager' | 'learner']

/** Reports from what is counted when it is written: a line a path. */
const reports = ({ courses, competencies, topicId }: Learning, { top, learner }: Viewers): readonly Report[] => {
  const course = `/analytics/${courses[0]?.id}/course`
  const team = `/analytics/${top.id}/team`
  const person = `/analytics/${learner.id}/learner`
  const skill = `/analytics/${competencies[0]}/competency`
  return [
    ['a course', `${course}/overview`, 'admin'],
    ['topics of a course', `${course}/topics`, 'admin'],
    ['funnel of a course', `${course}/funnel`, 'admin'],
    ['results in a course', `${course}/scores`, 'admin'],
    ['learners of a course', `${course}/learners`, 'admin'],
    ['a topic', `/analytics/${topicId}/topic/overview?course_id=${courses[0]?.id}`, 'admin'],
    ['a team', `${team}/overview`, 'manager'],
    ['courses of a team', `${team}/courses`, 'manager'],
    ['teams below', `${team}/compare`, 'manager'],
    ['members of a team', `${team}/members`, 'manager'],
    ['how my team stands', '/team/counts', 'manager'],
    ['the heat map of a team', `/competencies/team/${top.id}`, 'manager'],
    ['a competency', `${skill}/overview`, 'admin'],
    ['people of a competency', `${skill}/learners`, 'admin'],
    ['gaps of a competency', `${skill}/gaps`, 'admin'],
    ['a learner', `${person}/overview`, 'learner'],
    ['courses of a learner', `${person}/courses`, 'learner'],
  ]
}

/** P8: reports of learning, one connection. @param before medians in milliseconds with fewer people */
export async function reportLearning(
  world: World,
  learning: Learning,
  viewers: Viewers,
  { milliseconds, size, before }: { milliseconds: number; size: number; before: ReadonlyMap<string, number> },
): Promise<{ readonly rows: readonly Row[]; readonly medians: ReadonlyMap<string, number> }> {
  const headers = { admin: world.deckle.headers, manager: viewers.top.headers, learner: viewers.learner.headers }
  const medians = new Map<string, number>()
  const rows: Row[] = []
  for (const [what, path, who] of reports(learning, viewers)) {
    const bytes = requestBytes('GET', `/api/v2${path}`, headers[who])
    const results = []
    for (let round = 0; round < 3; round++)
      results.push(
        await runLoad({ port: world.deckle.port, connections: 1, milliseconds: milliseconds / 3, next: () => bytes }),
      )
    const median = medianOf(results.map(({ p50 }) => p50))
    const failed = results.reduce((sum, one) => sum + one.failed, 0)
    const former = before.get(what)
    medians.set(what, median)
    rows.push({
      id: 'P8',
      what: `report: ${what}, ${count(size)} people${failed > 0 ? `, ${failed} FAILED` : ''}`,
      deckle: ms(median),
      limit: '',
      ratio: former === undefined ? '' : `${ratio(median / former)} of 1,000's`,
      reach: former === undefined ? `≤ ${mostMilliseconds} ms` : `≤ ${mostMilliseconds} ms; ≤ ${mostGrowth} of 1,000's`,
      reached: failed === 0 && median <= mostMilliseconds && (former === undefined || median / former <= mostGrowth),
    })
  }
  return { rows, medians }
}
