import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { type KeyType, decodeCursor, encodeCursor } from './cursor.ts'
import { newestFirst, type Order, pageOf, pageParts, type Placed, readPage, sortedText } from './paging.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly at: string
}

let test: TestDatabase
let db: Kysely<{ paged: Row }>
beforeAll(async () => {
  test = await createTestDatabase()
  db = test.db as unknown as typeof db
  await test.pool.query('create table paged (id uuid primary key, name text, size bigint, at timestamptz)')
})
afterAll(() => test.drop())

const by = (column: string, type: KeyType, direction: Order['direction']): Order => ({
  keys: [
    [column, type],
    ['id', 'uuid'],
  ],
  direction,
})
const orders: Readonly<Record<string, Order>> = {
  'newest first': newestFirst('at', 'id'),
  'oldest first': by('at', 'timestamptz', 'asc'),
  'by name': by('lower(name)', 'text', 'asc'),
  'largest first': by('size', 'bigint', 'desc'),
}

/** Few distinct names, sizes and times, so that most are equal; times differ by microseconds. */
const row: fc.Arbitrary<Row> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('', 'a', 'A', 'b%_\\', "O'Neil", 'चाय', 'é"\u2028'),
  size: fc.constantFrom(0, 1, 9_007_199_254_740_991),
  at: fc.integer({ min: 0, max: 2 }).map((at) => `2026-11-22T10:00:00.00000${at}Z`),
})

const walk = fc.record({
  rows: fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 25 }),
  added: fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 8 }),
  removed: fc.array(fc.nat(24), { maxLength: 8 }),
  limit: fc.integer({ min: 1, max: 7 }),
})

describe.each(Object.entries(orders))('walking a list %s', (_name, order) => {
  it('yields every row once and in order, whatever is added and removed in between', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async ({ rows, added, removed, limit }) => {
        await db.deleteFrom('paged').execute()
        if (rows.length > 0) await db.insertInto('paged').values(rows).execute()
        const fresh = added.filter(({ id }) => rows.every((one) => one.id !== id))
        const going = removed.flatMap((at) => rows[at]?.id ?? [])
        const seen: string[] = []
        let cursor: string | undefined
        do {
          const page = await readPage(db.selectFrom('paged').select('id'), order, { limit, cursor })
          expect(page.rows.length).toBeLessThanOrEqual(limit)
          seen.push(...page.rows.map(({ id }) => id))
          expect(seen.length).toBeLessThanOrEqual(rows.length + added.length)
          cursor = page.next ?? undefined
          const [born, gone] = [fresh.pop(), going.pop()]
          if (born) await db.insertInto('paged').values(born).execute()
          if (gone) await db.deleteFrom('paged').where('id', '=', gone).execute()
        } while (cursor !== undefined)
        expect(new Set(seen).size).toBe(seen.length)
        const stayed = await inOrder(order)
        const known = new Set(rows.map(({ id }) => id))
        expect(seen.filter((id) => known.has(id) && stayed.includes(id))).toEqual(stayed.filter((id) => known.has(id)))
        expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed.filter((id) => seen.includes(id)))
      }),
      { numRuns: 25 },
    )
  })
})

async function inOrder(order: Order): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from paged order by ${sql.raw(sortedText(order))}`.execute(db)
  return rows.map(({ id }) => id)
}

describe('a page', () => {
  it('is the same of a query that is written as SQL, and tells how many there are where all are on it', async () => {
    await db.deleteFrom('paged').execute()
    await db
      .insertInto('paged')
      .values(fc.sample(row, { numRuns: 5, seed: 3 }))
      .execute()
    const order = newestFirst('at', 'id')
    const read = async (request: { limit: number; cursor?: string }) => {
      const { key, beyond, sorted, limit } = pageParts(order, request)
      const { rows } = await sql<
        Placed & { id: string }
      >`select id, ${key} as page_key from paged where ${beyond} order by ${sorted} limit ${limit}`.execute(db)
      return pageOf(rows, request)
    }
    const first = await read({ limit: 3 })
    const rest = await read({ limit: 3, cursor: first.next ?? '' })
    expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(await inOrder(order))
    expect([first.total, rest.next, rest.total]).toEqual([undefined, null, undefined])
    expect(await read({ limit: 5 })).toMatchObject({ next: null, total: 5 })
  })
})

describe('a cursor', () => {
  const id = '01890000-0000-7000-8000-000000000001'

  it.each([
    [
      ['text', 'uuid'],
      ['', id],
    ],
    [
      ['text', 'uuid'],
      ['é"\\\n', id],
    ],
    [['bigint'], [-3]],
    [
      ['timestamptz', 'uuid'],
      ['2026-02-28T23:59:59.999999Z', id],
    ],
  ] as [KeyType[], (string | number)[]][])('of %j keeps %j', (types, values) => {
    expect(decodeCursor(encodeCursor(values), types)).toEqual(values)
  })

  it.each([
    [['text'], 'nonsense'],
    [['text'], encodeCursor([])],
    [['text'], encodeCursor([1])],
    [['text'], encodeCursor(['a\u0000'])],
    [['text'], encodeCursor(['\ud800'])],
    [['text', 'uuid'], encodeCursor(['a'])],
    [['uuid'], encodeCursor(['0'])],
    [['bigint'], encodeCursor([1.5])],
    [['bigint'], encodeCursor([1e30])],
    [['timestamptz'], encodeCursor(['2026-02-31T00:00:00.000000Z'])],
    [['timestamptz'], encodeCursor(['now'])],
    [['timestamptz'], Buffer.from('{"0":1}').toString('base64url')],
  ] as [KeyType[], string][])('of %j is refused where no such list gave it: %s', (types, cursor) => {
    expect(() => decodeCursor(cursor, types)).toThrow(expect.objectContaining({ code: 'bad_cursor' }) as Error)
  })
})

it.each([
  ['100%', 'only 100% here', true],
  ['100%', 'only 100 here', false],
  ['a_b', 'xA_Bx', true],
  ['a_b', 'axb', false],
  ['\\', 'a\\b', true],
  ['\\%', '%', false],
])('a search for %s in %s: %s', async (text, within, isFound) => {
  const { rows } = await test.pool.query<{ found: boolean }>(
    'select searchable_text($1) like search_pattern($2) as found',
    [within, text],
  )
  expect(rows[0]?.found).toBe(isFound)
})
