import { findLost, findWrong, findWronglyReminded } from './audit.ts'
import { until } from '../until.ts'
import { type Servers, startServers } from './servers.ts'
import { addLearner, type Learner, newWay, publishCourse, publishQuiz, takeCourse, type Way } from './take-courses.ts'

const learnerCount = 12
const remindedCount = 1500
/** More than learners get through before the crash. */
const coursesOfRound = 6
const victims = ['servers', 'database'] as const

export interface CrashResult {
  readonly acknowledged: number
  readonly lost: number
  readonly wrong: number
  readonly refused: number
  /** Seconds. */
  readonly slowest: number
}

/**
 * While people take courses at two servers and both look for reminders, kills with SIGKILL by turns the servers and
 * their database. Then all acknowledged must be there; and once all was sent again, each course is passed once, with one
 * certificate, its points and one notification, everyone is reminded once, and all that is counted is what a rebuild
 * counts.
 */
export async function crashLearning(rounds: number): Promise<CrashResult> {
  const servers = await startServers()
  try {
    const house = await furnish(servers)
    const results: CrashResult[] = []
    for (let round = 1; round <= rounds; round++) results.push(await crashOnce(servers, house, round, rounds))
    const sum = (name: keyof CrashResult) => results.reduce((total, one) => total + one[name], 0)
    return {
      acknowledged: sum('acknowledged'),
      lost: sum('lost'),
      wrong: sum('wrong'),
      refused: sum('refused'),
      slowest: Math.max(...results.map(({ slowest }) => slowest)),
    }
  } finally {
    await servers.stop()
  }
}

interface House {
  readonly deckIds: readonly string[]
  readonly learners: readonly Learner[]
}

/** Learners below each other, living where it is noon: reminders are sent by day. */
async function furnish(servers: Servers): Promise<House> {
  const ahead = 12 - new Date().getUTCHours()
  await servers.pool.query(`update clients set plan = 'partner'`)
  await servers.pool.query(
    // timing: hours from UTC, not a duration
    `alter table users alter column time_zone set default 'Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}'`,
  )
  const deckIds = [await publishQuiz(servers.call, 'Beans'), await publishQuiz(servers.call, 'Water')]
  const learners: Learner[] = []
  while (learners.length < learnerCount) learners.push(await addLearner(servers, learners.at(-3)?.id ?? null))
  await servers.pool.query(
    `insert into users (client_id, id, email, username, first_name, last_name, license_type)
     select u.client_id, n.id, n.id || '@meadow.example', n.id::text, 'Bela', 'Rao', 'Learner'
     from users u cross join (select gen_random_uuid() as id from generate_series(1, $2::integer)) n where u.id = $1`,
    [learners[0]?.id, remindedCount],
  )
  return { deckIds, learners }
}

async function crashOnce(servers: Servers, house: House, round: number, rounds: number): Promise<CrashResult> {
  const { pool, call } = servers
  const { deckIds, learners } = house
  const courseIds: string[] = []
  while (courseIds.length < coursesOfRound)
    courseIds.push(await publishCourse(call, `Round ${round}.${courseIds.length}`, deckIds))
  const remindedId = await addReminded(servers, `Reminders ${round}`, deckIds)
  const ways: Way[] = []
  const load = { isOn: true, isKilled: false }
  const refused: unknown[] = []
  const taking = learners.map(async (learner) => {
    for (const courseId of courseIds) {
      if (!load.isOn) return
      const way = newWay(learner, courseId, deckIds)
      ways.push(way)
      await takeCourse(call, way)
    }
  })
  const writers = taking.map((writer) => writer.catch((error: unknown) => load.isKilled || refused.push(error)))
  await lookForReminders(servers)
  const beforeCrash = 60 + Math.random() * 140
  await until('enough is acknowledged', () => countAcknowledged(ways) >= beforeCrash || refused.length > 0)
  const victim = victims[(round - 1) % victims.length] ?? 'servers'
  load.isKilled = true
  const killed = performance.now()
  servers.kill(victim)
  load.isOn = false
  await Promise.all(writers)
  await servers.recover()
  const slowest = (performance.now() - killed) / 1000
  const acknowledged = countAcknowledged(ways)
  const lost = await findLost(pool, ways)
  for (const way of ways) await takeCourse(call, way)
  const looking = await lookForReminders(servers)
  await until('reminders are sent', () => areDone(servers, looking))
  const wrong = [...(await findWrong(pool, ways)), ...(await findWronglyReminded(pool, remindedId))]
  console.log(
    `Learning, round ${round} of ${rounds}: ${victim} killed, ${acknowledged} writes on ${ways.length} ways through courses acknowledged, ${lost.length} lost, ${wrong.length} wrong, ${refused.length} refused before, back in ${slowest.toFixed(1)} s`,
  )
  for (const one of [...lost, ...wrong.slice(0, 20), ...refused]) console.error(one)
  return { acknowledged, lost: lost.length, wrong: wrong.length, refused: refused.length, slowest }
}

const countAcknowledged = (ways: readonly Way[]): number =>
  ways.reduce(
    (sum, { isEnrolled, takings }) =>
      sum + Number(isEnrolled) + takings.reduce((all, one) => all + one.acknowledged.size, 0),
    0,
  )

/** A course that everyone without a session is in since a month, due tomorrow. */
async function addReminded({ call, pool }: Servers, title: string, deckIds: readonly string[]): Promise<string> {
  const courseId = await publishCourse(call, title, deckIds)
  await pool.query(
    `insert into enrolments (client_id, course_id, user_id, source, enrolled_at, due_at)
     select u.client_id, $1, u.id, 'hand', now() - interval '30 days', now() + interval '1 day' from users u where u.first_name = 'Bela'`,
    [courseId],
  )
  await pool.query(
    `insert into course_counts (client_id, course_id, node_id, enrolled) select client_id, course_id, '00000000-0000-0000-0000-000000000000', count(*) from enrolments where course_id = $1 group by 1, 2`,
    [courseId],
  )
  await pool.query(
    `insert into open_learning (client_id, user_id, open, next_due_at) select client_id, user_id, 1, due_at from enrolments where course_id = $1
     on conflict (client_id, user_id) do update set open = open_learning.open + 1, next_due_at = least(open_learning.next_due_at, excluded.next_due_at)`,
    [courseId],
  )
  return courseId
}

/** As often as there are workers of both servers. Returns the jobs. */
async function lookForReminders({ pool }: Servers): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from generate_series(1, 4) cross join lateral graphile_worker.add_job('reminders.send', '{}')`,
  )
  return rows.map(({ id }) => id)
}

const areDone = async ({ pool }: Servers, jobs: readonly string[]): Promise<boolean> =>
  (await pool.query('select from graphile_worker.jobs where id = any ($1::bigint[])', [jobs])).rowCount === 0
