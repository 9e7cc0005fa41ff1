import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { addRevisions, type NewAnswer } from './queries.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const [clientId, deckId, versionId] = [randomUUID(), randomUUID(), randomUUID()]
/** What PostgreSQL's text of an array could be taken for. */
const text = fc.oneof(
  fc.constantFrom('', 'NULL', 'null', 'o1', '{}', '{a,b}', '"', '\\', '\\"', 'a,b', ' a ', 'हाँ', 'two\nlines'),
  fc.string({ unit: 'grapheme' }).filter((one) => !one.includes('\0')),
)
const values = fc.record({
  keys: fc.array(text, { maxLength: 4 }),
  places: fc.option(fc.array(text, { maxLength: 4 })),
  text: fc.option(text),
})

it('stores keys, places and texts as they are, whatever they hold, also where a whole group has none', async () => {
  const answerOf = (one: NewAnswer['values']): NewAnswer => ({
    clientId,
    attemptId: randomUUID(),
    slideId: 's1',
    answerId: randomUUID(),
    deckId,
    versionId,
    begunOn: '2026-11-22',
    answer: { kind: 'rating', value: 1 },
    mark: { correct: null, earned: 0, possible: 0 },
    values: one,
    spentMs: 5,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(values, { minLength: 1, maxLength: 20 }), async (group) => {
      const answers = group.map(answerOf)
      expect(await addRevisions({ pool: test.pool, isDistributed: false }, answers, () => 1)).toBe(answers.length)
      const { rows } = await test.pool.query<NewAnswer['values']>(
        `select a.keys, a.places, a.text from unnest($1::uuid[]) with ordinality as k (id, at)
          join answers a on a.client_id = $2 and a.answer_id = k.id order by k.at`,
        [answers.map(({ answerId }) => answerId), clientId],
      )
      expect(rows).toEqual(group)
    }),
    { numRuns: 60 },
  )
})
