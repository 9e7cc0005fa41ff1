import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FaultCode } from './fault.ts'
import { isFault } from './fault.ts'
import { evaluateFormula, FORMULA_LENGTH, type FormulaValues, readCriteria, readFormula } from './formula.ts'
import { roundTo } from './round.ts'
import { growsLinearly } from '../test/grows-linearly.ts'

const values: FormulaValues = { varA: 7, varB: 2, varC: 0.5, varD: -3, varZ: 0 }
const valueOf = (text: string): number | boolean | string => {
  const result = evaluateFormula(text, values)
  return result.ok ? result.value : result.fault.fault
}

describe('what a formula comes to', () => {
  it.each<[string, number | boolean]>([
    ['1', 1],
    [' 2.50 ', 2.5],
    ['.5 + 1.', 1.5],
    ['1e3', 1000],
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['10 - 4 - 3', 3],
    ['100 / 10 / 5', 2],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['2 ^ -1', 0.5],
    ['2 ^ -1 * 4', 2],
    ['--3', 3],
    ['+varD', -3],
    ['7 % 3', 1],
    ['-7 % 3', 2],
    ['7 % -3', -2],
    ['varA * varB + varC', 14.5],
    ['VARA + vara', 14],
    ['10 × 2 ÷ 4 − 1', 4],
    ['10 / 4', 2.5],
    ['1 / 3', 0.33],
    ['1.005', 1.01],
    ['-1.005', -1.01],
    ['0.1 + 0.2', 0.3],
    ['1 < 2', true],
    ['2 <= 2', true],
    ['2 > 2', false],
    ['2 >= 3', false],
    ['2 = 2', true],
    ['2 == 3', false],
    ['2 <> 3', true],
    ['2 != 2', false],
    ['0.1 + 0.2 = 0.3', true],
    ['0.1 + 0.2 > 0.3', false],
    ['0.1 + 0.2 <= 0.3', true],
    ['varA &lt; 8', true],
    ['varA &gt;= 8 &amp;&amp; true', false],
    ['1 and 0', false],
    ['1 && 2', true],
    ['0 or varA', true],
    ['0 || 0', false],
    ['not 0', true],
    ['not varA > 3', false],
    ['!true', false],
    ['1 = 1 and 2 = 2 or 1 / 0 > 1', true],
    ['true AND NOT false', true],
    ['(varA > 3) * 10', 10],
    ['true + true', 2],
    ['IF(varA > 3, 10, 20)', 10],
    ['if(varZ, 1, 2)', 2],
    ['IF(true, false, true)', false],
    ['IF(varA > 3, varA > 5, 4)', 1],
    ['IF(varB = 0, 0, varA / varB)', 3.5],
    ['IF(varZ = 0, 0, varA / varZ)', 0],
    ['MIN(3, 1, 2)', 1],
    ['MAX(3; 1; 2)', 3],
    ['SUM(1, 2, 3, 4)', 10],
    ['avg(1, 2)', 1.5],
    ['ROUND(2.345, 2)', 2.35],
    ['ROUND(-2.5)', -3],
    ['ROUND(1234, -2)', 1200],
    ['FLOOR(-1.5)', -2],
    ['CEIL(1.2)', 2],
    ['ABS(-4)', 4],
    ['SQRT(16)', 4],
    ['POW(2, 10)', 1024],
    ['LOG(1000)', 3],
    ['LOG(8, 2)', 3],
    ['LN(EXP(2))', 2],
    ['CLAMP(15, 0, 10)', 10],
    ['CLAMP(-5, 0, 10)', 0],
    ['ROUND(MAX(varA, varB) / MIN(3, varB), 1)', 3.5],
  ])('%s → %s', (text, expected) => {
    expect(valueOf(text)).toBe(expected)
  })
})

describe('what is wrong, and where', () => {
  it.each<[string, FaultCode, string]>([
    ['', 'empty', ''],
    ['  \n ', 'empty', '  \n '],
    ['1 +', 'value_expected', ''],
    ['* 2', 'value_expected', '*'],
    ['1 2', 'operator_expected', '2'],
    ['varA varB', 'operator_expected', 'varB'],
    ['2 (3)', 'operator_expected', '('],
    ['(1 + 2', 'unclosed', '('],
    ['1 + 2)', 'not_opened', ')'],
    ['MAX(1, (2', 'unclosed', '('],
    ['MAX(1 2)', 'operator_expected', '2'],
    ['MAX(1,)', 'value_expected', ')'],
    ['MAX()', 'wrong_count', 'MAX'],
    ['IF(1, 2)', 'wrong_count', 'IF'],
    ['SQRT(1, 2)', 'wrong_count', 'SQRT'],
    ['SQRT', 'parentheses_expected', 'SQRT'],
    ['varAB + 1', 'unknown_name', 'varAB'],
    ['1 + total', 'unknown_name', 'total'],
    ['1 + कुल', 'unknown_name', 'कुल'],
    ['1 < varA < 5', 'chained_comparison', '<'],
    ['1.2.3', 'bad_number', '1.2.3'],
    ['2x', 'bad_number', '2x'],
    ['varA*1,5', 'decimal_comma', '1,5'],
    ['(varA * 1,5) + 2', 'decimal_comma', '1,5'],
    ['1,5', 'decimal_comma', '1,5'],
    ['varA * 1, 5', 'operator_expected', ','],
    ['varA,5', 'operator_expected', ','],
    ['1e999', 'bad_number', '1e999'],
    ['varA # 2', 'unknown_character', '#'],
    ['varA + "1"', 'unknown_character', '"'],
    ['1 + varX', 'unset', 'varX'],
    ['varA / varZ', 'zero_division', '/'],
    ['varA % 0', 'zero_division', '%'],
    ['SQRT(varD)', 'outside_domain', 'SQRT'],
    ['LN(0)', 'outside_domain', 'LN'],
    ['LOG(5, 1)', 'outside_domain', 'LOG'],
    ['varD ^ 0.5', 'outside_domain', '^'],
    ['10 ^ 400', 'too_large', '^'],
    ['EXP(1000)', 'too_large', 'EXP'],
    ['1e308 * 10', 'too_large', '*'],
    ['1 / 0 > 1', 'zero_division', '/'],
  ])('%j: %s at “%s”', (text, code, place) => {
    const result = evaluateFormula(text, values)
    if (result.ok) return expect.unreachable(`came to ${result.value}`)
    const { fault, at, length } = result.fault
    expect([fault, text.slice(at, at + length)]).toEqual([code, place])
  })

  it('a comparison in parentheses may be compared again', () => {
    expect(valueOf('(1 < 2) = true')).toBe(true)
  })

  it('is bounded in length and depth', () => {
    expect(valueOf(`1${'+1'.repeat(499)}`)).toBe(500)
    const long = readFormula(`1${'+1'.repeat(500)}`)
    expect(isFault(long) && [long.fault, long.at, long.length]).toEqual(['too_long', FORMULA_LENGTH, 2])
    expect(valueOf('('.repeat(60) + '1' + ')'.repeat(60))).toBe(1)
    for (const text of [
      '('.repeat(999),
      '-'.repeat(998) + '1',
      '2^'.repeat(499) + '1',
      'ABS('.repeat(249),
      'not '.repeat(249),
    ])
      expect(valueOf(text), text.slice(0, 20)).toBe('too_deep')
  })

  it('the escaped symbols of stored formulas do not count in its length', () => {
    expect(valueOf(`${'0 &lt; 1 and '.repeat(99)}true`)).toBe(true)
  })
})

describe('what it reads', () => {
  it('names its variables once, in order, and its kind', () => {
    const formula = readFormula('IF(varZ > varB, varA, VARB)')
    if (isFault(formula)) return expect.unreachable(formula.fault)
    expect(formula.variables).toEqual(['varA', 'varB', 'varZ'])
    expect(formula.kind).toBe('number')
  })

  it('evaluates again and again with other values', () => {
    const formula = readFormula('varA * 2')
    if (isFault(formula)) return expect.unreachable(formula.fault)
    expect([1, 2, 3].map((varA) => formula.evaluate({ varA }))).toEqual([2, 4, 6].map((value) => ({ ok: true, value })))
  })

  it('a variable that is not a number was never set', () => {
    for (const varA of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(evaluateFormula('varA', { varA })).toMatchObject({ ok: false, fault: { fault: 'unset' } })
  })
})

describe('criteria', () => {
  it.each<[string, boolean]>([
    ['varA > 3', true],
    ['varA', true],
    ['varZ * 2', false],
    ['varA > 3 and varB > 3', false],
  ])('%s → %s', (text, expected) => {
    const criteria = readCriteria(text)
    if (isFault(criteria)) return expect.unreachable(criteria.fault)
    expect([criteria.kind, criteria.evaluate(values)]).toEqual(['boolean', { ok: true, value: expected }])
  })

  it('keep the faults of what they are made of', () => {
    const criteria = readCriteria('1 / varZ')
    if (isFault(criteria)) return expect.unreachable(criteria.fault)
    expect(criteria.evaluate(values)).toMatchObject({ ok: false, fault: { fault: 'zero_division' } })
    expect(readCriteria('1 +')).toMatchObject({ fault: 'value_expected' })
  })
})

describe('nothing gets out', () => {
  const attempts = [
    'constructor',
    '__proto__',
    'toString()',
    'hasOwnProperty(1)',
    'varA.constructor',
    'varA["constructor"]',
    'varA[0]',
    'this',
    'globalThis',
    'process.exit()',
    'require("fs")',
    'import("node:fs")',
    'eval(1)',
    'Function(1)()',
    'new Date',
    '() => 1',
    'x => x',
    'varA = varB = 1; varA',
    '`${1}`',
    '"a" + "b"',
    "'a'",
    '/a/',
    '/* c */ 1',
    '1 // c',
    '1 -- c',
    '\\u0061',
    'async 1',
    'await 1',
    'yield 1',
    'if (1) 1',
    'while(1)',
    'for(1,2,3)',
    'SUM(...1)',
    'varA++',
    'varA += 1',
    'varA ? 1 : 2',
    'varA ?? 1',
    'varA?.b',
    '{}',
    '[1]',
    '1n',
    '0x10',
    'NaN',
    'Infinity',
    'undefined',
    'null',
    'IF.constructor(1,2,3)',
    'MIN.apply(1)',
    '; drop table answers',
    '<script>alert(1)</script>',
    '\u0000',
    '\u202e1',
    '１ + １',
  ]
  it.each(attempts)('%j is refused', (text) => {
    const result = evaluateFormula(text, values)
    expect(result.ok).toBe(false)
  })

  it('any text is refused or comes to a finite number or a condition', () => {
    const pieces = fc.constantFrom(
      'varA',
      'varB',
      '1',
      '0',
      '.5',
      '1e9',
      '(',
      ')',
      '+',
      '-',
      '*',
      '/',
      '%',
      '^',
      '<',
      '>=',
      '=',
      '!',
      ',',
      'and',
      'or',
      'not',
      'IF(',
      'MIN(',
      'LOG(',
      'ROUND(',
      ' ',
      '&lt;',
      '"',
      'x',
      '\u0000',
      '🙂',
      'क',
    )
    const texts = fc.oneof(
      fc.string({ maxLength: 1200, unit: 'binary' }),
      fc.array(pieces, { maxLength: 300 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const result = evaluateFormula(text, values)
        if (result.ok) expect(typeof result.value === 'boolean' || Number.isFinite(result.value)).toBe(true)
        else expect(result.fault.at).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 3000 },
    )
  })

  it.each(['(', '-', '1+', '2^', 'not ', '!', 'IF(1,', 'varA and ', '&lt;', '"', ' ', '🙂'])(
    'takes time in proportion to its length, of many %j',
    (piece) => {
      const evaluate = (size: number) => {
        const text = piece.repeat(size / piece.length)
        for (let again = 0; again < 100; again++) evaluateFormula(text, values)
      }
      expect(growsLinearly(evaluate, FORMULA_LENGTH / 10)).toBe(true)
    },
  )
})

/** An expression tree: its text with all parentheses, its text with the necessary ones, and its value. */
interface Tree {
  readonly full: string
  readonly spare: string
  readonly power: number
  readonly value: number
}

const number = fc.integer({ min: 0, max: 99 }).map((value): Tree => {
  const text = String(value)
  return { full: text, spare: text, power: 9, value }
})
const named = fc
  .constantFrom('varA' as const, 'varB' as const, 'varC' as const, 'varD' as const)
  .map((name): Tree => ({ full: name, spare: name, power: 9, value: values[name] ?? 0 }))
const operators: readonly [string, number, (a: number, b: number) => number][] = [
  [' + ', 5, (a, b) => a + b],
  [' - ', 5, (a, b) => a - b],
  [' * ', 6, (a, b) => a * b],
  [' and ', 2, (a, b) => Number(a !== 0 && b !== 0)],
  [' or ', 1, (a, b) => Number(a !== 0 || b !== 0)],
]
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    number,
    named,
    fc.tuple(tie('tree'), fc.constantFrom(...operators), tie('tree')).map(([left, [text, power, of], right]): Tree => {
      const wrap = (part: Tree, least: number) => (part.power < least ? `(${part.spare})` : part.spare)
      return {
        full: `(${left.full}${text}${right.full})`,
        spare: wrap(left, power) + text + wrap(right, power + 1),
        power,
        value: of(left.value, right.value),
      }
    }),
  ),
}))

it('parentheses that precedence spares change nothing', () => {
  fc.assert(
    fc.property(tree, ({ full, spare, value }) => {
      fc.pre(full.length <= FORMULA_LENGTH)
      const [first, second] = [valueOf(full), valueOf(spare)].map(Number)
      expect(first).toBe(roundTo(value, 2) + 0)
      expect(second).toBe(first)
    }),
    { numRuns: 1000 },
  )
})

describe('roundTo', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [1e21, 2, 1e21],
    [1e-7, 2, 0],
    [123_456, -3, 123_000],
    [8.345, 2, 8.35],
    [1.7976931348623157e308, 15, 1.7976931348623157e308],
  ])('%d to %d digits is %d', (value, digits, expected) => {
    expect(roundTo(value, digits)).toBe(expected)
  })

  it('rounds thousandths as whole numbers are rounded', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (thousandths) => {
        const hundredths = Math.floor(thousandths / 10) + (thousandths % 10 >= 5 ? 1 : 0)
        expect(roundTo(thousandths / 1000, 2)).toBe(hundredths / 100)
      }),
      { numRuns: 2000 },
    )
  })

  it('is at most half a step away, and idempotent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const rounded = roundTo(value, 2)
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.005 + 1e-6)
        expect(roundTo(rounded, 2)).toBe(rounded)
      }),
    )
  })
})
