import type { AnswerByKind, AnswerKind } from '@deckle/core/deck/slide.ts'
import { answerKeys } from '@deckle/slides/reports.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { answerKeysOf } from './answer-keys.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** The compiler asks for every kind of answer. */
const samples: { readonly [K in AnswerKind]: readonly AnswerByKind[K][] } = {
  trueFalse: [{ kind: 'trueFalse', option: 'true' }],
  singleSelect: [{ kind: 'singleSelect', option: 'o1' }],
  multiSelect: [
    { kind: 'multiSelect', options: [] },
    { kind: 'multiSelect', options: ['o1', 'o2', 'o1'] },
  ],
  rating: [
    { kind: 'rating', value: 0 },
    { kind: 'rating', value: 10 },
  ],
  openAnswer: [{ kind: 'openAnswer', text: 'हाँ' }],
}

it.each(Object.values(samples).flat())('the database counts %j as the application does', async (answer) => {
  const { rows } = await test.deps.pool.query<{ key: string }>(
    `select key from (select $1::jsonb as answer) a, lateral ${answerKeysOf('a.answer')} as keys`,
    [JSON.stringify(answer)],
  )
  expect(rows.map(({ key }) => key).toSorted()).toEqual(answerKeys(answer).toSorted())
})
