import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { createEmptyTestDatabase } from '../../test/database.ts'
import { migrate } from '../migrate.ts'

const [client, user, deck, version] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
const people = Array.from({ length: 40 }, (_, n) => ({ attempt: randomUUID(), n }))

const answersOf = (n: number) => [
  { kind: 'singleSelect', option: `o${n % 3}` },
  { kind: 'multiSelect', options: n % 2 ? ['a'] : ['a', 'b'] },
  { kind: 'rating', value: n % 5 },
  { kind: 'openAnswer', text: `Text ${n}` },
]

/** As the first release stored it: one row a slide, with the ids of the answers that it replaced. */
async function insertFirstRows(pool: pg.Pool): Promise<void> {
  await pool.query("insert into clients (id, name, branding) values ($1, 'Meadow', '{}')", [client])
  await pool.query({
    text: `insert into users (client_id, id, email, username, first_name) values ($1, $2, 'asha@meadow.example', 'asha', 'Asha')`,
    values: [client, user],
  })
  await pool.query({
    text: `insert into decks (client_id, owner_id, id, name, reader_type, language, slide_count, content, cover, shortid, published_version_id, attempt_count)
      values ($1, $2, $3, 'Tea', 'survey', 'en', 4, '{}', '{}', 'ABCDEFGH', $4, $5)`,
    values: [client, user, deck, version, people.length],
  })
  await pool.query({
    text: `insert into deck_versions (client_id, id, deck_id, version, digest, content, published_by) values ($1, $2, $3, 1, 'd', '{"contentHash":[]}', $4)`,
    values: [client, version, deck, user],
  })
  for (const { attempt, n } of people) {
    await pool.query({
      text: `insert into attempts (client_id, id, deck_id, version_id, language, device, started_at) values ($1, $2, $3, $4, 'en', 'phone', $5)`,
      values: [client, attempt, deck, version, new Date(Date.UTC(2026, n % 3, 28, 23, 50))],
    })
    await pool.query({
      text: `insert into answers (client_id, attempt_id, slide_id, answer_id, deck_id, version_id, answer, earned, possible, spent_ms, superseded)
        select $1, $2, 's' || at, gen_random_uuid(), $3, $4, answer, 0, 0, 5, case at when 3 then array[gen_random_uuid()] else '{}' end
        from unnest($5::jsonb[]) with ordinality as a (answer, at)`,
      values: [client, attempt, deck, version, answersOf(n).map((answer) => JSON.stringify(answer))],
    })
  }
}

const firstCounts = `select slide_id, key, count(*)::integer as count from answers, lateral (
    select answer ->> 'option' as key where answer ? 'option'
    union all select jsonb_array_elements_text(answer -> 'options') where answer ? 'options'
    union all select answer ->> 'value' where answer ? 'value'
    union all select '' where answer ->> 'kind' = 'openAnswer'
  ) as keys group by 1, 2 order by 1, 2`
const countsNow = `select slide_id, key, count(*)::integer as count from current_answers, unnest(keys) as key group by 1, 2 order by 1, 2`

it('a database of the first release is brought forward with its content, and its answers count the same', async () => {
  const test = await createEmptyTestDatabase()
  try {
    await migrate(test.pool, { to: '0001-foundation' })
    await insertFirstRows(test.pool)
    const { rows: before } = await test.pool.query(firstCounts)
    expect(before).toHaveLength(3 + 2 + 5 + 1)
    await migrate(test.pool)
    expect((await test.pool.query(countsNow)).rows).toEqual(before)
    const { rows: texts } = await test.pool.query(
      "select text from current_answers where slide_id = 's4' order by text",
    )
    expect(texts.map(({ text }) => text)).toEqual(people.map(({ n }) => `Text ${n}`).toSorted())
    const { rows: places } = await test.pool.query('select client_id, deck_id from deck_addresses where address = $1', [
      'ABCDEFGH',
    ])
    expect(places).toEqual([{ client_id: client, deck_id: deck }])
    const { rows: counted } = await test.pool.query(
      'select attempt_count, (select count(*)::integer from attempts) as attempts from decks',
    )
    expect(counted).toEqual([{ attempt_count: people.length, attempts: people.length }])
  } finally {
    await test.drop()
  }
})
