import { setTimeout as pause } from 'node:timers/promises'
import { startDeckle } from '../lib/deckle.ts'
import { publishCourse } from '../lib/fill-learning.ts'
import type { House, Houses } from '../lib/houses.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
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

/** A person's city changes while fifty rules look at cities, two of which follow, beside the same without active rules. */
export async function runRules({ small, large }: Houses): Promise<Row> {
  const [few, many] = [await ruled(small), await ruled(large)]
  const results = await interleave(
    {
      without: () => changeCities(large, many, false),
      with: () => changeCities(large, many, true),
      few: () => changeCities(small, few, true),
    },
    3,
  )
  const median = (which: string, part: keyof Changed) =>
    medianOf((results[which] ?? []).map((one) => medianOf(one.map((each) => each[part]))))
  const request = median('with', 'request') / median('without', 'request')
  const growth = median('with', 'whole') / median('few', 'whole')
  return {
    id: 'P7',
    what: `a person's data change with ${rulesCount} rules over ${count(large.people)} people, until all have looked`,
    deckle: `request ${ms(median('with', 'request'))}, rules ${ms(median('with', 'whole'))}`,
    limit: `without rules ${ms(median('without', 'request'))}`,
    ratio: `${ratio(request)}; rules ${ratio(growth)} of 1,000's`,
    reach: 'request ≤ 1.50; rules ≤ 1.20',
    reached: request <= 1.5 && growth <= 1.2,
  }
}

/** With the rules; people whose data change. */
async function ruled({ world: { database, deckle }, learning: { courses }, top }: House): Promise<string[]> {
  for (let at = 0; at < rulesCount; at++)
    await deckle.call('POST', `/courses/${courses[1 + at]?.id}/rules/add`, {
      name: `Rule ${at}`,
      conditions: [{ field: 'details.City', op: 'is', value: `City ${at % 25}` }],
      remove_when_unmatched: true,
    })
  const { rows } = await database.query<{ id: string }>(
    `select id from users where client_id = $1 and path > (select path from users where client_id = $1 and id = $2) order by id limit $3`,
    [top.clientId, top.id, changes * 16],
  )
  return rows.map(({ id }) => id)
}

interface Changed {
  /** Milliseconds. */
  readonly request: number
  readonly whole: number
}

/** Of the next of the people. */
async function changeCities({ world }: House, ids: string[], isActive: boolean): Promise<readonly Changed[]> {
  await world.database.query(`update course_rules set active = $1`, [isActive])
  const changed: Changed[] = []
  for (const id of ids.splice(0, changes)) changed.push(await changeCity(world, id, changed.length % 25))
  return changed
}

async function changeCity({ deckle, database }: World, id: string, city: number): Promise<Changed> {
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
export async function remind({ world, people: size }: House, port: number): Promise<Row[]> {
  await world.database.query('update course_rules set active = false')
  const other = await startDeckle({ port, databaseUrl: world.databaseUrl })
  try {
    const before = await said(world)
    const first = await lookTwice(world)
    const { reminders, notifications } = await said(world)
    const reminded = reminders - before.reminders
    const second = await lookTwice(world)
    const after = await said(world)
    const isOnce =
      notifications - before.notifications === reminded &&
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
      row(
        `${count(reminded)} notified${isOnce ? ', each once' : ', SOME TWICE OR LOST'}`,
        first,
        isOnce && reminded > 0,
      ),
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
