import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decidedJumps } from './decided-jumps.ts'
import {
  deckEnd,
  indexAfter,
  isSecretTest,
  type JumpCondition,
  type JumpContext,
  jumpTarget,
  type JumpTest,
  jumpTests,
  needsMarking,
  pathThrough,
  type SlideJumps,
} from './jump.ts'
import type { Answer } from './slide.ts'

const condition = (test: JumpTest, value = '', slideId = 'a'): JumpCondition => ({ id: 'c', slideId, test, value })
const jumps = (match: 'all' | 'any', ...conditions: readonly JumpCondition[]): SlideJumps => ({
  rules: [{ id: 'r', match, conditions, to: 'met' }],
  otherwise: 'otherwise',
})
const target = (answer: Answer | undefined, ...conditions: readonly JumpCondition[]) =>
  jumpTarget(jumps('all', ...conditions), { answers: { a: answer } })

describe('conditions on an answer', () => {
  const answers: Readonly<Record<string, Answer>> = {
    option: { kind: 'singleSelect', option: 'o1' },
    many: { kind: 'multiSelect', options: ['o1', 'o2'] },
    stars: { kind: 'rating', value: 4 },
    text: { kind: 'openAnswer', text: ' About 3,5 km ' },
    number: { kind: 'openAnswer', text: ' 3,5 ' },
    blanks: { kind: 'fillInTheBlank', texts: ['Earth', '27'] },
    file: { kind: 'uploader', file: 'f', name: 'Sky.PNG', size: 1 },
    range: { kind: 'rangeSelect', values: { s: 12 }, result: 30.5 },
    error: { kind: 'rangeSelect', values: { s: 12 }, result: null },
    measured: { kind: 'qualification', result: 'not_okay' },
    typographic: { kind: 'openAnswer', text: 'Don\u2019t\u00a0\u2014\u200b stop' },
    thousands: { kind: 'openAnswer', text: '1,200' },
    hindi: { kind: 'openAnswer', text: '१२,५' },
    words: { kind: 'openAnswer', text: '12 or 13' },
    link: { kind: 'brancher', option: 'o3', clicked: ['o1', 'o3'] },
    order: { kind: 'ranking', order: ['o2', 'o1', 'o3'] },
  }
  it.each<[string, JumpTest, string, boolean]>([
    ['option', 'is', 'o1', true],
    ['option', 'is', 'O1', false],
    ['option', 'contains', 'o1', false],
    ['many', 'is', 'o2', true],
    ['many', 'is_not', 'o2', false],
    ['stars', 'at_least', '4', true],
    ['stars', 'at_most', '3', false],
    ['text', 'contains', '3,5 KM', true],
    ['text', 'is', 'about 3,5 km', true],
    ['text', 'at_least', '3', false],
    ['number', 'at_least', '3.5', true],
    ['number', 'at_most', '3.4', false],
    ['blanks', 'contains', 'art', true],
    ['blanks', 'at_least', '27', true],
    ['file', 'is', 'sky.png', true],
    ['range', 'at_least', '30', true],
    ['range', 'at_most', '12', false],
    ['error', 'at_most', '12', true],
    ['measured', 'is', 'not_okay', true],
    ['link', 'is', 'o3', true],
    ['link', 'is', 'o1', false],
    ['order', 'is', 'o2', true],
    ['order', 'is', 'o1', false],
    ['order', 'is_not', 'o1', true],
    ['nothing', 'is_not', 'o1', true],
    ['nothing', 'unanswered', '', true],
    ['nothing', 'answered', '', false],
    ['stars', 'answered', '', true],
    ['typographic', 'is', "don't – stop", true],
    ['typographic', 'contains', "N'T -", true],
    ['thousands', 'at_least', '10', true],
    ['thousands', 'at_most', '2', false],
    ['hindi', 'at_least', '12.5', true],
    ['hindi', 'at_most', '12.5', true],
    ['words', 'at_least', '0', false],
  ])('%s %s %j: %s', (answer, test, value, met) => {
    expect(target(answers[answer], condition(test, value))).toBe(met ? 'met' : 'otherwise')
  })
})

it('reads a typed 1,200 as the language of the deck does, and a measured 1.125 as it is', () => {
  const typed: Answer = { kind: 'openAnswer', text: '1,200' }
  const measured: Answer = { kind: 'rangeSelect', values: {}, result: 1.125 }
  const targetIn = (language: 'en' | 'de', answer: Answer) =>
    jumpTarget(decidedJumps({ language }, jumps('all', condition('at_least', '10'))), { answers: { a: answer } })
  expect([targetIn('en', typed), targetIn('de', typed)]).toEqual(['met', 'otherwise'])
  expect([targetIn('en', measured), targetIn('de', measured)]).toEqual(['otherwise', 'otherwise'])
})

describe('rules', () => {
  const yes = condition('answered')
  const no = condition('unanswered')
  const context: JumpContext = { answers: { a: { kind: 'rating', value: 1 } } }
  it.each([
    ['all', [yes, yes], true],
    ['all', [yes, no], false],
    ['any', [no, yes], true],
    ['any', [no, no], false],
    ['all', [], false],
    ['any', [], false],
  ] as const)('%s of %j: %s', (match, conditions, met) => {
    expect(jumpTarget(jumps(match, ...conditions), context)).toBe(met ? 'met' : 'otherwise')
  })

  it('are tried in their order', () => {
    const [first] = jumps('all', yes).rules
    const rules = [
      { ...first!, to: 'one' },
      { ...first!, to: 'two' },
    ]
    expect(jumpTarget({ rules, otherwise: '' }, context)).toBe('one')
  })

  it('whose secrets a player can’t know are not met, and ask the marker', () => {
    for (const test of jumpTests) {
      const one = jumps('all', condition(test, '1'))
      expect(needsMarking(one)).toBe(isSecretTest(test))
      if (isSecretTest(test)) expect(jumpTarget(one, context)).toBe('otherwise')
    }
  })

  it('never throw and lead only where they say, whatever they hold', () => {
    const aCondition = fc.record({
      id: fc.constant('c'),
      slideId: fc.constantFrom('a', '', '__proto__', 'gone'),
      test: fc.constantFrom(...jumpTests),
      value: fc.oneof(fc.string(), fc.constantFrom('1', 'NaN', '-0')),
    })
    const rule = fc.record({
      id: fc.constant('r'),
      match: fc.constantFrom('all' as const, 'any' as const),
      conditions: fc.array(aCondition, { maxLength: 3 }),
      to: fc.constantFrom('', deckEnd, 'b'),
    })
    fc.assert(
      fc.property(fc.array(rule), fc.constantFrom('', 'c'), (rules, otherwise) => {
        const found = jumpTarget({ rules, otherwise }, context)
        expect([otherwise, ...rules.map(({ to }) => to)]).toContain(found)
      }),
    )
  })
})

describe('the way through a deck', () => {
  const ids = ['a', 'b', 'c']
  it.each([
    [0, '', 1],
    [0, 'c', 2],
    [2, 'a', 0],
    [1, deckEnd, 3],
    [2, '', 3],
    [1, 'gone', 2],
  ])('from %d by %j comes to %d', (index, to, after) => {
    expect(indexAfter(index, to, ids)).toBe(after)
  })

  it('comes by each slide once at most, begins at the first, and ends', () => {
    const targets = fc.array(fc.constantFrom('', deckEnd, 'a', 'b', 'c', 'gone'), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(targets, (to) => {
        const path = pathThrough(ids, (id) => to[ids.indexOf(id)] ?? '')
        expect(path[0]).toBe('a')
        expect(new Set(path).size).toBe(path.length)
        for (const [at, id] of path.slice(1).entries())
          expect(indexAfter(ids.indexOf(path[at]!), to[ids.indexOf(path[at]!)]!, ids)).toBe(ids.indexOf(id))
      }),
    )
    expect(pathThrough([], () => '')).toEqual([])
  })
})
