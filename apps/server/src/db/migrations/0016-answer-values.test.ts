import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer } from '@deckle/core/deck/slide.ts'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { createEmptyTestDatabase } from '../../test/database.ts'
import { backup } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { migrate } from '../migrate.ts'
import { ensurePartitions } from '../partitions.ts'

const [client, user, deck, version] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
const sliders = {
  data: {
    rangeselect: [
      { id: 'z', name: 'Price' },
      { id: 'a', name: 'वर्ष; years' },
      { id: 'b', name: '' },
    ],
  },
}

interface Values {
  readonly keys: readonly string[]
  readonly places: readonly string[] | null
  readonly text: string | null
}

const counted = (...keys: readonly string[]): Values => ({ keys, places: null, text: null })
const read = (text: string): Values => ({ keys: [''], places: null, text })

/**
 * Answers of every kind that there was then, and what the migration stores of each. Written out, since the application
 * joins texts another way now.
 */
const filled: readonly (readonly [Answer, Values])[] = [
  [{ kind: 'trueFalse', option: 'true' }, counted('true')],
  [{ kind: 'singleSelect', option: 'o1' }, counted('o1')],
  [{ kind: 'singleSelect', option: 'with "quotes", {braces} and \\' }, counted('with "quotes", {braces} and \\')],
  [{ kind: 'multiSelect', options: [] }, counted()],
  [{ kind: 'multiSelect', options: ['o1', 'o2', 'o1'] }, counted('o1', 'o2')],
  [{ kind: 'rating', value: 0 }, counted('0')],
  [{ kind: 'rating', value: 10 }, counted('10')],
  [{ kind: 'scoreSelect', option: 'o1' }, counted('o1')],
  [{ kind: 'taggedSelect', option: 'o1' }, counted('o1')],
  [{ kind: 'qualification', result: 'not_okay' }, counted('not_okay')],
  [{ kind: 'qualification', result: '' }, counted('')],
  [{ kind: 'brancher', option: 'o2', clicked: ['o1', 'o2', 'o1'] }, counted('o1', 'o2')],
  [
    { kind: 'ranking', order: ['o3', 'o1', 'o2'] },
    { keys: ['o3'], places: ['o3', 'o1', 'o2'], text: null },
  ],
  [{ kind: 'openAnswer', text: 'Slow\nand “steady” \\ "हाँ"' }, read('Slow\nand “steady” \\ "हाँ"')],
  [{ kind: 'fillInTheBlank', texts: ['one', '', 'three'] }, read('one; ; three')],
  [{ kind: 'fillInTheBlank', texts: [''] }, read('')],
  [
    { kind: 'rangeSelect', values: { a: 3, z: 20.5, b: 1 }, result: 61.5 },
    read('Price: 20.5; वर्ष; years: 3; C: 1 = 61.5'),
  ],
  [{ kind: 'rangeSelect', values: { z: -0.25, gone: 1 }, result: null }, read('Price: -0.25; gone: 1')],
  [{ kind: 'uploader', file: randomUUID(), name: 'cv.pdf', size: 3 }, read('cv.pdf')],
]
const answers = filled.map(([answer]) => answer)

async function insertFormerRows(pool: pg.Pool): Promise<void> {
  await pool.query("insert into clients (id, name, plan, branding) values ($1, 'Meadow', 'Enterprise', '{}')", [client])
  await pool.query({
    text: `insert into users (client_id, id, email, username, first_name, last_name, license_type)
      values ($1, $2, 'asha@meadow.example', 'asha', 'Asha', 'Rao', 'Creator')`,
    values: [client, user],
  })
  await pool.query({
    text: `insert into decks (client_id, owner_id, id, name, reader_type, language, slide_count, content, cover, settings)
      values ($1, $2, $3, 'Tea', 'survey', 'en', 0, '{}', '{}', '{}')`,
    values: [client, user, deck],
  })
  const content = { contentHash: [{ slideId: 's-read', data: {} }, ...answers.map((_, at) => slideAt(at))] }
  await pool.query({
    text: `insert into deck_versions (client_id, id, deck_id, version, digest, content, published_by) values ($1, $2, $3, 1, 'd', $4, $5)`,
    values: [client, version, deck, content, user],
  })
  // Of two months, the later without a partition; each answer was changed once.
  await ensurePartitions(pool, new Date('2026-09-01T00:00:00Z'))
  await pool.query({
    text: `insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, earned, possible, spent_ms)
      select $1, $2, 's' || at, revision, day, gen_random_uuid(), $3, $4, case revision when 2 then answer else '{"kind":"rating","value":9}' end, 0, 0, 5
      from unnest($5::jsonb[]) with ordinality as a (answer, at), (values (date '2026-09-30'), (date '2031-01-01')) as d (day), (values (1), (2)) as r (revision)`,
    values: [client, randomUUID(), deck, version, answers.map((answer) => JSON.stringify(answer))],
  })
}

const slideAt = (at: number) => ({ slideId: `s${at + 1}`, ...sliders })

/** As reports counted before: by what the answers hold. */
const formerCounts = `select slide_id, key, count(*)::integer as count from current_answers, lateral (
    select answer ->> 'option' as key where answer ->> 'kind' in ('trueFalse', 'singleSelect', 'scoreSelect', 'taggedSelect')
    union all select distinct jsonb_array_elements_text(answer -> 'options') where answer ->> 'kind' = 'multiSelect'
    union all select distinct jsonb_array_elements_text(answer -> 'clicked') where answer ->> 'kind' = 'brancher'
    union all select answer -> 'order' ->> 0 where answer ->> 'kind' = 'ranking'
    union all select answer ->> 'value' where answer ->> 'kind' = 'rating'
    union all select answer ->> 'result' where answer ->> 'kind' = 'qualification'
    union all select '' where answer ->> 'kind' in ('openAnswer', 'fillInTheBlank', 'rangeSelect', 'uploader')
  ) as keys group by slide_id, key order by slide_id, key`
const counts =
  'select slide_id, key, count(*)::integer as count from current_answers, unnest(keys) as key group by slide_id, key order by slide_id, key'

it('a backup of before is restored and brought forward: answers of every kind count the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deckle-values-'))
  const [source, target] = await Promise.all([createEmptyTestDatabase(), createEmptyTestDatabase()])
  try {
    await migrate(source.pool, { to: '0014-invites' })
    await insertFormerRows(source.pool)
    const { rows: before } = await source.pool.query(formerCounts)
    await backup(source.pool, join(folder, 'a.backup'), new Date(0))
    await restore(target.pool, join(folder, 'a.backup'))
    await migrate(target.pool)
    expect((await target.pool.query(counts)).rows).toEqual(before)
    expect(before.length).toBeGreaterThan(answers.length)
    const { rows } = await target.pool.query<Values & { answer: Answer; day: string }>(
      'select begun_on::text as day, answer, keys, places, text from current_answers order by begun_on, substring(slide_id from 2)::integer',
    )
    // The order of several keys means nothing.
    const stored = filled.map(([answer, values]) => ({ answer, ...values }))
    const inOrder = ({ keys, ...row }: Values & { answer: Answer; day: string }) => ({
      ...row,
      keys: keys.toSorted(),
    })
    expect(rows.map(inOrder)).toEqual(
      ['2026-09-30', '2031-01-01'].flatMap((day) => stored.map((row) => inOrder({ day, ...row }))),
    )
    const { rows: left } = await target.pool.query(
      "select proname::text as name from pg_proc where proname ~ '^filled_' union all select relname::text from pg_class where relname ~ 'slider_names'",
    )
    expect(left).toEqual([])
    // A month's partition that is made later has the columns in the same order.
    await ensurePartitions(target.pool, new Date('2031-01-01T00:00:00Z'))
    expect((await target.pool.query(counts)).rows).toEqual(before)
  } finally {
    await Promise.all([source.drop(), target.drop()])
    rmSync(folder, { recursive: true })
  }
})
