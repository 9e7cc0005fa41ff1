import type { World } from '../worlds.ts'
import { type Asked, isoOf, isWithin, meanOfTenths, type Row, sorted } from './asked.ts'
import { inTree, levelOf } from './competencies.ts'
import { isLive, isOpen, isOverdue } from './learning-reports.ts'
import { learningOf, streakOf } from './people-reports.ts'
import type { User } from './reach.ts'

type Certificate = World['raw']['certificates'][number]
const holds = ({ revoked_at, replaced_by }: Certificate): boolean => revoked_at === null && replaced_by === null

const certificatesOf = ({ raw }: World, user: User) => raw.certificates.filter(({ user_id }) => user_id === user.id)

export function learnerOverview(world: World, user: User): Row[] {
  const all = learningOf(world, user.id)
  const count = (status: string) => all.filter((one) => one.status === status).length
  const points = world.raw.points.filter(({ user_id }) => user_id === user.id)
  return [
    {
      courses: all.length,
      open: all.filter(isOpen).length,
      overdue: all.filter((one) => isOverdue(world, one)).length,
      passed: count('passed'),
      failed: count('failed'),
      expired: count('expired'),
      percentage: meanOfTenths(all.map(({ percentage }) => percentage)),
      certificates: certificatesOf(world, user).filter(holds).length,
      points: points.reduce((sum, { amount }) => sum + amount, 0),
      streak: streakOf(world, user.id),
      last_seen:
        all
          .flatMap(({ seen_on }) => seen_on ?? [])
          .sort()
          .at(-1) ?? null,
    },
  ]
}

const courseOf = ({ raw }: World, id: string) => raw.courses.find((course) => course.id === id)

export const learnerCourses = (world: World, user: User): Row[] =>
  sorted(
    learningOf(world, user.id),
    ({ enrolled_at }) => Number(enrolled_at),
    ({ course_id }) => course_id,
  )
    .reverse()
    .map((one) => {
      const certificates = certificatesOf(world, user).filter(
        (certificate) => certificate.course_id === one.course_id && holds(certificate),
      )
      return {
        course_id: one.course_id,
        course: courseOf(world, one.course_id)?.title,
        status: one.waived === null ? one.status : 'waived',
        overdue: isOverdue(world, one),
        percent: one.percent,
        percentage: one.percentage,
        enrolled_at: isoOf(one.enrolled_at),
        started_at: isoOf(one.started_at),
        completed_at: isoOf(one.completed_at),
        due_at: isoOf(one.due_at),
        expires_at: isoOf(one.expires_at),
        last_seen: one.seen_on,
        certificate: sorted(certificates, ({ issued_at }) => -Number(issued_at))[0]?.number ?? '',
      }
    })

interface Happened {
  readonly at: Date | null
  /** What things at once are ordered by. */
  readonly key: string
  readonly row: Row
}

const blank = {
  course_id: null,
  course: '',
  deck_id: null,
  deck: '',
  competency: '',
  level: '',
  percentage: null,
  certificate: '',
}

function inCourses(world: World, user: User): Happened[] {
  return learningOf(world, user.id).flatMap((one) => {
    const course = { course_id: one.course_id, course: courseOf(world, one.course_id)?.title }
    const happened = (event: string, at: Date | null, percentage: number | null = null): Happened => ({
      at,
      key: event + one.course_id,
      row: { ...blank, event, ...course, percentage },
    })
    const end = [one.status, one.expired_from].find((came) => came === 'passed' || came === 'failed') ?? null
    return [
      happened('enrolled', one.enrolled_at),
      happened('started', one.started_at),
      ...(end === null ? [] : [happened(end, one.completed_at, one.percentage)]),
    ]
  })
}

function elsewhere(world: World, user: User): Happened[] {
  const { raw } = world
  const isMine = (row: { readonly user_id: string }) => row.user_id === user.id
  return [
    ...raw.learner_decks.filter(isMine).flatMap(({ completed_at, course_id, deck_id, percentage, round }) => {
      const course = courseOf(world, course_id)
      const deck = raw.decks.find(({ id }) => id === deck_id)?.name
      return course && isLive(course)
        ? [
            {
              at: completed_at,
              key: `deck${course_id}${deck_id}${round}`,
              row: { ...blank, event: 'deck', course_id, course: course.title, deck_id, deck, percentage },
            },
          ]
        : []
    }),
    ...raw.certificates.filter(isMine).flatMap(({ issued_at, course_id, course, percentage, number, revoked_at }) =>
      revoked_at === null
        ? [
            {
              at: issued_at,
              key: `certificate${number}`,
              row: { ...blank, event: 'certificate', course_id, course, percentage, certificate: number },
            },
          ]
        : [],
    ),
    ...raw.competency_history.filter(isMine).map(({ id: key, changed_at, competency_id, level, percentage }) => {
      const found = raw.competencies.find(({ id }) => id === competency_id)
      return {
        at: changed_at,
        key: `level${key}`,
        row: { ...blank, event: 'level', competency: found?.name, level: found?.scale[level], percentage },
      }
    }),
  ]
}

/** The newest first; of those at once, by event. */
export const learnerTimeline = (world: World, user: User, asked: Asked): Row[] =>
  sorted(
    [...inCourses(world, user), ...elsewhere(world, user)].flatMap(({ at, key, row }) =>
      at !== null && isWithin(asked, at) ? [{ at, key, row }] : [],
    ),
    ({ at }) => Number(at),
    ({ key }) => key,
  )
    .reverse()
    .map(({ at, row }) => ({ at: isoOf(at), ...row }))

export const gapOf = (percentage: number | null, threshold: number): number =>
  Math.max(0, Math.round((threshold - (percentage ?? 0)) * 10) / 10)

export const learnerCompetencies = (world: World, user: User): Row[] =>
  inTree(world)
    .filter(({ id }) => world.raw.competency_decks.some(({ competency_id }) => competency_id === id))
    .map((competency) => {
      const found = levelOf(world, user, competency)
      return {
        competency_id: competency.id,
        competency: competency.name,
        level: competency.scale[found?.level ?? 0],
        percentage: found?.percentage ?? null,
        threshold: competency.threshold,
        gap: gapOf(found?.percentage ?? null, competency.threshold),
        changed_at: found ? isoOf(world.now) : null,
      }
    })
