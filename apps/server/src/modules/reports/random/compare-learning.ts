import { expect } from 'vitest'
import type { CallName, TestApp } from '../../../test/app.ts'
import { anyDays } from '../../../test/worlds/ask.ts'
import { expectSame, readAll } from '../../../test/worlds/compare.ts'
import type { Row } from '../../../test/worlds/second/asked.ts'
import {
  courseFunnel,
  courseLearners,
  courseOverview,
  courseScores,
  courseTopics,
  topicDecks,
  topicOverview,
} from '../../../test/worlds/second/course.ts'
import {
  learnerCompetencies,
  learnerCourses,
  learnerOverview,
  learnerTimeline,
} from '../../../test/worlds/second/learner.ts'
import { isManager, reaches, statusOfCourse, userOf } from '../../../test/worlds/second/reach.ts'
import {
  competencyGaps,
  competencyLearners,
  competencyOverview,
  teamCompare,
  teamCourses,
  teamMembers,
  teamOverview,
  teamTotals,
} from '../../../test/worlds/second/teams.ts'
import { type Asker, askers, type World } from '../../../test/worlds/worlds.ts'

interface Ask {
  readonly by: Asker
  readonly id: string
  readonly status: number
  readonly query?: Row
  readonly compute: () => readonly Row[]
  readonly totals?: () => Row
}

/** What somebody reaches is as computed; the others are refused, or it is not there. */
async function compare(
  test: TestApp,
  world: World,
  call: string,
  { by, id, status, query = {}, compute, totals }: Ask,
): Promise<void> {
  const name = `learning_reports.${call}` as CallName
  const what = { seed: world.seed, zone: world.zone, call, by, id, query }
  const asked = { as: world.as[by], params: { id } }
  if (status !== 200) {
    const plain = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null))
    expect((await test.call(name, { ...asked, query: plain })).status, JSON.stringify(what)).toBe(status)
    return
  }
  const found = await readAll(test, name, { ...asked, query }, world.dice)
  expectSame(found.rows, compute(), what)
  if (totals) expectSame([found.totals], [totals()], what)
}

/** One's own, those below, or everyone's. */
export async function compareLearners(test: TestApp, world: World): Promise<void> {
  const { dice, people } = world
  for (const call of ['learnerOverview', 'learnerCourses', 'learnerTimeline', 'learnerCompetencies'] as const) {
    const by = dice.pick(askers)
    const { id } = dice.chance(0.3) ? people[by] : dice.pick(people.all)
    const user = userOf(world, id)
    if (!user) continue
    const isSeen = user.deleted_at === null && (id === people[by].id || reaches(world, by, id))
    const days = anyDays(world)
    const compute = {
      learnerOverview: () => learnerOverview(world, user),
      learnerCourses: () => learnerCourses(world, user),
      learnerTimeline: () => learnerTimeline(world, user, { by, ...days, conditions: [] }),
      learnerCompetencies: () => learnerCompetencies(world, user),
    }[call]
    await compare(test, world, call, {
      by,
      id,
      status: isSeen ? 200 : 404,
      compute,
      ...(call === 'learnerTimeline' && { query: days }),
    })
  }
}

export async function compareTeams(test: TestApp, world: World): Promise<void> {
  const { dice, people } = world
  for (const [call, compute] of Object.entries({ teamOverview, teamMembers, teamCourses, teamCompare })) {
    const by = dice.pick(askers)
    const { id } = dice.chance(0.5) ? people[by] : dice.pick(people.all)
    const isThere = userOf(world, id)?.deleted_at === null
    const status =
      by !== 'admin' && !isManager(by) ? 403 : isThere && reaches(world, by, id, { self: true }) ? 200 : 404
    const hasTotals = call === 'teamCourses' || call === 'teamCompare'
    const totals = hasTotals ? { totals: () => teamTotals(world, id) } : {}
    await compare(test, world, call, { by, id, status, compute: () => compute(world, id), ...totals })
  }
}

export async function compareCourses(test: TestApp, world: World): Promise<void> {
  const { dice, raw } = world
  const computed = { courseOverview, courseTopics, courseLearners, courseFunnel, courseScores }
  for (const [call, compute] of Object.entries(computed)) {
    const by = dice.pick(askers)
    const course = dice.pick(raw.courses)
    await compare(test, world, call, {
      by,
      id: course.id,
      status: statusOfCourse(world, by, course),
      compute: () => compute(world, by, course),
    })
  }
  for (const [call, compute] of Object.entries({ topicOverview, topicDecks })) {
    const by = dice.pick(askers)
    const course = dice.pick(raw.courses)
    const topic = dice.pick(['t1', 't2'])
    const status = statusOfCourse(world, by, course)
    await compare(test, world, call, {
      by,
      id: topic,
      status,
      query: { course_id: course.id },
      compute: () => compute(world, by, course, topic),
    })
  }
}

export async function compareCompetencies(test: TestApp, world: World): Promise<void> {
  const { dice, raw } = world
  for (const [call, compute] of Object.entries({ competencyOverview, competencyLearners, competencyGaps })) {
    const by = dice.pick(askers)
    const competency = dice.pick(raw.competencies)
    const status = by === 'admin' || isManager(by) ? 200 : 403
    await compare(test, world, call, {
      by,
      id: competency.id,
      status,
      compute: () => compute(world, by, competency),
    })
  }
}
