import { searchableText } from '@deckle/core/text/searchable-text.ts'
import { storedNames, typedForms } from '@deckle/core/text/searchable-text.samples.ts'
import { sql } from 'kysely'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personHasText, personNameHasText } from './person-text.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import type { Person } from '../test/factories.ts'
import { insertRow, insertRows } from '../test/rows.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Anil', last_name: 'Nair' })
  await insertRows(
    test.deps,
    'users',
    storedNames.map((first_name) => ({ client_id: admin.clientId, first_name, license_type: 'Learner' })),
  )
})
afterAll(() => test.close())

const inDatabase = async (texts: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ text: string }>`select searchable_text(t.text) as text
    from unnest(${texts}::text[]) with ordinality as t (text, at) order by t.at`.execute(test.deps.db)
  return rows.map(({ text }) => text)
}

describe('the database', () => {
  it('reads texts as the browser does', async () => {
    const texts = storedNames.flatMap((name) => typedForms(name))
    expect(await inDatabase(texts)).toEqual(texts.map(searchableText))
  })

  it('does so with texts of any kind', async () => {
    // Letters that both the database and Node know: newer ones have no lower case in one of them.
    const unit = fc
      .integer({ min: 0x20, max: 0x2fff })
      .filter((code) => /[\p{Assigned}]/u.test(String.fromCodePoint(code)))
      .map((code) => String.fromCodePoint(code))
    const texts = fc.sample(fc.string({ unit, maxLength: 40 }), { numRuns: 2000, seed: 7 })
    expect(await inDatabase(texts)).toEqual(texts.map(searchableText))
  })

  it('finds every person by the name as it is stored, in each case, composed or not, and without marks', async () => {
    for (const name of storedNames)
      for (const search of typedForms(name)) {
        const { body } = await test.call('users.listQuery', { as: admin, body: { search } })
        expect([search, body.users.map((user) => user.first_name)]).toEqual([search, [name]])
      }
  })

  const bin = 'deleted_at is null and'
  it.each([
    ['users', '', 'search_text', 'users_search'],
    ['decks', bin, 'search_text', 'decks_by_words'],
    ['courses', bin, 'search_text', 'courses_by_words'],
    ['articles', bin, 'search_text', 'articles_by_words'],
    ['posts', '', 'search_text', 'posts_by_words'],
    ['leads', `${bin} merged_into is null and`, 'search_text', 'leads_by_words'],
  ])('searches %s by an index', async (table, live, text, index) => {
    const connection = await test.deps.pool.connect()
    try {
      await connection.query('begin')
      const { rows: others } = await connection.query<{ name: string }>(
        `select indexrelid::regclass::text as name from pg_index i where indrelid = $1::regclass and indexrelid <> $2::regclass
          and not exists (select from pg_constraint where conindid = i.indexrelid)`,
        [table, index],
      )
      // On an empty table every index costs the same.
      for (const { name } of others) await connection.query(`drop index ${name}`)
      await connection.query('set local enable_seqscan = off')
      await connection.query('set local enable_indexscan = off')
      const plan = await connection.query(
        `explain select id from ${table} where ${live} ${text} like search_pattern($1)`,
        ['garcía'],
      )
      expect(JSON.stringify(plan.rows)).toContain(index)
    } finally {
      await connection.query('rollback')
      connection.release()
    }
  })

  it.each([
    ['names, emails and usernames', personHasText('zq')],
    ['names', personNameHasText('zq')],
  ])('reads stored texts where two letters are searched in %s', async (_, condition) => {
    const { rows } = await sql`explain select from users where ${condition}`.execute(test.deps.db)
    expect(JSON.stringify(rows)).toContain("search_text ~~ '%zq%'")
    expect(JSON.stringify(rows)).not.toContain('searchable_text')
  })

  it.each([
    ['decks', 'name'],
    ['courses', 'title'],
    ['articles', 'title'],
    ['posts', 'text'],
  ] as const)('finds the same %s by one letter, two and more as the browser does', async (table, column) => {
    await insertRows(
      test.deps,
      table,
      storedNames.map((name) => ({ client_id: admin.clientId, owner_id: admin.userId, [column]: name })) as never,
    )
    const begins = (text: string) => [1, 2, 3, 5].map((length) => [...text].slice(0, length).join(''))
    const searches = [...new Set(storedNames.flatMap(typedForms).flatMap((form) => [form, ...begins(form)]))]
    const { rows } = await sql<{ search: string; found: string[] }>`
      select s.search, array(select ${sql.ref(column)} from ${sql.table(table)}
        where client_id = ${admin.clientId} and search_text like search_pattern(s.search)) as found
      from unnest(${searches}::text[]) s (search)`.execute(test.deps.db)
    const found = new Map(rows.map((row) => [row.search, row.found.toSorted()]))
    const isFound = (name: string, search: string) => searchableText(name).includes(searchableText(search))
    for (const search of searches)
      expect([search, found.get(search)]).toEqual([
        search,
        storedNames.filter((name) => isFound(name, search)).toSorted(),
      ])
  })

  it.each(['decks', 'courses', 'articles', 'posts'])(
    'calls no function for each row where two letters are searched in %s',
    async (table) => {
      const { rows } =
        await sql`explain select from ${sql.table(table)} where search_text like search_pattern('zq')`.execute(
          test.deps.db,
        )
      expect(JSON.stringify(rows)).toContain("search_text ~~ '%zq%'")
    },
  )

  it('stores the new text when a name changes', async () => {
    const { id } = await insertRow(test.deps, 'users', { client_id: admin.clientId, first_name: 'Élodie' })
    const stored = () =>
      test.deps.db.selectFrom('users').select(['search_name', 'search_text']).where('id', '=', id).executeTakeFirst()
    expect(await stored()).toMatchObject({ search_name: expect.stringMatching(/^elodie /) })
    const empty = { first_name: '', last_name: '', email: `${id}@x.example`, username: id }
    await test.deps.db.updateTable('users').set(empty).where('id', '=', id).execute()
    expect(await stored()).toEqual({ search_name: ' ', search_text: `  ${id}@x.example ${id}` })
  })
})
