import type { World } from '../worlds.ts'
import {
  type Asked,
  dayOf,
  isWithin,
  isoOf,
  keysOf,
  meanOfTenths,
  meets,
  monthOf,
  type Row,
  type Second,
  share,
  sorted,
} from './asked.ts'
import { type Course, isMatching, isManager, maySeeCourse, nameOf, reaches, type User, userOf } from './reach.ts'

type Enrolment = World['raw']['enrolments'][number]
export interface Enrolled {
  readonly enrolment: Enrolment
  readonly course: Course
  readonly user: User
}

const ofCourse = ({ conditions }: Asked, id: string) =>
  conditions.filter(({ field }) => field === 'course').every((one) => meets(one, id))

/** Whose enrolments somebody sees: of all, of those below, or in courses that they may edit. */
export function seesLearning(world: World, asked: Asked, course: Course, user: User): boolean {
  const { by, conditions } = asked
  if (user.deleted_at !== null || !ofCourse(asked, course.id)) return false
  const isReached = by === 'admin' || isManager(by) ? reaches(world, by, user.id) : maySeeCourse(world, by, course)
  return (
    isReached &&
    isMatching(
      world,
      conditions.filter(({ field }) => field !== 'course'),
      user,
    )
  )
}

export const isLive = ({ deleted_at, status }: Course): boolean => deleted_at === null && status !== 'draft'

export const enrolledIn = (world: World, asked: Asked): Enrolled[] =>
  world.raw.enrolments.flatMap((enrolment) => {
    const course = world.raw.courses.find(({ id }) => id === enrolment.course_id)
    const user = userOf(world, enrolment.user_id)
    if (!course || !user || enrolment.removed !== null || !isLive(course)) return []
    return seesLearning(world, asked, course, user) ? [{ enrolment, course, user }] : []
  })

export const wasPassed = ({ status, expired_from }: Pick<Enrolment, 'status' | 'expired_from'>): boolean =>
  status === 'passed' || expired_from === 'passed'

/** Of enrolments: how many are in which state. */
export function enrolmentRow(enrolments: readonly Pick<Enrolment, 'status' | 'expired_from' | 'percentage'>[]): Row {
  const count = (...statuses: readonly string[]) => enrolments.filter(({ status }) => statuses.includes(status)).length
  return {
    enrolled: enrolments.length,
    started: enrolments.length - count('assigned'),
    passed: count('passed'),
    failed: count('failed'),
    expired: count('expired'),
    completion_rate: share(enrolments.filter(wasPassed).length, enrolments.length),
    percentage: meanOfTenths(enrolments.map(({ percentage }) => percentage)),
  }
}

const byTitle = (courses: readonly Course[]) =>
  sorted(
    [...new Set(courses)],
    ({ title }) => title.toLowerCase(),
    ({ id }) => id,
  )

const begun = (world: World, asked: Asked) =>
  enrolledIn(world, asked).filter(({ enrolment }) => isWithin(asked, enrolment.enrolled_at))

export function enrolmentsByCourse(world: World, asked: Asked): Row[] {
  const all = begun(world, asked)
  return byTitle(all.map(({ course }) => course)).map((course) => ({
    course_id: course.id,
    course: course.title,
    ...enrolmentRow(all.filter((one) => one.course === course).map(({ enrolment }) => enrolment)),
  }))
}

function countedBy(rows: readonly Date[] | readonly string[], keyOf: (row: never) => string) {
  const keys = (rows as readonly never[]).map(keyOf)
  return keysOf(keys, (key) => key).map((key) => ({ key, count: keys.filter((one) => one === key).length }))
}

function enrolmentsBy(world: World, asked: Asked, column: string, keyOf: (enrolment: Enrolment) => string): Row[] {
  const keys = begun(world, asked).map(({ enrolment }) => keyOf(enrolment))
  return countedBy(keys, (key) => key).map(({ key, count }) => ({
    [column]: key,
    enrolled: count,
    ...((column === 'status' || column === 'source') && { share: share(count, keys.length) }),
  }))
}

export const isOpen = ({ status, waived }: Enrolment): boolean =>
  (status === 'assigned' || status === 'in_progress') && waived === null
export const isOverdue = ({ now }: World, one: Enrolment): boolean =>
  isOpen(one) && one.due_at !== null && one.due_at < now

const overdueIn = (world: World, asked: Asked) =>
  enrolledIn(world, asked).filter(
    ({ enrolment, user }) =>
      user.active && isOverdue(world, enrolment) && enrolment.due_at !== null && isWithin(asked, enrolment.due_at),
  )

export const personRow = (world: World, user: User): Row => ({
  user_id: user.id,
  user: nameOf(user),
  email: user.email,
  manager: nameOf(userOf(world, user.manager_id)),
})

const DAY = 86_400_000
export const daysSince = ({ now }: World, at: Date): number => Math.floor((now.getTime() - at.getTime()) / DAY)

function issuedIn(world: World, asked: Asked) {
  return world.raw.certificates.flatMap((certificate) => {
    const course = world.raw.courses.find(({ id }) => id === certificate.course_id)
    const user = userOf(world, certificate.user_id)
    if (!course || !user || certificate.replaced_by !== null || !isWithin(asked, certificate.issued_at)) return []
    return seesLearning(world, asked, course, user) ? [{ certificate, course, user }] : []
  })
}

const stateOf = ({ now }: World, { revoked_at, valid_until }: World['raw']['certificates'][number]) =>
  revoked_at !== null ? 'revoked' : valid_until !== null && valid_until <= now ? 'expired' : 'valid'

export const secondLearningReports = {
  enrolments: {
    course: enrolmentsByCourse,
    status: (world, asked) =>
      enrolmentsBy(world, asked, 'status', ({ status, waived }) => (waived === null ? status : 'waived')),
    source: (world, asked) => enrolmentsBy(world, asked, 'source', ({ source }) => source),
    day: (world, asked) => enrolmentsBy(world, asked, 'day', ({ enrolled_at }) => dayOf(asked, enrolled_at)),
    month: (world, asked) => enrolmentsBy(world, asked, 'month', ({ enrolled_at }) => monthOf(asked, enrolled_at)),
  },
  overdue: {
    user: (world, asked) =>
      sorted(
        overdueIn(world, asked),
        ({ enrolment }) => Number(enrolment.due_at),
        ({ course }) => course.id,
        ({ user }) => user.id,
      ).map(({ enrolment, course, user }) => ({
        ...personRow(world, user),
        course_id: course.id,
        course: course.title,
        due_at: isoOf(enrolment.due_at),
        days: daysSince(world, enrolment.due_at as Date),
        percent: enrolment.percent,
      })),
    course: (world, asked) => {
      const all = overdueIn(world, asked)
      const rows = [...new Set(all.map(({ course }) => course))].map((course) => ({
        course_id: course.id,
        course: course.title,
        overdue: all.filter((one) => one.course === course).length,
      }))
      return sorted(
        rows,
        ({ overdue }) => -overdue,
        ({ course_id }) => course_id,
      )
    },
    team: (world, asked) => {
      const all = overdueIn(world, asked)
      const rows = [...new Set(all.map(({ user }) => user.manager_id))].map((team_id) => ({
        team_id,
        team: nameOf(userOf(world, team_id)),
        overdue: all.filter(({ user }) => user.manager_id === team_id).length,
      }))
      return sorted(
        rows,
        ({ overdue }) => -overdue,
        ({ team_id }) => team_id ?? '~',
      )
    },
  },
  certificates: {
    certificate: (world, asked) =>
      sorted(
        issuedIn(world, asked),
        ({ certificate }) => Number(certificate.issued_at),
        ({ certificate }) => certificate.id,
      )
        .reverse()
        .map(({ certificate, course, user }) => ({
          certificate: certificate.number,
          ...personRow(world, user),
          course_id: course.id,
          course: certificate.course,
          percentage: certificate.percentage,
          issued_at: isoOf(certificate.issued_at),
          valid_until: isoOf(certificate.valid_until),
          state: stateOf(world, certificate),
        })),
    course: (world, asked) => {
      const all = issuedIn(world, asked)
      return byTitle(all.map(({ course }) => course)).map((course) => {
        const states = all.filter((one) => one.course === course).map(({ certificate }) => stateOf(world, certificate))
        const count = (state: string) => states.filter((one) => one === state).length
        return {
          course_id: course.id,
          course: course.title,
          issued: states.length,
          valid: count('valid'),
          expired: count('expired'),
          revoked: count('revoked'),
        }
      })
    },
    day: (world, asked) =>
      countedBy(
        issuedIn(world, asked).map(({ certificate }) => certificate.issued_at),
        (at: Date) => dayOf(asked, at),
      ).map(({ key, count }) => ({ day: key, issued: count })),
    month: (world, asked) =>
      countedBy(
        issuedIn(world, asked).map(({ certificate }) => certificate.issued_at),
        (at: Date) => monthOf(asked, at),
      ).map(({ key, count }) => ({ month: key, issued: count })),
  },
} as const satisfies Readonly<Record<string, Second>>
