import { describe, expect, it } from 'vitest'
import { readDay } from './read-day.ts'

const meaning = (text: string, dateOrder?: 'day' | 'month'): string => {
  const reading = readDay(text, { dateOrder })
  return 'day' in reading ? reading.day : reading.fault
}

describe('a day', () => {
  it.each([
    ['2026-01-31'],
    ['2026-1-31'],
    ['2026/01/31'],
    ['2026.01.31'],
    ['20260131'],
    ['31.01.2026'],
    ['31.1.2026'],
    ['31. 1. 2026'],
    ['31/01/2026'],
    ['31-01-2026'],
    ['01/31/2026'],
    ['31-Jan-2026'],
    ['31-JAN-2026'],
    ['31 Jan 2026'],
    ['31 January 2026'],
    ['31st January 2026'],
    ['Jan 31, 2026'],
    ['January 31st, 2026'],
    ['2026-Jan-31'],
    ['31/Jan/2026'],
    ['31. Januar 2026'],
    ['31 janvier 2026'],
    ['31 janv. 2026'],
    ['31 de enero de 2026'],
    ['31 stycznia 2026'],
    ['31 जनवरी 2026'],
    ['३१/०१/२०२६'],
    ['2026年1月31日'],
    ['2026-01-31 10:00:00'],
    ['2026-01-31T10:00:00Z'],
    ['2026-01-31T10:00:00.000+05:30'],
    ['31/01/2026 14:05'],
    ['1/31/2026 2:05:00 PM'],
    ['31 Jan 2026, 14:05'],
    ['31-Jan-2026 09:05'],
    [' \u200e31.01.2026 '],
  ])('%s', (text) => expect(meaning(text)).toBe('2026-01-31'))

  it.each([
    ['03/02/2026', 'ambiguous', '2026-02-03', '2026-03-02'],
    ['3-2-2026', 'ambiguous', '2026-02-03', '2026-03-02'],
    ['03.02.2026', '2026-02-03', '2026-02-03', '2026-02-03'],
    ['02/02/2026', '2026-02-02', '2026-02-02', '2026-02-02'],
    ['01/31/2026', '2026-01-31', 'not_date', '2026-01-31'],
    ['31/01/2026', '2026-01-31', '2026-01-31', 'not_date'],
  ] as const)('%s is %s, day first %s, month first %s', (text, alone, day, month) =>
    expect([meaning(text), meaning(text, 'day'), meaning(text, 'month')]).toEqual([alone, day, month]),
  )

  it.each([
    '31/02/2026',
    '2026-02-30',
    '31-Foo-2026',
    '31/01/26',
    '2026',
    'soon',
    '',
    '10:00',
    '31/01-2026',
    '1'.repeat(99),
  ])('%j is none', (text) => expect(meaning(text)).toBe('not_date'))

  it('proves its order or not', () => {
    expect(readDay('31/01/2026')).toEqual({ day: '2026-01-31', order: 'day' })
    expect(readDay('01/31/2026')).toEqual({ day: '2026-01-31', order: 'month' })
    expect(readDay('2026-01-31')).toEqual({ day: '2026-01-31', order: null })
  })
})
