import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '../test/database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { ensurePartitions } from './partitions.ts'

const now = new Date('2026-11-21T22:00:00Z')
const client = randomUUID()
let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())
beforeEach(async () => {
  await test.pool.query('truncate answers, events')
  const { rows } = await test.pool.query<{ name: string }>(
    "select relname::text as name from pg_class where relispartition and relkind = 'r' and relname !~ 'default'",
  )
  for (const { name } of rows) await test.pool.query(`drop table ${name}`)
})

const say = (begunOn: string, answerId: string = randomUUID()) =>
  test.pool.query(
    `insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, earned, possible, spent_ms, keys)
      values ($1, $2, 's', 1, $3, $2, $1, $1, '{}', 0, 0, 0, '{}')`,
    [client, answerId, begunOn],
  )
const happen = (at: string, id: string = randomUUID()) =>
  test.pool.query(
    "insert into events (client_id, id, deck_id, event, client_time) values ($1, $2, $1, 'view', $3) on conflict do nothing",
    [client, id, at],
  )
const placesOf = async (table: 'answers' | 'events'): Promise<string[]> =>
  (
    await test.pool.query<{ place: string }>(
      // A distributed database names the part of the partition.
      `select regexp_replace(tableoid::regclass::text, '_\\d{6,}$', '') as place from ${table} order by ${table === 'answers' ? 'begun_on' : 'client_time'}`,
    )
  ).rows.map(({ place }) => place)

/** Whether a session waits for the lock of a table. */
async function isWaiting(): Promise<boolean> {
  const { rowCount } = await test.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'lock table%'",
  )
  return (rowCount ?? 0) > 0
}

describe('partitions', () => {
  it('stand ready for this month and the next two, and are made once', async () => {
    const made = await ensurePartitions(test.pool, now)
    expect(made).toEqual([
      'answers_2026_11',
      'answers_2026_12',
      'answers_2027_01',
      'events_2026_11',
      'events_2026_12',
      'events_2027_01',
    ])
    expect(await ensurePartitions(test.pool, now)).toEqual([])
    await say('2026-11-30')
    await say('2026-12-01')
    expect(await placesOf('answers')).toEqual(['answers_2026_11', 'answers_2026_12'])
  })

  it('are made once a long read has ended, without blocking others meanwhile', async () => {
    const reader = await test.pool.connect()
    await reader.query('begin; select from answers limit 1')
    const making = ensurePartitions(test.pool, now)
    await expect.poll(isWaiting).toBe(true)
    await expect.poll(isWaiting).toBe(false)
    await say('2026-11-30')
    await reader.query('commit')
    reader.release()
    expect(await making).toHaveLength(6)
    expect(await placesOf('answers')).toEqual(['answers_2026_11'])
  })

  it('take in what came before them, whole months in UTC, in whatever zone the server is', async () => {
    await test.pool.query("set time zone 'Asia/Kolkata'")
    const [early, last, far, odd] = [
      '2026-10-31T23:59:59.999Z',
      '2026-11-30T23:59:59.999Z',
      '2031-01-01T00:00:00Z',
      '1970-01-01T00:00:00Z',
    ]
    for (const at of [early, last, far, odd]) await happen(at)
    for (const day of ['2026-10-31', '2026-11-01', '2024-10-31']) await say(day)
    await ensurePartitions(test.pool, now)
    expect(await placesOf('events')).toEqual(['events_default', 'events_2026_10', 'events_2026_11', 'events_default'])
    expect(await placesOf('answers')).toEqual(['answers_2024_10', 'answers_2026_10', 'answers_2026_11'])
  })

  it('an event that is sent again is one, before and after its month has a partition', async () => {
    const id = randomUUID()
    await happen('2027-03-05T10:00:00Z', id)
    await ensurePartitions(test.pool, new Date('2027-03-01T00:00:00Z'))
    await happen('2027-03-05T10:00:00Z', id)
    expect(await placesOf('events')).toEqual(['events_2027_03'])
  })

  it('are made by several servers at once, while answers come in, and nothing is lost', async () => {
    const coming = Array.from({ length: 60 }, (_, n) => say(n % 2 ? '2026-11-20' : '2026-12-02'))
    const servers = [1, 2, 3].map(() => ensurePartitions(test.pool, now))
    const made = (await Promise.all(servers)).flat()
    await Promise.all(coming)
    expect(made).toHaveLength(6)
    expect(new Set(made).size).toBe(6)
    await ensurePartitions(test.pool, now)
    const places = await placesOf('answers')
    expect(places.filter((place) => place === 'answers_2026_11')).toHaveLength(30)
    expect(places.filter((place) => place === 'answers_2026_12')).toHaveLength(30)
  })

  it('refuse nothing that comes in while one is being made', async () => {
    const reader = await test.pool.connect()
    try {
      await reader.query('begin')
      await reader.query('select from answers_default')
      const made = ensurePartitions(test.pool, now)
      await untilWaiting(1)
      const coming = [say('2026-11-20'), say('2026-12-02')]
      await untilWaiting(3)
      await reader.query('commit')
      await Promise.all([...coming, made])
    } finally {
      reader.release()
    }
    expect(await placesOf('answers')).toEqual(['answers_2026_11', 'answers_2026_12'])
  })
})

/** Waits until this many statements on the database wait for a lock. */
async function untilWaiting(statements: number): Promise<void> {
  const count = async () => {
    const { rows } = await test.pool.query<{ n: number }>(
      "select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows[0]?.n
  }
  await expect.poll(count).toBe(statements)
}

it('answers and events of an older release are carried over', async () => {
  const old = await createEmptyTestDatabase()
  try {
    await migrate(old.pool, { migrations, to: '0006-attempts-by-user' })
    const [attempt, changed, answerId] = [randomUUID(), randomUUID(), randomUUID()]
    await old.pool.query('set session_replication_role = replica')
    await old.pool.query({
      text: `insert into attempts (client_id, id, deck_id, version_id, language, device, started_at)
        values ($1, $2, $1, $1, 'en', 'phone', '2026-09-30T23:30:00Z'), ($1, $3, $1, $1, 'en', 'phone', '2026-10-01T00:30:00Z')`,
      values: [client, attempt, changed],
    })
    await old.pool.query({
      text: `insert into answers (client_id, attempt_id, slide_id, answer_id, deck_id, version_id, answer, earned, possible, spent_ms, superseded)
        values ($1, $2, 's', $4, $1, $1, '{"kind":"rating","value":2}', 0, 0, 5, '{}'), ($1, $3, 's', $4, $1, $1, '{"kind":"rating","value":3}', 0, 0, 5, array[$1::uuid])`,
      values: [client, attempt, changed, answerId],
    })
    await old.pool.query({
      text: "insert into events (client_id, id, deck_id, event, client_time) values ($1, $2, $1, 'view', now())",
      values: [client, attempt],
    })
    await migrate(old.pool, { migrations, to: '0007-answers-by-month' })
    // Changed again between the two releases, which took it for the first revision.
    await old.pool.query({
      text: `insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, earned, possible, spent_ms, answered_at)
        values ($1, $2, 's', 1, '2026-10-01', $3, $1, $1, '{"kind":"rating","value":4}', 0, 0, 5, now() + interval '1 hour')`,
      values: [client, changed, attempt],
    })
    await migrate(old.pool)
    const { rows } = await old.pool.query({
      text: "select attempt_id, revision, begun_on::text, answer -> 'value' as value from current_answers order by begun_on",
    })
    expect(rows).toEqual([
      { attempt_id: attempt, revision: 1, begun_on: '2026-09-30', value: 2 },
      { attempt_id: changed, revision: 2, begun_on: '2026-10-01', value: 4 },
    ])
    expect((await old.pool.query('select from answers where revision < 1')).rowCount).toBe(0)
    expect((await old.pool.query('select from events')).rowCount).toBe(1)
  } finally {
    await old.drop()
  }
})
