import type { Asker, World } from '../worlds.ts'
import { type Row, sorted } from './asked.ts'
import { inTree, levelCounts, levelsSeen } from './competencies.ts'
import { enrolmentRow, isOpen, personRow } from './learning-reports.ts'
import { gapOf } from './learner.ts'
import { byName, learningOf, memberRow, teamEnrolments } from './people-reports.ts'
import { isBelow, nameOf, type User } from './reach.ts'

const DAY = 86_400_000

const membersOf = ({ raw, ...world }: World, managerId: string): User[] =>
  raw.users.filter(
    ({ id, active, deleted_at }) => active && deleted_at === null && isBelow({ ...world, raw }, id, managerId),
  )

/** Overdue; or something due within three days, or not seen for a week. */
function stateOf(world: World, user: User): 'overdue' | 'at_risk' | '' {
  const open = learningOf(world, user.id).filter(isOpen)
  const [due] = sorted(
    open.flatMap(({ due_at }) => due_at ?? []),
    Number,
  )
  if (open.length === 0) return ''
  if (due && due < world.now) return 'overdue'
  const isSoon = due !== undefined && due.getTime() < world.now.getTime() + 3 * DAY
  return isSoon || (user.last_seen_at ?? user.created_at).getTime() < world.now.getTime() - 7 * DAY ? 'at_risk' : ''
}

export function teamOverview(world: World, managerId: string): Row[] {
  const states = membersOf(world, managerId).map((user) => stateOf(world, user))
  return [
    {
      people: states.length,
      people_overdue: states.filter((one) => one === 'overdue').length,
      people_at_risk: states.filter((one) => one === 'at_risk').length,
      ...enrolmentRow(teamEnrolments(world, managerId)),
    },
  ]
}

export const teamMembers = (world: World, managerId: string): Row[] =>
  byName(membersOf(world, managerId)).map((user) => memberRow(world, user))

export const teamTotals = (world: World, managerId: string): Row => enrolmentRow(teamEnrolments(world, managerId))

export function teamCourses(world: World, managerId: string): Row[] {
  const all = teamEnrolments(world, managerId)
  const courses = world.raw.courses.filter(({ id }) => all.some(({ course_id }) => course_id === id))
  return sorted(
    courses,
    ({ title }) => title.toLowerCase(),
    ({ id }) => id,
  ).map(({ id, title }) => ({
    course_id: id,
    course: title,
    ...enrolmentRow(all.filter(({ course_id }) => course_id === id)),
  }))
}

export function teamCompare(world: World, managerId: string): Row[] {
  const present = world.raw.users.filter(({ deleted_at }) => deleted_at === null)
  const managers = present.filter(
    ({ id, manager_id }) => manager_id === managerId && present.some((one) => one.manager_id === id),
  )
  return byName(managers).map((user) => ({
    user_id: user.id,
    user: nameOf(user),
    ...enrolmentRow(teamEnrolments(world, user.id)),
  }))
}

type Competency = World['raw']['competencies'][number]

const levelsOf = (world: World, by: Asker, { id }: Competency) =>
  levelsSeen(world, { by, from: null, to: null, tz: 'UTC', conditions: [] }).filter(
    ({ competency }) => competency.id === id,
  )

const decksOf = ({ raw }: World, { id }: Competency) =>
  raw.competency_decks.filter(({ competency_id }) => competency_id === id)

export const competencyOverview = (world: World, by: Asker, competency: Competency): Row[] => [
  {
    competency: competency.name,
    decks: decksOf(world, competency).length,
    threshold: competency.threshold,
    ...levelCounts(levelsOf(world, by, competency)),
  },
]

/** The least first. */
export const competencyLearners = (world: World, by: Asker, competency: Competency): Row[] =>
  sorted(
    levelsOf(world, by, competency),
    ({ percentage }) => percentage,
    ({ user }) => user.id,
  ).map(({ user, level, percentage }) => ({
    ...personRow(world, user),
    level: competency.scale[level],
    percentage,
    gap: gapOf(percentage, competency.threshold),
    changed_at: world.now.toISOString(),
  }))

/** Of the competency and of those below it that decks count for. */
export const competencyGaps = (world: World, by: Asker, competency: Competency): Row[] =>
  inTree(world)
    .filter((one) => decksOf(world, one).length > 0 && (one.id === competency.id || one.parent_id === competency.id))
    .map((one) => {
      const levels = levelsOf(world, by, one)
      const counts = levelCounts(levels)
      const courses = world.raw.courses.filter(
        ({ status, deleted_at, published }) =>
          status === 'published' && deleted_at === null && published?.competencies.includes(one.id),
      )
      return {
        competency_id: one.id,
        competency: one.name,
        measured: levels.length,
        below: levels.filter(({ level }) => level < 2).length,
        percentage: counts['percentage'],
        gap: levels.length === 0 ? null : gapOf(counts['percentage'] as number, one.threshold),
        courses: sorted(courses, ({ title }) => title.toLowerCase())
          .map(({ title }) => title)
          .join('; '),
      }
    })
