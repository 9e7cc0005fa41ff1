import type { AnswerByKind, AnswerKind } from '@deckle/core/deck/slide.ts'
import { answerKeys } from '@deckle/slides/reports.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { answerKeysOf } from './answer-keys.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Typed, so that a new kind of answer needs a sample. */
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
  scoreSelect: [{ kind: 'scoreSelect', option: 'o1' }],
  taggedSelect: [{ kind: 'taggedSelect', option: 'o1' }],
  rangeSelect: [
    { kind: 'rangeSelect', values: { o1: 2.5 }, result: 5 },
    { kind: 'rangeSelect', values: { o1: 2.5 }, result: null },
  ],
  qualification: [
    { kind: 'qualification', result: 'okay' },
    { kind: 'qualification', result: 'error' },
  ],
  fillInTheBlank: [{ kind: 'fillInTheBlank', texts: ['one', 'two'] }],
  uploader: [{ kind: 'uploader', file: '0192f0c1-2222-7000-8000-000000000000', name: 'a.pdf', size: 3 }],
  brancher: [{ kind: 'brancher', option: 'o2', clicked: ['o1', 'o2', 'o1'] }],
  ranking: [{ kind: 'ranking', order: ['o3', 'o1', 'o2'] }],
}

it.each(Object.values(samples).flat())('the database counts %j as the application does', async (answer) => {
  const { rows } = await test.deps.pool.query<{ key: string }>(
    `select key from (select $1::jsonb as answer) a, lateral ${answerKeysOf('a.answer')} as keys`,
    [JSON.stringify(answer)],
  )
  expect(rows.map(({ key }) => key).toSorted()).toEqual(answerKeys(answer).toSorted())
})
