import type { World } from '../worlds.ts'
import { type Asked, dayOf, isoOf, meanOfTenths, type Row, type Second, share, sorted } from './asked.ts'
import { daysSince, enrolmentRow, isLive, isOpen, isOverdue, personRow } from './learning-reports.ts'
import { isBelow, isMatching, meOf, nameOf, reaches, type User } from './reach.ts'

export const byName = (users: readonly User[]) =>
  sorted(
    users,
    ({ first_name, last_name }) => `${first_name} ${last_name}`.toLowerCase(),
    ({ id }) => id,
  )

/** Active people whom somebody may list. */
export const seenPeople = (world: World, { by, conditions }: Asked): User[] =>
  world.raw.users.filter(
    (user) =>
      user.active && user.deleted_at === null && reaches(world, by, user.id) && isMatching(world, conditions, user),
  )

/** Days on which people were seen. */
function seenDays(world: World, asked: Asked, people: readonly User[]) {
  const ids = new Set(people.map(({ id }) => id))
  return world.raw.active_months
    .filter(({ user_id }) => ids.has(user_id))
    .flatMap(({ user_id, month, quarters }) => {
      const places = [...quarters].flatMap((bit, at) => (bit === '1' ? [at] : []))
      const moments = places.map((at) => new Date(Date.parse(month) + at * 900_000))
      return [...new Set(moments.map((at) => dayOf(asked, at)))].map((day) => ({ user_id, day }))
    })
    .filter(({ day }) => (asked.from === null || day >= asked.from) && (asked.to === null || day <= asked.to))
}

function activeBy(world: World, asked: Asked, unit: 'day' | 'month'): Row[] {
  const seen = seenDays(world, asked, seenPeople(world, asked)).map(({ user_id, day }) => ({
    user_id,
    key: unit === 'day' ? day : day.slice(0, 7),
  }))
  const keys = [...new Set(seen.map(({ key }) => key))].sort()
  return keys.map((key) => ({
    [unit]: key,
    people: new Set(seen.filter((one) => one.key === key).map(({ user_id }) => user_id)).size,
  }))
}

export const learningOf = ({ raw }: World, userId: string) =>
  raw.enrolments.filter(
    (one) =>
      one.user_id === userId &&
      one.removed === null &&
      raw.courses.some((course) => course.id === one.course_id && isLive(course)),
  )

const earliest = (dates: readonly (Date | null)[]): Date | null =>
  sorted(
    dates.filter((date) => date !== null),
    Number,
  )[0] ?? null

export function memberRow(world: World, user: User): Row {
  const all = learningOf(world, user.id)
  const count = (status: string) => all.filter((one) => one.status === status).length
  return {
    ...personRow(world, user),
    open: all.filter(isOpen).length,
    overdue: all.filter((one) => isOverdue(world, one)).length,
    passed: count('passed'),
    failed: count('failed'),
    expired: count('expired'),
    percent: meanOfTenths(all.map(({ percent }) => percent)),
    percentage: meanOfTenths(all.map(({ percentage }) => percentage)),
    next_due_at: isoOf(earliest(all.filter(isOpen).map(({ due_at }) => due_at))),
    last_seen_at: isoOf(user.last_seen_at),
  }
}

/** Enrolments of everyone below, outside the bin. */
export const teamEnrolments = (world: World, managerId: string) =>
  world.raw.users
    .filter(({ id, deleted_at }) => deleted_at === null && isBelow(world, id, managerId))
    .flatMap(({ id }) => learningOf(world, id))

const leadsSomebody = ({ raw }: World, { id }: User) =>
  raw.users.some(({ manager_id, deleted_at }) => manager_id === id && deleted_at === null)

function inactive(world: World, asked: Asked): Row[] {
  const since = asked.from === null ? new Date(world.now.getTime() - 30 * 86_400_000) : startOf(asked.tz, asked.from)
  const unseen = seenPeople(world, asked).filter(
    ({ id, last_seen_at }) =>
      (last_seen_at === null || last_seen_at < since) &&
      world.raw.enrolments.some((one) => one.user_id === id && one.removed === null),
  )
  return sorted(
    unseen,
    ({ last_seen_at }) => Number(last_seen_at),
    ({ id }) => id,
  ).map((user) => {
    const { open, next_due_at } = memberRow(world, user)
    return {
      ...personRow(world, user),
      last_seen_at: isoOf(user.last_seen_at),
      days: user.last_seen_at && daysSince(world, user.last_seen_at),
      open,
      next_due_at,
    }
  })
}

/** The first moment of a day, found by halves of hours from the day before on. */
function startOf(tz: string, day: string): Date {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: tz, year: 'numeric', month: '2-digit', day: '2-digit' })
  let at = Date.parse(`${day}T00:00:00Z`) - 86_400_000
  while (format.format(at) < day) at += 900_000
  return new Date(at)
}

function board(world: World, asked: Asked, season: 'forever' | 'month' | 'week'): Row[] {
  const end =
    asked.to === null ? world.now.getTime() : Math.min(world.now.getTime(), Date.parse(`${asked.to}T23:59:59Z`))
  const seasonOf = (at: number) => {
    const day = new Date(at).toISOString().slice(0, 10)
    if (season === 'forever') return ''
    // Monday is the first day of a week.
    return season === 'month'
      ? day.slice(0, 7)
      : new Date(Date.parse(day) - ((new Date(day).getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
  }
  const scores = world.raw.users.flatMap((user) => {
    const own = world.raw.points.filter(
      ({ user_id, earned_at }) => user_id === user.id && seasonOf(earned_at.getTime()) === seasonOf(end),
    )
    return own.length === 0 ? [] : [{ user, points: own.reduce((sum, { amount }) => sum + amount, 0) }]
  })
  return sorted(
    scores,
    ({ points }) => -points,
    ({ user }) => user.id,
  ).map(({ user, points }) => {
    const isShown = !user.hides_name || user.id === meOf(world, asked.by)
    const rank = scores.filter((one) => one.points > points).length + 1
    return {
      rank,
      user_id: isShown ? user.id : null,
      user: isShown ? nameOf(user) : '',
      points,
      streak: streakOf(world, user.id),
    }
  })
}

/** Days one after another that go on: the last may be a day ahead or behind by the person's zone. */
export function streakOf({ raw, now }: World, userId: string): number {
  const streak = raw.learner_streaks.find(({ user_id }) => user_id === userId)
  const oldest = new Date(now.getTime() - 2 * 86_400_000).toISOString().slice(0, 10)
  return streak && streak.last_day >= oldest ? streak.days : 0
}

function storageByUser({ raw }: World): Row[] {
  const rows = raw.users.flatMap((user) => {
    const bytes = raw.media
      .filter((one) => one.owner_id === user.id && one.deleted_at === null)
      .reduce((sum, { size }) => sum + size, 0)
    return bytes === 0 ? [] : [{ user_id: user.id, user: nameOf(user), bytes }]
  })
  return sorted(
    rows,
    ({ bytes }) => bytes,
    ({ user_id }) => user_id,
  ).reverse()
}

export const secondPeopleReports = {
  active_users: {
    day: (world, asked) => activeBy(world, asked, 'day'),
    month: (world, asked) => activeBy(world, asked, 'month'),
    user: (world, asked) => {
      const seen = seenDays(world, asked, seenPeople(world, asked))
      return byName(seenPeople(world, asked)).flatMap((user) => {
        const days = new Set(seen.filter(({ user_id }) => user_id === user.id).map(({ day }) => day)).size
        return days === 0
          ? []
          : [
              {
                ...personRow(world, user),
                license_type: user.license_type,
                days,
                last_seen_at: isoOf(user.last_seen_at),
              },
            ]
      })
    },
  },
  team_progress: {
    team: (world, asked) =>
      byName(seenPeople(world, asked).filter((user) => leadsSomebody(world, user))).map((user) => ({
        team_id: user.id,
        team: nameOf(user),
        ...enrolmentRow(teamEnrolments(world, user.id)),
      })),
    user: (world, asked) => byName(seenPeople(world, asked)).map((user) => memberRow(world, user)),
  },
  inactive_learners: { user: inactive },
  leaderboard: {
    forever: (world, asked) => board(world, asked, 'forever'),
    month: (world, asked) => board(world, asked, 'month'),
    week: (world, asked) => board(world, asked, 'week'),
  },
  storage_usage: {
    kind: ({
      raw: {
        client_storage: [row],
      },
    }) =>
      (['pictures', 'answer_files'] as const).map((kind) => ({
        kind,
        bytes: row?.[kind] ?? 0,
        share: share(row?.[kind] ?? 0, row ? row.pictures + row.answer_files : 0),
      })),
    day: ({ raw }, { from, to }) =>
      sorted(raw.client_usage, ({ day }) => day)
        .filter(({ day }) => (from === null || day >= from) && (to === null || day <= to))
        .map(({ day, space }) => ({ day, bytes: space })),
    user: storageByUser,
  },
} as const satisfies Readonly<Record<string, Second>>
