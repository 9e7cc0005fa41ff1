import { describe, expect, it } from 'vitest'
import { fieldValue } from './field-value.ts'
import { mappingFault, recogniseColumns } from './import-columns.ts'
import { readImportRow, type ImportField } from './import-row.ts'

describe('columns', () => {
  it.each([
    [
      ['E-Mail Address', 'Full Name', 'LICENSE TYPE', "Manager's e-mail"],
      ['email', 'name', 'license_type', 'manager'],
    ],
    [
      ['ईमेल', 'पहला नाम', 'उपनाम', 'लाइसेंस', 'प्रबंधक का ईमेल', 'टैग', 'स्थिति'],
      ['email', 'first_name', 'last_name', 'license_type', 'manager', 'tags', 'status'],
    ],
    [
      ['email', 'mail', 'id', 'Created', 'shoe size', 'Reason'],
      ['email', null, null, null, 'details.Shoe size', null],
    ],
  ])('%j', (columns, fields) => expect(recogniseColumns(columns, ['Shoe size'])).toEqual(fields))

  it.each([
    [['email'], 2, 'length'],
    [['email', 'password'], 2, 'unknown'],
    [['email', 'details. '], 2, 'unknown'],
    [['email', 'email'], 2, 'twice'],
    [['name', null], 2, 'no_email'],
    [['email', 'details.Shoe'], 2, null],
  ])('%j of %i: %s', (mapping, count, fault) => expect(mappingFault(mapping, count)).toBe(fault))
})

describe('a field of the client', () => {
  const choices = ['North', 'South']
  it.each([
    ['number', '1250', '1250'],
    ['number', '12,5', '12.5'],
    ['number', '007.50', '7.5'],
    ['number', '१२', '12'],
    ['number', '1,250.5', '1250.5'],
    ['number', '12,34,567', '1234567'],
    ['number', 'many', null],
    ['date', '2026-2-3', '2026-02-03'],
    ['date', '2026-01-31 10:00:00', '2026-01-31'],
    ['date', '03/02/2026', '2026-02-03'],
    ['date', '31.2.2026', null],
    ['choice', 'north', 'North'],
    ['choice', 'West', null],
    ['yes_no', 'हाँ', 'yes'],
    ['yes_no', 'FALSE', 'no'],
    ['yes_no', 'X', 'yes'],
    ['yes_no', 'perhaps', null],
    ['text', ' a ', 'a'],
  ] as const)('%s %j is %j', (kind, text, value) => {
    expect(fieldValue({ kind, choices }, text)).toBe(value)
    // What is stored stays as it is when it is read again.
    if (value !== null) expect(fieldValue({ kind, choices }, value)).toBe(value)
  })
})

describe('a row', () => {
  const field: ImportField = { name: 'Age', kind: 'number', choices: [], required: false }
  const fields = new Map([['age', field]])
  const mapping = ['email', 'name', 'license_type', 'manager', 'tags', 'status', 'details.age']
  const read = (...cells: string[]) => readImportRow(cells, mapping, fields)

  it('is a person, in canonical form', () => {
    expect(read(' A@B.Example ', "'+x", 'प्रबंधक', 'M@B.Example', 'a; A;b, c ', 'सक्रिय', '1,250').person).toEqual({
      email: 'a@b.example',
      name: '+x',
      license_type: 'Manager',
      manager: 'm@b.example',
      tags: ['A', 'b, c'],
      active: true,
      details: { Age: '1250' },
    })
    expect(read('a@b.example').person).toEqual({ email: 'a@b.example', tags: [], details: {} })
  })

  it.each([
    ['2027-03-20T18:29:59.999Z', '2027-03-20T18:29:59.999Z'],
    ['2027-3-20', '2027-03-20T23:59:59.999Z'],
    ['20.03.2027', '2027-03-20T23:59:59.999Z'],
    ['None', null],
    ['कोई नहीं', null],
    ['', undefined],
    ['soon', 'fault'],
    ['31.02.2027', 'fault'],
    ['2027-03-20T25:00:00Z', 'fault'],
    ['2027-02-30T12:00:00Z', 'fault'],
    ['0000-06-01T12:00:00Z', 'fault'],
    ['0000-06-01', 'fault'],
  ])('whose licence ends on %j', (text, end) => {
    const { person, faults } = readImportRow(['a@b.example', text], ['email', 'license_end'], fields)
    if (end === 'fault') return expect(faults).toEqual([{ code: 'license_end_bad' }])
    expect(person?.license_end).toBe(end)
  })

  it('says all that is wrong with it', () => {
    const { person, faults } = read('a b', 'x'.repeat(121), 'King', 'me', 'y'.repeat(41), 'asleep', 'many')
    expect(person).toBeNull()
    expect(faults.map(({ code }) => code)).toEqual([
      'email_bad',
      'too_long',
      'license_unknown',
      'manager_bad',
      'status_unknown',
      'tag_long',
      'field_bad',
    ])
    expect(read('').faults).toEqual([{ code: 'email_missing' }])
  })
})
