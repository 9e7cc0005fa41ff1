import type { House, Houses, Options } from '../lib/houses.ts'
import { requestBytes, runLoad } from '../lib/load.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
import { count, ms, ratio, type Row } from '../lib/table.ts'

/** Milliseconds that a report may take, and the growth from a thousand people to a million (performance.md). */
const mostMilliseconds = 5
const mostGrowth = 1.3

type Report = readonly [what: string, path: string, who: 'admin' | 'manager' | 'learner']

/** Reports from what is counted when it is written: a line a path. */
const reportsOf = ({ learning: { courses, competencies, topicId }, top, learner }: House): readonly Report[] => {
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

/** P8: reports of learning, one connection. */
export async function reportLearning({ small, large }: Houses, { milliseconds }: Options): Promise<Row[]> {
  const rows: Row[] = []
  const reports = { small: reportsOf(small), large: reportsOf(large) }
  const load = (house: House, [, path, who]: Report) => {
    const headers = { admin: house.world.deckle.headers, manager: house.top.headers, learner: house.learner.headers }
    const bytes = requestBytes('GET', `/api/v2${path}`, headers[who])
    return () =>
      runLoad({ port: house.world.deckle.port, connections: 1, milliseconds: milliseconds / 3, next: () => bytes })
  }
  for (const [at, report] of reports.large.entries()) {
    const former = reports.small[at] ?? report
    const results = await interleave({ large: load(large, report), small: load(small, former) }, 5)
    const median = (which: 'large' | 'small') => medianOf((results[which] ?? []).map(({ p50 }) => p50))
    const failed = Object.values(results)
      .flat()
      .reduce((sum, one) => sum + one.failed, 0)
    const growth = median('large') / median('small')
    rows.push({
      id: 'P8',
      what: `report: ${report[0]}, ${count(large.people)} people${failed > 0 ? `, ${failed} FAILED` : ''}`,
      deckle: ms(median('large')),
      limit: `${ms(median('small'))} of 1,000`,
      ratio: ratio(growth),
      reach: `≤ ${mostMilliseconds} ms; ≤ ${mostGrowth} of 1,000's`,
      reached: failed === 0 && median('large') <= mostMilliseconds && growth <= mostGrowth,
    })
  }
  return rows
}
