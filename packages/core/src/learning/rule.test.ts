import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PersonCondition } from '../people/person-condition.ts'
import { type EnrolmentRule, matchesRule, meetsCondition, ruleFault, ruleOperators, type RulePerson } from './rule.ts'

const id = (digit: number): string => `0192f0ca-0000-7000-8000-00000000000${digit}`
const [asha, ravi, green, blue] = [id(1), id(2), id(3), id(4)] as [string, string, string, string]

const person: RulePerson = {
  license_type: 'Creator',
  manager: ravi,
  above: new Set([ravi, asha]),
  tags: new Set([green]),
  details: { City: 'Jaipur', Since: '2024-03-01', Age: '41.5', Empty: '', Big: '123456789012345.000000002' },
}
const nobody: RulePerson = { license_type: 'Learner', manager: null, above: new Set(), tags: new Set(), details: {} }

describe('a condition', () => {
  it.each<[string, PersonCondition['op'], PersonCondition['value'], boolean, boolean]>([
    ['license_type', 'is', 'Creator', true, false],
    ['license_type', 'is_not', 'Creator', false, true],
    ['license_type', 'in', ['Learner', 'Admin'], false, true],
    ['license_type', 'not_in', ['Learner', 'Admin'], true, false],
    ['manager', 'is', ravi, true, false],
    ['manager', 'is', asha, false, false],
    ['manager', 'below', asha, true, false],
    ['manager', 'below', asha.toUpperCase(), true, false],
    ['manager', 'exists', true, true, false],
    ['manager', 'exists', false, false, true],
    ['tags', 'is', green, true, false],
    ['tags', 'is_not', green, false, true],
    ['tags', 'in', [blue, green.toUpperCase()], true, false],
    ['tags', 'not_in', [blue], true, true],
    ['tags', 'exists', true, true, false],
    ['details.City', 'is', 'Jaipur', true, false],
    ['details.City', 'is', 'jaipur', false, false],
    ['details.City', 'is_not', 'Jaipur', false, true],
    ['details.City', 'in', ['Pune', 'Jaipur'], true, false],
    ['details.City', 'not_in', ['Pune'], true, true],
    ['details.City', 'contains', 'PUR', true, false],
    ['details.City', 'contains', '', true, false],
    ['details.City', 'exists', true, true, false],
    ['details.Empty', 'exists', true, false, false],
    ['details.Empty', 'exists', false, true, true],
    ['details.Empty', 'is', '', true, false],
    ['details.Empty', 'before', '2024-03-01', false, false],
    ['details.Since', 'before', '2024-03-02', true, false],
    ['details.Since', 'before', '2024-03-01', false, false],
    ['details.Since', 'after', '2024-03-01', true, false],
    ['details.Age', 'at_least', '41.50', true, false],
    ['details.Age', 'at_least', '41.51', false, false],
    ['details.Age', 'at_most', '-3', false, false],
    ['details.Big', 'at_most', '123456789012345.000000001', false, false],
    ['details.Big', 'at_most', '123456789012345.000000002', true, false],
    ['details.City', 'at_least', '0', false, false],
    ['details.constructor', 'exists', true, false, false],
    ['last_seen', 'exists', true, false, false],
    ['manager', 'is', 'not an id', false, false],
  ])('%s %s %j', (field, op, value, ofPerson, ofNobody) => {
    expect(meetsCondition(person, { field, op, value })).toBe(ofPerson)
    expect(meetsCondition(nobody, { field, op, value })).toBe(ofNobody)
  })
})

const isCreator: PersonCondition = { field: 'license_type', op: 'is', value: 'Creator' }
const inPune: PersonCondition = { field: 'details.City', op: 'is', value: 'Pune' }
const rule: EnrolmentRule = {
  name: 'Creators',
  match: 'all',
  conditions: [isCreator],
  due_days: 14,
  remove_when_unmatched: true,
  active: true,
}

describe('a rule', () => {
  it('matches all or any of its conditions, and nobody without', () => {
    const conditions = [isCreator, inPune]
    expect(matchesRule(person, { match: 'all', conditions })).toBe(false)
    expect(matchesRule(person, { match: 'any', conditions })).toBe(true)
    expect(matchesRule(person, { match: 'all', conditions: [] })).toBe(false)
    expect(matchesRule(person, { match: 'any', conditions: [] })).toBe(false)
  })

  it.each<[string, Partial<EnrolmentRule>, ReturnType<typeof ruleFault>]>([
    ['good', {}, null],
    ['without a number of days', { due_days: null }, null],
    ['without a name', { name: ' ' }, { code: 'name_missing' }],
    ['without conditions', { conditions: [] }, { code: 'no_conditions' }],
    ['with too many', { conditions: Array.from({ length: 21 }, () => inPune) }, { code: 'too_many_conditions' }],
    ['due at once', { due_days: 0 }, { code: 'wrong_days' }],
    ['due in half a day', { due_days: 0.5 }, { code: 'wrong_days' }],
    [
      'by what rules don’t compare',
      { conditions: [isCreator, { field: 'last_seen', op: 'before', value: '2026-01-01' }] },
      { code: 'unknown_field', at: 1 },
    ],
    ['by no field of their own', { conditions: [{ ...inPune, field: 'details.' }] }, { code: 'unknown_field', at: 0 }],
    ['by a wrong operator', { conditions: [{ ...isCreator, op: 'contains' }] }, { code: 'wrong_operator', at: 0 }],
    ['by a wrong value', { conditions: [{ ...isCreator, value: true }] }, { code: 'wrong_value', at: 0 }],
    ['by no value', { conditions: [{ ...isCreator, op: 'in', value: [] }] }, { code: 'wrong_value', at: 0 }],
  ])('%s', (_name, patch, expected) => {
    expect(ruleFault({ ...rule, ...patch })).toEqual(expected)
  })

  it('has operators for its fields alone', () => {
    expect(ruleOperators('manager')).toEqual(['is', 'below', 'exists'])
    expect(ruleOperators('details.City')).toContain('contains')
    expect(ruleOperators('created')).toEqual([])
  })
})

const anyPerson: fc.Arbitrary<RulePerson> = fc.record({
  license_type: fc.constantFrom('Learner', 'Creator', 'Manager'),
  manager: fc.constantFrom(null, asha, ravi),
  above: fc.subarray([asha, ravi]).map((ids) => new Set(ids)),
  tags: fc.subarray([green, blue]).map((ids) => new Set(ids)),
  details: fc.dictionary(fc.constantFrom('City', 'Age'), fc.constantFrom('', 'Pune', '7', '-7.25', '2024-01-01')),
})
const anyCondition = fc.constantFrom('license_type', 'manager', 'tags', 'details.City', 'details.Age').chain((field) =>
  fc.constantFrom(...ruleOperators(field)).chain((op) =>
    fc.constantFrom(asha, green, 'Creator', 'Pune', '7', '2024-01-01').map((value): PersonCondition => ({
      field,
      op,
      value: op === 'exists' ? value > 'a' : op === 'in' || op === 'not_in' ? [value] : value,
    })),
  ),
)

it('whoever matches all matches any; a condition and its opposite are never both met', () => {
  fc.assert(
    fc.property(anyPerson, fc.array(anyCondition, { minLength: 1, maxLength: 4 }), (one, conditions) => {
      if (matchesRule(one, { match: 'all', conditions }))
        expect(matchesRule(one, { match: 'any', conditions })).toBe(true)
      for (const condition of conditions) {
        const opposite = { is: 'is_not', is_not: 'is', in: 'not_in', not_in: 'in' }[
          condition.op as 'is'
        ] as PersonCondition['op']
        if (
          !opposite ||
          !ruleOperators(condition.field).includes(opposite) ||
          ruleFault({ ...rule, conditions: [condition] })
        )
          continue
        expect(meetsCondition(one, condition)).toBe(!meetsCondition(one, { ...condition, op: opposite }))
      }
    }),
  )
})
