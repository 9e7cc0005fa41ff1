import fc from 'fast-check'
import type { Answer, AnswerByKind, AnswerKind } from '@deckle/core/deck/slide.ts'
import { describe, expect, it } from 'vitest'
import { defaultData, interactionOf, slideTypes } from '../catalog.ts'
import { englishScaleWords } from '../parts/answers/rating-scales.ts'
import { answersOf } from '../test/any-answer.ts'
import { answerDefinitions } from './definitions.ts'
import { answerLabels } from './labels.ts'
import { storedValues } from './stored-values.ts'
import { answerKeys, answerText } from './values.ts'

const kinds = Object.keys(answerDefinitions) as AnswerKind[]
const sliders = {
  data: {
    rangeselect: [
      { id: 'z', name: 'Price' },
      { id: 'a', name: 'वर्ष; years' },
      { id: 'b', name: '' },
    ],
  },
}

/** An answer, its keys, its places and its text. Typed, so that a new kind of answer needs a row. */
type Row<K extends AnswerKind> = readonly [AnswerByKind[K], readonly string[], readonly string[] | null, string | null]
const file = '0192f0c1-2222-7000-8000-000000000000'
const table: { readonly [K in AnswerKind]: readonly Row<K>[] } = {
  trueFalse: [[{ kind: 'trueFalse', option: 'true' }, ['true'], null, null]],
  singleSelect: [[{ kind: 'singleSelect', option: 'o1' }, ['o1'], null, null]],
  multiSelect: [
    [{ kind: 'multiSelect', options: [] }, [], null, null],
    [{ kind: 'multiSelect', options: ['o1', 'o2', 'o1'] }, ['o1', 'o2'], null, null],
  ],
  rating: [
    [{ kind: 'rating', value: 0 }, ['0'], null, null],
    [{ kind: 'rating', value: 10 }, ['10'], null, null],
  ],
  scoreSelect: [[{ kind: 'scoreSelect', option: 'o1' }, ['o1'], null, null]],
  taggedSelect: [[{ kind: 'taggedSelect', option: 'o1' }, ['o1'], null, null]],
  qualification: [
    [{ kind: 'qualification', result: 'okay' }, ['okay'], null, null],
    [{ kind: 'qualification', result: 'error' }, ['error'], null, null],
  ],
  brancher: [[{ kind: 'brancher', option: 'o2', clicked: ['o1', 'o2', 'o1'] }, ['o1', 'o2'], null, null]],
  ranking: [[{ kind: 'ranking', order: ['o3', 'o1', 'o2'] }, ['o3'], ['o3', 'o1', 'o2'], null]],
  openAnswer: [[{ kind: 'openAnswer', text: 'Slow\nand “steady”' }, [''], null, 'Slow\nand “steady”']],
  fillInTheBlank: [[{ kind: 'fillInTheBlank', texts: ['one', '', 'three'] }, [''], null, 'one; ""; three']],
  uploader: [[{ kind: 'uploader', file, name: 'cv.pdf', size: 3 }, [''], null, 'cv.pdf']],
  rangeSelect: [
    [
      { kind: 'rangeSelect', values: { a: 3, z: 20.5, b: 1 }, result: 61.5 },
      [''],
      null,
      'Price: 20.5; "वर्ष; years: 3"; C: 1 = 61.5',
    ],
    [{ kind: 'rangeSelect', values: { z: -0.25, gone: 1 }, result: null }, [''], null, 'Price: -0.25; gone: 1'],
  ],
}

describe.each(Object.values(table).flat() as readonly Row<AnswerKind>[])('%j', (answer, keys, places, text) => {
  it('is stored as what it is counted under, its places and its text', () => {
    expect(storedValues(sliders, answer)).toEqual({ keys, places, text })
  })
})

describe.each(kinds)('any answer of kind %s', (kind) => {
  const data = {}
  const anyOfKind: fc.Arbitrary<Answer> = answersOf[kind]

  it('has each key once, and stays what it is', () => {
    fc.assert(
      fc.property(anyOfKind, (answer) => {
        const before = structuredClone(answer)
        const { keys } = storedValues({ data }, answer)
        expect(new Set(keys).size).toBe(keys.length)
        expect(keys).toEqual(answerKeys(answer))
        expect(answer).toEqual(before)
      }),
    )
  })

  it('has a text exactly where it is read, and it is the text of reviews and exports', () => {
    const isRead = ['texts', 'files'].includes(answerDefinitions[kind].report)
    fc.assert(
      fc.property(anyOfKind, (answer) => {
        expect(storedValues({ data }, answer).text).toBe(isRead ? answerText(answer, new Map()) : null)
      }),
    )
  })

  it('has places exactly where it is reported as a ranking', () => {
    const isRanked = answerDefinitions[kind].report === 'ranking'
    fc.assert(
      fc.property(anyOfKind, (answer) => {
        const { keys, places } = storedValues({ data }, answer)
        expect(places !== null).toBe(isRanked)
        if (places) expect(keys).toEqual(places.slice(0, 1))
      }),
    )
  })

  it('is named by the labels of its slide', () => {
    const names = new Map([['o1', 'One']])
    fc.assert(
      fc.property(anyOfKind, (answer) => {
        const [only, ...more] = answerKeys(answer)
        if (only === 'o1' && more.length === 0 && kind !== 'ranking') expect(answerText(answer, names)).toBe('One')
      }),
    )
  })
})

it.each(slideTypes.filter((type) => interactionOf(type) !== 'none'))(
  'options of %s have distinct keys, which answers are counted under',
  (type) => {
    let ids = 0
    const keys = answerLabels(
      interactionOf(type),
      defaultData(type, () => `o${ids++}`),
      englishScaleWords,
    ).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  },
)
