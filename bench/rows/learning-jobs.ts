import { setTimeout as pause } from 'node:timers/promises'
import { startDeckle } from '../lib/deckle.ts'
import { type Learning, publishCourse } from '../lib/fill-learning.ts'
import type { SignedIn } from '../lib/people.ts'
import { medianOf } from '../lib/rounds.ts'
import { count, ms, ratio, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

/** Seconds that adding 100,000 learners may take. */
const mostSeconds = 30
const rulesCount = 50
/** People whose data change, one after another. */
const changes = 40

interface Job {
  readonly id: string
  readonly status: string
  readonly counts: Readonly<Record<string, number>>
}

/** Everyone of two cities in one call: 100,000 of a million. */
export async function addLearners(world: World): Promise<Row> {
  const course = await publishCourse(world, 1000)
  const people = { filter: [{ field: 'details.City', op: 'in', value: ['City 7', 'City 11'] }] }
  const begun = performance.now()
  const reply = await world.deckle.call<{ added: number; job: Job | null }>(
    'POST',
    `/courses/${course.id}/learners/add_all`,
    { people },
  )
  const job = reply.job && (await endOf(world, reply.job.id))
  const seconds = (performance.now() - begun) / 1000
  const added = job ? (job.counts['changed'] ?? 0) : reply.added
  return {
    id: 'P7',
    what: `adding ${count(added)} learners, with a notification each`,
    deckle: `${seconds.toFixed(1)} s`,
    limit: '',
    ratio: `${count(added / seconds)}/s`,
    reach: `100,000 in ${mostSeconds} s`,
    reached: added > 0 && seconds / added <= mostSeconds / 100_000,
  }
}

async function endOf({ deckle }: World, id: string): Promise<Job> {
  for (;;) {
    const { job } = await deckle.call<{ job: Job }>('GET', `/jobs/${id}/show`)
    if (job.status === 'failed' || job.status === 'stopped') throw new Error(`A job ended as ${JSON.stringify(job)}`)
    if (job.status !== 'queued' && job.status !== 'running') return job
    await pause(20)
  }
}

/**
 * A person's city changes while fifty rules look at cities, two of which follow, beside the same without active rules.
 * @param before milliseconds with fewer people, until the rules have looked
 */
export async function runRules(
  world: World,
  { courses }: Learning,
  top: SignedIn,
  { size, before }: { readonly size: number; readonly before: number | null },
): Promise<{ readonly row: Row; readonly milliseconds: number }> {
  const { database, deckle } = world
  const { rows: there } = await database.query<{ n: number }>('select count(*)::integer as n from course_rules')
  for (let at = there[0]?.n ?? 0; at < rulesCount; at++)
    await deckle.call('POST', `/courses/${courses[1 + at]?.id}/rules/add`, {
      name: `Rule ${at}`,
      conditions: [{ field: 'details.City', op: 'is', value: `City ${at % 25}` }],
      remove_when_unmatched: true,
    })
  const { rows: people } = await database.query<{ id: string }>(
    `select id from users where client_id = $1 and path > (select path from users where client_id = $1 and id = $2) order by id limit $3`,
    [top.clientId, top.id, changes * 6],
  )
  const ids = people.map(({ id }) => id)
  const measured: Record<'with' | 'without', { request: number; whole: number }[]> = { with: [], without: [] }
  for (let round = 0; round < 3; round++)
    for (const which of ['without', 'with'] as const) {
      await database.query(`update course_rules set active = $1`, [which === 'with'])
      await database.query('analyze course_rules')
      const from = (round * 2 + Number(which === 'with')) * changes
      for (const id of ids.slice(from, from + changes))
        measured[which].push(await changeCity(world, id, (from + round) % 25))
    }
  const median = (which: 'with' | 'without', part: 'request' | 'whole') =>
    medianOf(measured[which].map((one) => one[part]))
  const milliseconds = median('with', 'whole')
  const growth = before === null ? null : milliseconds / before
  const row: Row = {
    id: 'P7',
    what: `a person's data change with ${rulesCount} rules over ${count(size)} people, until all have looked`,
    deckle: `request ${ms(median('with', 'request'))}, rules ${ms(milliseconds)}`,
    limit: `without rules ${ms(median('without', 'request'))}`,
    ratio: `${ratio(median('with', 'request') / median('without', 'request'))}${growth === null ? '' : `; rules ${ratio(growth)} of 1,000's`}`,
    reach: growth === null ? 'request ≤ 1.50' : 'request ≤ 1.50; rules ≤ 1.20',
    reached: median('with', 'request') / median('without', 'request') <= 1.5 && (growth === null || growth <= 1.2),
  }
  return { row, milliseconds }
}

async function changeCity(
  { deckle, database }: World,
  id: string,
  city: number,
): Promise<{ request: number; whole: number }> {
  const begun = performance.now()
  await deckle.call('POST', `/users/${id}/update/details`, { details: { City: `City ${city}` } })
  const request = performance.now() - begun
  for (;;) {
    const { rows } = await database.query<{ n: number }>(
      `select count(*)::integer as n from graphile_worker.jobs where task_identifier = 'rules.people'`,
    )
    if (rows[0]?.n === 0) return { request, whole: performance.now() - begun }
  }
}

/** The hourly look of two servers at once at every enrolment, then another that finds nothing new. */
export async function remind(world: World, port: number, size: number): Promise<Row[]> {
  const other = await startDeckle({ port, databaseUrl: world.databaseUrl })
  try {
    const before = await said(world)
    const first = await lookTwice(world)
    const { reminders, notifications } = await said(world)
    const told = reminders - before.reminders
    const second = await lookTwice(world)
    const after = await said(world)
    const isOnce =
      notifications - before.notifications === told &&
      after.reminders === reminders &&
      after.notifications === notifications
    const row = (what: string, seconds: number, reached: boolean): Row => ({
      id: 'P7',
      what: `reminders of two servers at once, ${count(size)} people: ${what}`,
      deckle: `${seconds.toFixed(2)} s`,
      limit: '',
      ratio: '',
      reach: 'each once; ≤ 60 s',
      reached: reached && seconds <= 60,
    })
    return [
      row(`${count(told)} told${isOnce ? ', each once' : ', SOME TWICE OR LOST'}`, first, isOnce && told > 0),
      row('nothing new', second, isOnce),
    ]
  } finally {
    await other.stop()
  }
}

async function said({ database }: World): Promise<{ reminders: number; notifications: number }> {
  const { rows } = await database.query<{ reminders: number; notifications: number }>(
    `select (select count(*) from learning_reminders)::integer as reminders,
      (select count(*) from notifications where type in (select distinct type from learning_reminders))::integer as notifications`,
  )
  return rows[0] ?? { reminders: 0, notifications: 0 }
}

/** Seconds until two jobs of the task are done. */
async function lookTwice({ database }: World): Promise<number> {
  const begun = performance.now()
  await database.query(
    `select graphile_worker.add_job('reminders.send', '{}'), graphile_worker.add_job('reminders.send', '{}')`,
  )
  for (;;) {
    const { rows } = await database.query<{ n: number; error: string | null }>(
      `select count(*)::integer as n, max(last_error) as error from graphile_worker.jobs where task_identifier = 'reminders.send'`,
    )
    if (rows[0]?.error) throw new Error(`The reminders failed: ${rows[0].error}`)
    if (rows[0]?.n === 0) return (performance.now() - begun) / 1000
    await pause(10)
  }
}
