import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeDetails,
  changesField,
  detailsRole,
  fieldViewers,
  fieldWriters,
  parseValue,
  type PersonField,
  type PersonFieldKind,
  personFieldKinds,
  seesField,
} from './person-field.ts'

const field = (kind: PersonFieldKind, more: Partial<PersonField> = {}): PersonField => ({
  name: 'Field',
  kind,
  choices: kind === 'choice' ? ['Front of house', 'Kitchen', 'शिफ़्ट', "Children's ward", 'Ward 3–4'] : [],
  required: false,
  seen_by: 'Manager',
  changed_by: 'Admin',
  ...more,
})

describe('a value in its canonical form', () => {
  it.each<[PersonFieldKind, string, string]>([
    ['text', '  A text ', 'A text'],
    ['text', '\u200bHR\u2060\u3164 ', 'HR'],
    ['text', 'H\u200bR', 'H\u200bR'],
    ['text', 'ന്\u200d', 'ന്\u200d'],
    ['number', '12.50', '12.5'],
    ['number', '\u200b12', '12'],
    ['number', '+007', '7'],
    ['number', '-0', '0'],
    ['number', '-0.250', '-0.25'],
    ['number', '१२.५', '12.5'],
    ['date', '2024-02-29', '2024-02-29'],
    ['date', '२०२६-०१-३१', '2026-01-31'],
    ['choice', 'kitchen', 'Kitchen'],
    ['choice', 'शिफ़्ट', 'शिफ़्ट'],
    ['choice', 'children’s  ward', "Children's ward"],
    ['choice', 'Ward 3-4', 'Ward 3–4'],
    ['choice', '\u202akit\u200bchen\u202c', 'Kitchen'],
    ['yes_no', 'TRUE', 'yes'],
    ['yes_no', 'नहीं', 'no'],
    ['yes_no', 'yes\u200b', 'yes'],
    ['yes_no', 'ｎｏ', 'no'],
    ['yes_no', '१', 'yes'],
    ['yes_no', '', ''],
  ])('%s %j is %j', (kind, typed, value) => {
    expect(parseValue(field(kind), typed)).toEqual({ value: value.normalize('NFC') })
  })

  it.each<[PersonFieldKind, string, string]>([
    ['text', 'x'.repeat(501), 'too_long'],
    ['number', '1,000', 'not_number'],
    ['number', '1e5', 'not_number'],
    ['number', '1234567890123456', 'not_number'],
    ['number', '.5', 'not_number'],
    ['date', '2026-02-30', 'not_date'],
    ['date', '31.01.2026', 'not_date'],
    ['date', '0000-06-01', 'not_date'],
    ['choice', 'Cellar', 'not_choice'],
    ['yes_no', 'maybe', 'not_yes_no'],
  ])('%s %j is refused: %s', (kind, typed, fault) => {
    expect(parseValue(field(kind), typed)).toEqual({ fault })
  })

  it.each(personFieldKinds)(
    '%s: parsing what was parsed changes nothing, and nothing is asked for where required',
    (kind) => {
      const likely = fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.integer().map(String),
        fc.double({ noNaN: true, min: -1e6, max: 1e6 }).map((number) => number.toFixed(3)),
        fc
          .date({ noInvalidDate: true, min: new Date(0), max: new Date('2200-01-01') })
          .map((day) => day.toISOString().slice(0, 10)),
        fc.constantFrom('yes', 'No', 'Kitchen', 'हाँ'),
      )
      fc.assert(
        fc.property(likely, (typed) => {
          const first = parseValue(field(kind), typed)
          if ('value' in first) expect(parseValue(field(kind), first.value)).toEqual(first)
          const asked = parseValue(field(kind, { required: true }), typed)
          if (typed.trim() === '') expect(asked).toEqual({ fault: 'required' })
          else expect(asked).toEqual(first)
        }),
      )
    },
  )

  it('numbers keep their value, and dates sort as text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), (number) => {
        const typed = number.toFixed(6)
        const parsed = parseValue(field('number'), typed)
        expect('value' in parsed && Number(parsed.value)).toBe(Number(typed) + 0)
      }),
    )
  })
})

describe('who sees and who changes', () => {
  it.each([
    ['Admin', 'Admin', true],
    ['Admin', 'Manager', false],
    ['Admin', 'self', false],
    ['Manager', 'Admin', true],
    ['Manager', 'Manager', true],
    ['Manager', 'self', false],
    ['self', 'Admin', true],
    ['self', 'Manager', true],
    ['self', 'self', true],
  ] as const)('seen by %s: %s %s', (seen_by, role, sees) => {
    expect(seesField({ seen_by }, role)).toBe(sees)
  })

  it.each([
    ['Learner', false, 'a', 'self'],
    ['Manager', false, 'a', 'self'],
    ['Manager', false, 'b', 'Manager'],
    ['Manager', false, null, 'Manager'],
    ['Creator', true, 'b', 'Admin'],
    ['Admin', false, 'a', 'Admin'],
  ] as const)('%s, owner of the client: %s, towards %s: as %s', (licenseType, ownsClient, person, role) => {
    expect(detailsRole({ userId: 'a', licenseType, ownsClient }, person)).toBe(role)
  })

  it('Managers change nothing', () => {
    for (const changed_by of fieldWriters) {
      expect(changesField({ changed_by }, 'Manager')).toBe(false)
      expect(changesField({ changed_by }, 'Admin')).toBe(true)
      expect(changesField({ changed_by }, 'self')).toBe(changed_by === 'self')
    }
    expect(fieldViewers).toContain('self')
  })
})

describe('changing details', () => {
  const age = field('number', { name: 'Age', required: true })
  const shirt = field('choice', { name: 'Shirt', choices: ['S', 'M'], seen_by: 'self', changed_by: 'self' })
  const fields = [age, shirt]

  it('an Admin replaces all; free keys stay as they are typed', () => {
    expect(changeDetails(fields, { Age: '3', old: 'x' }, { age: '04.0', shirt: 'm', city: ' Pune ' }, 'Admin')).toEqual(
      {
        details: { Age: '4', Shirt: 'M', city: ' Pune ' },
        faults: {},
      },
    )
    expect(changeDetails(fields, {}, { Age: 'ten', Shirt: 'XL' }, 'Admin').faults).toEqual({
      Age: 'not_number',
      Shirt: 'not_choice',
    })
    expect(changeDetails(fields, {}, { city: 'Pune' }, 'Admin').faults).toEqual({ Age: 'required' })
  })

  it('what was there before the field, and stays, is not checked again', () => {
    expect(changeDetails(fields, { Age: 'about 30' }, { Age: 'about 30', Shirt: '' }, 'Admin')).toEqual({
      details: { Age: 'about 30' },
      faults: {},
    })
  })

  it('the person changes only what is theirs, and keeps the rest, named or not', () => {
    const before = { Age: '30', Shirt: 'S', city: 'Pune' }
    expect(changeDetails(fields, before, { Shirt: 'm', city: 'Pune' }, 'self')).toEqual({
      details: { Age: '30', Shirt: 'M', city: 'Pune' },
      faults: {},
    })
    expect(changeDetails(fields, before, {}, 'self').details).toEqual({ Age: '30', city: 'Pune' })
    expect(changeDetails(fields, before, { Age: '31', city: 'Goa', extra: 'x' }, 'self').faults).toEqual({
      Age: 'not_yours',
      city: 'not_yours',
      extra: 'not_yours',
    })
  })
})
