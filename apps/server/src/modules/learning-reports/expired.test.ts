import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuildCounts } from '../../stored-counts.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { makeLearnerCourse } from '../../test/learner-courses.ts'
import { learnersOf, wrong } from '../../test/learners.ts'
import { transaction } from '../../db/transaction.ts'
import { listCountFaults } from '../enrolments/counts/queries.ts'
import { changeEnrolments } from '../enrolments/index.ts'

let test: TestApp
let head: Person
let course: Awaited<ReturnType<typeof makeLearnerCourse>>
const { enrolled, completed } = learnersOf(() => test)

/** Two of one team, one of whom has passed and one failed, before both expired. */
let passed: Person
let failed: Person

beforeAll(async () => {
  test = await createTestApp()
  head = await test.signedIn('Admin')
  const { clientId } = head
  const lead = await test.signedIn('Manager', { clientId, manager_id: head.userId })
  course = await makeLearnerCourse(test, head, { topics: [1], change: { passingPercentage: 60 } })
  const member = () => test.signedIn('Learner', { clientId, manager_id: lead.userId })
  ;[passed, failed] = [await member(), await member()]
  for (const person of [passed, failed]) {
    await enrolled(person, course)
    for (const { id } of course.decks) await completed(person, course, id, person === failed ? wrong : undefined)
  }
  await transaction(test.deps.db, (trx) =>
    changeEnrolments(
      trx,
      { clientId, courseId: course.id, userIds: [passed.userId, failed.userId] },
      { type: 'expire' },
    ),
  )
})
afterAll(() => test.close())

const figures = expect.objectContaining({ enrolled: 2, passed: 0, failed: 0, expired: 2, completion_rate: 50 })

describe('of two that expired, only the one that was passed is completed', () => {
  it('in a course, and in its funnel', async () => {
    const params = { id: course.id }
    const overview = await test.call('learning_reports.courseOverview', { as: head, params, query: {} })
    expect(overview.body.report.rows).toEqual([figures])
    const funnel = await test.call('learning_reports.courseFunnel', { as: head, params, query: {} })
    expect(funnel.body.report.rows.at(-1)).toMatchObject({ step: 'passed', reached: 1, completed: 1, share: 50 })
    const { counts } = (await test.call('learners.list', { as: head, params, query: {} })).body
    expect(counts).toEqual({ enrolled: 2, started: 2, passed: 0, failed: 0, expired: 2, score: 50 })
  })

  it.each(['teamOverview', 'teamCourses', 'teamCompare'] as const)('in a team: %s', async (name) => {
    const params = { id: head.userId }
    const { report } = (await test.call(`learning_reports.${name}`, { as: head, params, query: {} })).body
    expect(report.rows).toEqual([figures])
  })

  it.each([
    ['enrolments', {}],
    ['enrolments', { from: '2020-01-01' }],
    ['completions', { group_by: 'course' }],
    ['team_progress', {}],
  ])('in the report %s %j', async (report, query) => {
    const { body } = await test.call('reports.show', { as: head, params: { report }, query })
    expect(body.report.rows.length).toBeGreaterThan(0)
    for (const row of body.report.rows) expect(row).toEqual(figures)
  })

  it('in what learners have done', async () => {
    const ends = async ({ userId: id }: Person) => {
      const { report } = (await test.call('learning_reports.learnerTimeline', { as: head, params: { id }, query: {} }))
        .body
      return report.rows.map(({ event }) => event).filter((event) => event === 'passed' || event === 'failed')
    }
    expect([await ends(passed), await ends(failed)]).toEqual([['passed'], ['failed']])
  })

  it('as counted anew', async () => {
    expect(await listCountFaults(test.deps.db)).toEqual([])
    expect(await rebuildCounts(test.deps.db, test.deps.now())).toEqual([])
  })
})
