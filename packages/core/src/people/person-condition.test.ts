import { describe, expect, it } from 'vitest'
import { canonicalText, detailFault } from './detail-fault.ts'
import { conditionFault, operatorsFor, personProperties } from './person-condition.ts'

const id = '0192f0c1-0000-7000-8000-000000000001'

describe('a condition on people', () => {
  it.each([
    ['license_type', 'is', 'Creator'],
    ['license_type', 'in', ['Creator', 'Learner']],
    ['license_end', 'before', '2027-01-31'],
    ['license_end', 'exists', false],
    ['manager', 'below', id],
    ['manager', 'exists', false],
    ['tags', 'not_in', [id]],
    ['last_seen', 'before', '2026-01-31'],
    ['last_seen', 'after', '2026-01-31T09:05:00.000Z'],
    ['details.City', 'contains', 'pur'],
    ['details.Age', 'at_least', '-12.5'],
    ['details.Since', 'exists', true],
    ['second_factor', 'exists', false],
  ] as const)('%s %s %j is good', (field, op, value) => {
    expect(conditionFault({ field, op, value })).toBeNull()
  })

  it.each([
    ['password', 'is', 'x', 'unknown_field'],
    ['details.', 'is', 'x', 'unknown_field'],
    ['constructor', 'is', 'x', 'unknown_field'],
    ['manager', 'contains', 'x', 'wrong_operator'],
    ['details.City', 'below', id, 'wrong_operator'],
    ['manager', 'is', 'not-an-id', 'wrong_value'],
    ['license_type', 'in', 'Creator', 'wrong_value'],
    ['license_type', 'is', ['Creator'], 'wrong_value'],
    ['tags', 'exists', 'yes', 'wrong_value'],
    ['second_factor', 'is', 'totp', 'wrong_operator'],
    ['last_seen', 'after', 'soon', 'wrong_value'],
    ['last_seen', 'after', '2026-02-30', 'wrong_value'],
    ['last_seen', 'after', '0000-06-01', 'wrong_value'],
    ['details.Age', 'at_most', '12,5', 'wrong_value'],
  ] as const)('%s %s %j: %s', (field, op, value, fault) => {
    expect(conditionFault({ field, op, value })).toBe(fault)
  })

  it('every property has an operator', () => {
    for (const property of personProperties) expect(operatorsFor(property).length).toBeGreaterThan(0)
  })
})

describe('a condition on a field of the client', () => {
  const choice = { kind: 'choice', choices: ['Sales', 'Support'] } as const
  const number = { kind: 'number', choices: [] } as const
  const date = { kind: 'date', choices: [] } as const
  const text = { kind: 'text', choices: [] } as const
  const yesNo = { kind: 'yes_no', choices: [] } as const

  it.each([
    [choice, 'is', 'Sales'],
    [choice, 'not_in', ['Sales', 'Support']],
    [choice, 'exists', false],
    [number, 'at_least', '12.50'],
    [number, 'is', '12.5'],
    [date, 'before', '2026-01-31'],
    [date, 'is', '2026-01-31'],
    [yesNo, 'is', 'no'],
    [text, 'contains', 'pur'],
    [text, 'is', ''],
  ] as const)('%j %s %j is good', (field, op, value) => expect(detailFault({ op, value }, field)).toBeNull())

  it.each([
    [choice, 'is', 'Slaes', 'wrong_value', 'Slaes'],
    [choice, 'is', 'sales', 'wrong_value', 'sales'],
    [choice, 'is', '', 'wrong_value', ''],
    [choice, 'in', ['Sales', 'Finance'], 'wrong_value', 'Finance'],
    [choice, 'before', '2026-01-31', 'wrong_operator', ''],
    [choice, 'contains', 'Sal', 'wrong_operator', ''],
    [number, 'is', '12.50', 'wrong_value', '12.50'],
    [number, 'is', 'a dozen', 'wrong_value', 'a dozen'],
    [number, 'after', '2026-01-31', 'wrong_operator', ''],
    [date, 'is', '31/01/2026', 'wrong_value', '31/01/2026'],
    [date, 'at_least', '1', 'wrong_operator', ''],
    [yesNo, 'is', 'maybe', 'wrong_value', 'maybe'],
    [text, 'at_most', '5', 'wrong_operator', ''],
  ] as const)('%j %s %j: %s', (field, op, value, code, wrong) =>
    expect(detailFault({ op, value }, field)).toEqual({ code, value: wrong }),
  )

  it('stores values in one form', () => {
    expect(canonicalText(number, '012.50')).toBe('12.5')
    expect(canonicalText(choice, 'SALES')).toBe('Sales')
    expect(canonicalText(choice, ' ')).toBeNull()
  })
})
