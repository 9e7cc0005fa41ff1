import fc from 'fast-check'
import type { Answer, AnswerByKind, AnswerKind } from '@deckle/core/deck/slide.ts'

const option = fc.constantFrom('o0', 'o1', 'o5', 'o9', '__proto__')
const optionOf = <K extends AnswerKind>(kind: K) => fc.record({ kind: fc.constant(kind), option })

export const answersOf: { readonly [K in AnswerKind]: fc.Arbitrary<AnswerByKind[K]> } = {
  openAnswer: fc.record({ kind: fc.constant('openAnswer'), text: fc.string() }),
  trueFalse: optionOf('trueFalse'),
  singleSelect: optionOf('singleSelect'),
  scoreSelect: optionOf('scoreSelect'),
  taggedSelect: optionOf('taggedSelect'),
  multiSelect: fc.record({ kind: fc.constant('multiSelect'), options: fc.array(option, { maxLength: 5 }) }),
  rating: fc.record({ kind: fc.constant('rating'), value: fc.integer({ min: -1, max: 11 }) }),
  rangeSelect: fc.record({
    kind: fc.constant('rangeSelect'),
    values: fc.dictionary(option, fc.oneof(fc.integer({ min: -10, max: 200 }), fc.double()), { maxKeys: 6 }),
    result: fc.constantFrom(null, 1),
  }),
  qualification: fc.record({
    kind: fc.constant('qualification'),
    result: fc.constantFrom('', 'okay', 'not_okay', 'error'),
  }),
  fillInTheBlank: fc.record({ kind: fc.constant('fillInTheBlank'), texts: fc.array(fc.string(), { maxLength: 6 }) }),
  uploader: fc.record({
    kind: fc.constant('uploader'),
    file: fc.constantFrom('', 'f1'),
    name: fc.string(),
    size: fc.nat(),
  }),
  brancher: fc.record({
    kind: fc.constant('brancher'),
    option,
    clicked: fc.array(option, { maxLength: 4 }),
  }),
  ranking: fc.record({ kind: fc.constant('ranking'), order: fc.array(option, { maxLength: 5 }) }),
}

export const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(...(Object.values(answersOf) as fc.Arbitrary<Answer>[]))
