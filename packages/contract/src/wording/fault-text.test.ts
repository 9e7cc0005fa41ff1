import { type FaultCode, fault, faultCodes } from '@deckle/core/formula/fault.ts'
import { expect, it } from 'vitest'
import { faultText } from './fault-text.ts'

/** Faults of something written in the formula name it. */
const naming: readonly FaultCode[] = [
  'unknown_character',
  'unknown_name',
  'bad_number',
  'decimal_comma',
  'value_expected',
  'operator_expected',
  'chained_comparison',
  'wrong_count',
  'parentheses_expected',
  'unset',
  'outside_domain',
]

it.each(faultCodes)('%s is told in English and Hindi', (code) => {
  const [en, hi] = (['en', 'hi'] as const).map((language) => faultText(fault(code, 0, 1, 'varQ'), language))
  expect(en).toMatch(/^[A-Z“v].*\.$/)
  expect(hi).toMatch(/[\u0900-\u097f].*।$/)
  expect([en, hi].map((words) => words?.includes('varQ'))).toEqual([naming.includes(code), naming.includes(code)])
})

it('a value missing at the end has nothing to name', () => {
  expect(faultText(fault('value_expected', 3, 0))).toBe('A number, variable or function is missing at the end.')
})
