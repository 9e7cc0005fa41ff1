import { describe, expect, it } from 'vitest'
import type { Measure } from '../lib/probe.ts'
import { reportOf, resultOf } from './report.ts'
import { decide, type Verdict } from './statistics.ts'

const verdict = (decision: Verdict['decision'], difference: number, noise: number, selfDifference = 0): Verdict => ({
  decision,
  difference,
  noise,
  selfDifference,
})

it.each<[Verdict, Measure['unit'], string]>([
  [verdict('worse', 0.07, 0.02), 'ms', 'slower by 7.0 %, more than the noise of 2.0 %'],
  [verdict('worse', 0.25, 0.123), 'a second', 'slower by 25 %, more than the noise of 12 %'],
  [verdict('better', -0.07, 0.02), 'a second', 'faster by 7.0 %, more than the noise of 2.0 %'],
  [verdict('worse', 0.03, 0.01), 'bytes', 'larger by 3.0 %, more than the noise of 1.0 %'],
  [verdict('better', -0.25, 0.01), 'bytes', 'smaller by 20 %, more than the noise of 1.0 %'],
  [verdict('no difference', 0.03, 0.04), 'ms', 'no difference beyond the noise of 4.0 %'],
  [
    verdict('no difference', 0.03, 0.1, 0.08),
    'ms',
    'no difference beyond the noise of 10 %; a commit differs from itself by 8.0 %',
  ],
])('%o of %s', (found, unit, text) => {
  expect(resultOf(found, unit)).toBe(text)
})

describe('report', () => {
  const base = Array.from({ length: 9 }, (_, at) => 1000 + at)
  const changed = base.map((value) => value / 2)
  const samples = { base: [base, base], changed: [changed, changed] } as const
  const measured = { samples, verdict: decide(samples, 'higher is better') }
  const report = reportOf(
    [{ id: 'P1', of: [{ what: 'open a deck', unit: 'a second' }], pairs: 9, measures: [measured] }],
    {
      base: 'ac8e208a',
      changed: '7cc2d4dd',
    },
  )

  it('has medians, ranges, the ratio and the result of each measure', () => {
    const cells = (line = '') => line.split('|').map((cell) => cell.trim())
    const [head, , row, ...others] = report.split('\n')
    expect(cells(head)).toEqual(['', '#', 'what', 'ac8e208a', '7cc2d4dd', 'ratio', 'pairs', 'result', ''])
    expect(cells(row)).toEqual([
      '',
      'P1',
      'open a deck',
      '1,004/s (1,000/s to 1,008/s)',
      '502/s (500/s to 504/s)',
      '0.50',
      '9',
      'slower by 100 %, more than the noise of 1.0 %',
      '',
    ])
    expect(others).toEqual([])
  })
})
