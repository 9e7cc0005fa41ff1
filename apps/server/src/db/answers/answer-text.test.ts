import type { Answer } from '@deckle/core/deck/slide.ts'
import { answerText } from '@deckle/slides/reports.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { answerTextIn } from './answer-text.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const labels = [
  { key: 'z', label: 'Price' },
  { key: 'a', label: 'वर्ष; years' },
]

const samples: readonly (readonly [Answer, string])[] = [
  [{ kind: 'openAnswer', text: 'Slow\nand “steady”' }, 'Slow\nand “steady”'],
  [{ kind: 'fillInTheBlank', texts: ['one', '', 'three'] }, 'one; ; three'],
  [{ kind: 'rangeSelect', values: { a: 3, z: 20.5 }, result: 61.5 }, 'Price: 20.5; वर्ष; years: 3 = 61.5'],
  [{ kind: 'rangeSelect', values: { z: -0.25, gone: 1 }, result: null }, 'Price: -0.25; gone: 1'],
  [{ kind: 'uploader', file: '0192f0c1-2222-7000-8000-000000000000', name: 'cv.pdf', size: 3 }, 'cv.pdf'],
]

it.each(samples)('%j reads the same in the database and in the application', async (answer, words) => {
  const found = await sql<{ text: string }>`
    select ${answerTextIn(sql`a.answer`, labels)} as text from (select ${JSON.stringify(answer)}::jsonb as answer) a`.execute(
    test.db,
  )
  expect(found.rows).toEqual([{ text: words }])
  expect(answerText(answer, new Map(labels.map(({ key, label }) => [key, label])))).toBe(words)
})
