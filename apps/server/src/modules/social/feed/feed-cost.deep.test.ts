import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { extendPath } from '../../../db/person-path.ts'
import type { Tables } from '../../../db/tables.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'
import { listFirstPage } from './queries-first-page.ts'
import { searchPosts } from './queries-search.ts'
import { countNewer, findMark, listFeed, listFeedOf } from './queries.ts'

const posts = 50_000
let test: TestApp
let author: Person
let reader: Person
beforeAll(async () => {
  test = await createTestApp()
  author = await test.signedIn('Admin')
  const { clientId: client_id } = author
  reader = await test.signedIn('Learner', { clientId: client_id, manager_id: author.userId })
  const tag = await insertRow(test.deps, 'tags', { client_id, kind: 'user', name: 'a', slug: 'a' })
  await test.deps.pool.query(
    `insert into posts (client_id, id, owner_id, text, created_at)
      select $1, gen_random_uuid(), $2, 'x', timestamptz '2026-01-01Z' + n * interval '1 minute' from generate_series(1, ${posts}) as n`,
    [client_id, author.userId],
  )
  // Two thirds for everyone, the others for people with a tag that the reader hasn't.
  await test.deps.pool.query(
    `insert into feed_entries (client_id, post_id, audience_key, owner_id, created_at)
      select client_id, id, case when extract(minute from created_at)::integer % 3 = 0 then $2 else client_id end, owner_id, created_at
      from posts where client_id = $1`,
    [client_id, tag.id],
  )
  await test.deps.pool.query('analyze posts, feed_entries')
})
afterAll(() => test.close())

interface Plan {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

/** Rows that all steps of a plan have handled, those they threw away among them. */
const rowsOf = (plan: Plan): number =>
  (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] +
  (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0)

async function rowsRead(ask: (db: Kysely<Tables>) => Promise<unknown>): Promise<number> {
  const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: test.deps.pool }),
    log: ({ query }) => void asked.push(query),
  })
  await ask(db)
  let rows = 0
  for (const { sql, parameters } of asked) {
    const explained = await test.deps.pool.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      `explain (analyze, format json) ${sql}`,
      [...parameters],
    )
    rows += rowsOf(explained.rows[0]?.['QUERY PLAN'][0]?.Plan as Plan)
  }
  expect(asked.length).toBeGreaterThan(0)
  return rows
}

const pathOf = (ids: readonly string[]): Buffer =>
  ids.reduce<Buffer | null>((path, id) => extendPath(path, id), null) ?? Buffer.alloc(0)

/** Asks through kysely, which says what was asked. */
const asking = (db: Kysely<Tables>) =>
  ({
    query: async ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) =>
      db.executeQuery(CompiledQuery.raw(text, [...values])),
  }) as unknown as pg.Pool

it('a page of the feed reads as many rows however much was written', async () => {
  const scoped = {
    userId: reader.userId,
    clientId: reader.clientId,
    licenseType: 'Learner',
    path: Buffer.alloc(0),
  } as const
  const keys = [reader.clientId, author.userId, reader.userId]
  const page = { limit: 20 }
  const first = await listFeed(test.deps.db, scoped, keys, page)
  expect(first.rows).toHaveLength(20)
  const mark = await findMark(test.deps.db, scoped, keys)
  const cursor = first.next ?? undefined
  expect(await rowsRead((db) => listFeed(db, scoped, keys, page))).toBeLessThan(300)
  expect(await rowsRead((db) => listFeed(db, scoped, keys, { ...page, cursor }))).toBeLessThan(300)
  expect(await rowsRead((db) => listFeedOf(db, scoped, { ...page, keys, author: author.userId }))).toBeLessThan(300)
  expect(await rowsRead((db) => findMark(db, scoped, keys))).toBeLessThan(50)
  expect(await rowsRead((db) => countNewer(db, scoped, { keys, mark, most: 99 }))).toBeLessThan(50)
  expect(await rowsRead((db) => countNewer(db, scoped, { keys, mark: undefined, most: 99 }))).toBeLessThan(700)
  const whole = await listFirstPage(test.deps, scoped, 20)
  expect(whole.rows.map(({ id }) => id)).toEqual(first.rows.map(({ post_id }) => post_id))
  expect(whole.next).toBe(first.next)
  // A key for each level of the reader's place, and for each tag and course.
  const placed = { ...scoped, path: pathOf([author.userId, reader.userId]) }
  expect(await rowsRead((db) => listFirstPage({ db, pool: asking(db) }, placed, 20))).toBeLessThan(600)
  const own = { ...scoped, userId: author.userId }
  expect(await rowsRead((db) => listFeed(db, own, keys, page))).toBeLessThan(400)
})

it('a search reads as many posts however many have the text, and whoever they are for', async () => {
  const { clientId: client_id } = author
  const words = [
    ['common', '1 = 1'],
    [
      'rare',
      'extract(day from created_at) = 1 and extract(hour from created_at) = 1 and extract(minute from created_at) = 1',
    ],
    ['others', 'extract(minute from created_at)::integer % 3 = 0'],
  ]
  for (const [word, which] of words)
    await test.deps.pool.query(`update posts set text = text || ' ' || $2 where client_id = $1 and ${which}`, [
      client_id,
      word,
    ])
  await test.deps.pool.query(
    "update posts set audience = 'tags' where extract(minute from created_at)::integer % 3 = 0",
  )
  await test.deps.pool.query('vacuum analyze posts')
  const scoped = { userId: reader.userId, clientId: client_id, licenseType: 'Learner', path: Buffer.alloc(0) } as const
  const keys = [client_id, author.userId, reader.userId]
  const read = (text: string) => rowsRead((db) => searchPosts(db, scoped, { keys, text, limit: 6 }))
  const found = async (text: string) => (await searchPosts(test.deps.db, scoped, { keys, text, limit: 6 })).length
  expect([await found('common'), await found('rare'), await found('others'), await found('no')]).toEqual([6, 2, 0, 0])
  for (const text of ['common', 'rare', 'others', 'co', 'none at all']) expect(await read(text)).toBeLessThan(7000)
})
