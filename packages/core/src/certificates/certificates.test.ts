import { describe, expect, it } from 'vitest'
import {
  type CertificateDesign,
  type CertificateField,
  type CertificateValues,
  certificateTemplates,
} from './certificate-design.ts'
import { designProblems } from './design-faults.ts'
import { fieldText } from './field-text.ts'
import { layoutText } from './text-layout.ts'
import { backgroundShapes, designFromTemplate } from './templates/templates.ts'

const design = designFromTemplate('classic', 'en')

const changed = (change: Partial<CertificateField>, kind = 'name'): CertificateDesign => ({
  ...design,
  fields: design.fields.map((field) => (field.kind === kind ? { ...field, ...change } : field)),
})

describe('a design', () => {
  it.each(
    certificateTemplates.flatMap((template) =>
      (['en', 'hi'] as const).map((language) => [template, language] as const),
    ),
  )('from the template %s in %s has no fault, in any colour', (template, language) => {
    for (const accent of ['#000000', '#ffffff', '#ffd700', '#0b7285']) {
      const made = designFromTemplate(template, language, accent)
      expect(designProblems(made)).toEqual([])
      for (const { d, fill, stroke } of backgroundShapes(made.background)) {
        expect(d).toMatch(/^M[-\d.\sA-Za-z,]+$/)
        for (const color of [fill, stroke]) if (color !== undefined) expect(color).toMatch(/^#[\da-f]{6}$/)
      }
    }
  })

  it.each(['name', 'course', 'number', 'qr'] as const)('needs %s', (kind) => {
    const without = { ...design, fields: design.fields.filter((field) => field.kind !== kind) }
    expect(designProblems(without)).toEqual([{ field: null, fault: `missing_${kind}` }])
  })

  it.each<[string, Partial<CertificateField>, string]>([
    ['off_page', { x: 200, width: 120 }, 'name'],
    ['off_page', { y: -1 }, 'name'],
    ['off_page', { x: Number.NaN }, 'name'],
    ['too_small', { height: 2 }, 'name'],
    ['too_small', { width: 10 }, 'qr'],
    ['size', { size: 200 }, 'name'],
    ['color', { color: 'red' }, 'name'],
    ['text', { text: 'For' }, 'name'],
    ['text', { text: '{} and {}' }, 'name'],
    ['text', { text: `${'x'.repeat(300)}{}` }, 'name'],
    ['image', { image: 'm1' }, 'name'],
  ])('may not have the fault %s (%o)', (fault, change, kind) => {
    const faults = designProblems(changed(change, kind)).map((problem) => problem.fault)
    expect(faults).toEqual([fault])
  })

  it('names a background that is none, and too many fields', () => {
    const fields = Array.from({ length: 41 }, () => design.fields[3]!).concat(design.fields)
    expect(designProblems({ ...design, fields, background: { image: '' } }).map(({ fault }) => fault)).toEqual([
      'too_many_fields',
      'background',
    ])
  })
})

describe('the text of a field', () => {
  const values: CertificateValues = {
    name: ' Asha\u202e  Verma\n',
    course: 'Safety $& {}',
    issuer: '',
    number: 'ABCD-1234-EFGH',
    address: 'https://x.example',
    issuedOn: '2026-03-01',
    validUntil: null,
    percentage: 66.67,
  }

  it('is the value, tidied, within the words around it', () => {
    expect(fieldText({ kind: 'name', text: '' }, values, 'en')).toBe('Asha Verma')
    expect(fieldText({ kind: 'course', text: 'For {}' }, values, 'en')).toBe('For Safety $& {}')
    expect(fieldText({ kind: 'date', text: 'on {}' }, values, 'en')).toBe('on March 1, 2026')
    expect(fieldText({ kind: 'date', text: '' }, values, 'hi')).toBe('1 मार्च 2026')
    expect(fieldText({ kind: 'date', text: '' }, values, 'ar')).toContain('2026')
    expect(fieldText({ kind: 'score', text: '' }, values, 'de')).toBe('66,7 %')
  })

  it('isolates a value where directions may differ', () => {
    const isolated = (text: string) => `\u2068${text}\u2069`
    const date = fieldText({ kind: 'date', text: '' }, values, 'ar')
    expect(fieldText({ kind: 'date', text: 'Issued on {}' }, values, 'ar')).toBe(`Issued on ${isolated(date)}`)
    expect(fieldText({ kind: 'name', text: 'شهادة {}' }, values, 'ar')).toBe(`شهادة ${isolated('Asha Verma')}`)
  })

  it('is nothing where there is no value', () => {
    for (const kind of ['valid_until', 'issuer', 'qr', 'logo'] as const)
      expect(fieldText({ kind, text: 'x {}' }, values, 'en')).toBe('')
  })

  it('keeps the lines of the designer', () => {
    expect(fieldText({ kind: 'text', text: 'one  two\nthree' }, values, 'en')).toBe('one two\nthree')
  })
})

describe('a layout', () => {
  const box = { x: 10, y: 20, width: 100, height: 20, align: 'left', size: 20 } as const
  /** Each sign half as wide as high. */
  const measure = (text: string): number => [...text].length / 2

  it('keeps the size where it fits, in the middle of its box', () => {
    const { size, lines } = layoutText('Asha', box, measure)
    expect(size).toBe(20)
    expect(lines.map(({ text, x }) => [text, x])).toEqual([['Asha', 10]])
    expect(lines[0]?.y).toBeGreaterThan(28)
    expect(lines[0]?.y).toBeLessThan(36)
  })

  it('shrinks and wraps, and never leaves its box', () => {
    for (const text of ['word '.repeat(60).trim(), 'x'.repeat(300), 'a b\nc d', `${'long'.repeat(20)} short`]) {
      const { size, lines } = layoutText(text, { ...box, align: 'center' }, measure)
      expect(
        lines
          .map((line) => line.text)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(text.replace(/\s/g, ''))
      const em = (size * 25.4) / 72
      for (const line of lines) {
        expect(line.x).toBeGreaterThanOrEqual(10 - 1e-6)
        expect(line.x + measure(line.text) * em).toBeLessThanOrEqual(110 + 1e-6)
        expect(line.y - em).toBeGreaterThanOrEqual(20 - em * 0.2)
        expect(line.y).toBeLessThanOrEqual(40)
      }
    }
  })

  it('stands left, in the middle, right', () => {
    const x = (align: 'left' | 'center' | 'right') => layoutText('Asha', { ...box, align }, measure).lines[0]?.x ?? 0
    const width = (2 * 20 * 25.4) / 72
    expect([x('left'), x('center'), x('right')]).toEqual([
      10,
      expect.closeTo(60 - width / 2),
      expect.closeTo(110 - width),
    ])
  })

  it('of nothing is nothing', () => {
    expect(layoutText('', box, measure).lines).toEqual([])
  })
})
