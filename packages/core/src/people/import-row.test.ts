import { describe, expect, it } from 'vitest'
import { joinTexts } from '../text/joined-texts.ts'
import { createColumnFacts, unknownFormat } from './column-facts.ts'
import { fieldValue } from './field-value.ts'
import { mappingFault, recogniseColumns } from './import-columns.ts'
import { readImportRow, type ImportField } from './import-row.ts'

const [a, b, c] = ['a@b.example', 'b@b.example', 'c@b.example']
const factsOf = (cells: readonly string[]) => {
  const facts = createColumnFacts()
  for (const cell of cells) facts.add(cell, false)
  return facts.facts()
}

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
  ])('%j', (columns, fields) =>
    expect(
      recogniseColumns(
        columns.map((name) => ({ name, facts: createColumnFacts().facts() })),
        ['Shoe size'],
      ),
    ).toEqual(fields),
  )

  it.each([
    [{ 'Work e-mail': [a, b, c], 'Manager e-mail': [a, a, a], City: ['X', 'Y', a] }, ['email', 'manager', null]],
    [{ Boss: [a, a, b], Contact: [a, b, c] }, [null, 'email']],
    [{ Email: ['yes', 'no', 'yes'], 'E-Mail-Adresse': [a, b, c] }, [null, 'email']],
    [{ 'Email (work)': [a, b, c], Manager: ['Asha', 'Ravi', a] }, ['email', 'manager']],
    [{ Manager: ['Asha', 'Ravi', 'Asha'], 'Manager (e-mail)': [a, b, a], Mail: [a, b, c] }, [null, 'manager', 'email']],
    [{ Email: ['lost'] }, ['email']],
    [{ 'Line manager': [a, a, b], Email: [a, b, 'lost'] }, ['manager', 'email']],
    [{ Name: ['A', 'B', 'C'] }, ['name']],
  ])('by their values: %j', (columns, fields) =>
    expect(
      recogniseColumns(
        Object.entries(columns).map(([name, cells]) => ({ name, facts: factsOf(cells) })),
        [],
      ),
    ).toEqual(fields),
  )

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
    ['number', '1.250,50', '1250.5'],
    ['number', '12,34,567', '1234567'],
    ['number', '12,345', 'number_ambiguous'],
    ['number', 'many', 'number_bad'],
    ['number', '1234567890123456', 'number_bad'],
    ['date', '2026-2-3', '2026-02-03'],
    ['date', '2026/02/03', '2026-02-03'],
    ['date', '3-Feb-2026', '2026-02-03'],
    ['date', '2026-01-31 10:00:00', '2026-01-31'],
    ['date', '31/01/2026 10:00', '2026-01-31'],
    ['date', '03/02/2026', 'date_ambiguous'],
    ['date', '31.2.2026', 'date_bad'],
    ['choice', 'north', 'North'],
    ['choice', 'West', 'choice_unknown'],
    ['yes_no', 'हाँ', 'yes'],
    ['yes_no', 'FALSE', 'no'],
    ['yes_no', 'X', 'yes'],
    ['yes_no', 'perhaps', 'yes_no_bad'],
    ['text', ' a ', 'a'],
    ['text', '00042', '00042'],
    ['text', 'a'.repeat(501), 'too_long'],
  ] as const)('%s %j is %j', (kind, text, expected) => {
    const read = fieldValue({ kind, choices }, text)
    expect('fault' in read ? read.fault : read.value).toBe(expected)
    // What is stored stays as it is when it is read again.
    if ('value' in read) expect(fieldValue({ kind, choices }, read.value)).toEqual(read)
  })

  it.each([
    ['number', '12,345', ',', '12.345'],
    ['number', '12,345', '.', '12345'],
    ['number', '1.250', ',', '1250'],
    ['number', '1.250,50', ',', '1250.5'],
    ['date', '03/02/2026', 'day', '2026-02-03'],
    ['date', '03/02/2026', 'month', '2026-03-02'],
    ['date', '01/31/2026', 'day', 'date_bad'],
  ] as const)('%s %j of a column with %s is %s', (kind, text, format, expected) => {
    const decimalMark = format === ',' || format === '.' ? format : null
    const dateOrder = format === 'day' || format === 'month' ? format : null
    const read = fieldValue({ kind, choices: [] }, text, { decimalMark, dateOrder })
    expect('fault' in read ? read.fault : read.value).toBe(expected)
  })
})

describe('a row', () => {
  const field: ImportField = { name: 'Age', kind: 'number', choices: [], required: false }
  const fields = new Map([['Age', field]])
  const mapping = ['email', 'name', 'license_type', 'manager', 'tags', 'status', 'details.Age']
  const formats = mapping.map(() => ({ decimalMark: '.', dateOrder: null }) as const)
  const read = (...cells: string[]) => readImportRow({ cells }, { mapping, fields, formats, timeZone: 'UTC' })

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

  it.each([[['Sales; North']], [['Sales, North']], [['Night', 'Sales, North; "A"', 'say "yes"']], [['"quoted"', 'b']]])(
    'reads the tags %j as an export writes them',
    (tags) => {
      expect(read('a@b.example', '', '', '', joinTexts(tags, ',')).person?.tags).toEqual(tags)
    },
  )

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
    const { person, faults } = readImportRow(
      { cells: ['a@b.example', text] },
      { mapping: ['email', 'license_end'], fields, timeZone: 'UTC' },
    )
    if (end === 'fault') return expect(faults).toEqual([{ code: 'license_end_bad' }])
    expect(person?.license_end).toBe(end)
  })

  it.each([
    ['Asia/Kolkata', '2027-03-20T18:29:59.999Z'],
    ['America/New_York', '2027-03-21T03:59:59.999Z'],
  ])('whose licence ends on a day ends with that day in %s', (timeZone, end) => {
    const { person } = readImportRow(
      { cells: ['a@b.example', '2027-03-20'] },
      { mapping: ['email', 'license_end'], fields, timeZone },
    )
    expect(person?.license_end).toBe(end)
  })

  it('a number that the file itself says is one has a point, whatever its column writes', () => {
    const of = (numeric?: readonly number[]) =>
      readImportRow(
        { cells: ['a@b.example', '1.250'], numeric },
        {
          mapping: ['email', 'details.Age'],
          fields,
          formats: [unknownFormat, { ...unknownFormat, decimalMark: ',' }],
          timeZone: 'UTC',
        },
      ).person?.details['Age']
    expect([of(), of([1])]).toEqual(['1250', '1.25'])
  })

  it('with bytes that do not fit the encoding is refused, where the column is imported', () => {
    expect(read('a@b.example', 'Jos\ufffd').faults).toEqual([{ code: 'bytes_bad' }])
    expect(
      readImportRow({ cells: ['a@b.example', '\ufffd'] }, { mapping: ['email', null], fields, timeZone: 'UTC' }).faults,
    ).toEqual([])
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
      'number_bad',
    ])
    expect(read('').faults).toEqual([{ code: 'email_missing' }])
  })
})
