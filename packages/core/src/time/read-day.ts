import { latinDigits } from '../text/latin-digits.ts'
import { isDay } from './instant.ts'

/** Which of the two numbers of `03/02/2026` comes first. */
export type DateOrder = 'day' | 'month'

export type DayReading =
  | {
      /** As 2026-01-31. */
      readonly day: string
      /** The order that the writing proves: `month` for `01/31/2026`; null where it proves none. */
      readonly order: DateOrder | null
    }
  | { readonly fault: 'not_date' }
  /** Both orders are possible, and none is given. */
  | { readonly fault: 'ambiguous'; readonly dayFirst: string; readonly monthFirst: string }

export interface DayRules {
  /** Order of days and months in numbers; without it, dates that have two meanings are ambiguous. */
  readonly dateOrder?: DateOrder | null | undefined
}

const LONGEST = 60

/**
 * Reads a day as people and spreadsheets write it: `2026-01-31`, `2026/1/31`, `31.01.2026`, `31/01/2026`, `31-Jan-2026`,
 * `January 31, 2026`; with month names of common languages, digits of any script, and a time, which is left out.
 */
export function readDay(typed: string, { dateOrder }: DayRules = {}): DayReading {
  if (typed.length > LONGEST) return notDate
  const text = withoutTime(
    latinDigits(typed.normalize('NFKC'))
      .replace(/\p{DI}/gu, '')
      .trim(),
  )
  const [, year, , month, day] = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? []
  if (year) return dayOf(year, month, day)
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(text)
  if (compact) return dayOf(compact[1], compact[2], compact[3])
  const numbers = /^(\d{1,2})([-/. ]) ?(\d{1,2})\2 ?(\d{4})$/.exec(text)
  if (numbers)
    return ofNumbers([numbers[1] ?? '', numbers[3] ?? ''], numbers[4] ?? '', numbers[2] === '.' ? 'day' : dateOrder)
  return named(text)
}

const notDate = { fault: 'not_date' } as const

function withoutTime(text: string): string {
  const at = text.search(/(?:[T ]|, )\d{1,2}:\d\d/)
  if (at < 0) return text
  const time =
    /^[T, ]+(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)? ?(?:[ap]\.?m\.?)? ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d)?$/i
  return time.test(text.slice(at)) ? text.slice(0, at) : text
}

function dayOf(year = '', month = '', day = '', order: DateOrder | null = null): DayReading {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? { day: written, order } : notDate
}

function ofNumbers([first, second]: readonly [string, string], year: string, order?: DateOrder | null): DayReading {
  const dayFirst = dayOf(year, second, first, 'day')
  const monthFirst = dayOf(year, first, second, 'month')
  const [isDayFirst, isMonthFirst] = ['day' in dayFirst, 'day' in monthFirst]
  if (isDayFirst && isMonthFirst && Number(first) === Number(second)) return dayOf(year, first, second)
  if (order) return order === 'day' ? dayFirst : monthFirst
  if ('day' in dayFirst && 'day' in monthFirst)
    return { fault: 'ambiguous', dayFirst: dayFirst.day, monthFirst: monthFirst.day }
  return isDayFirst ? dayFirst : monthFirst
}

function named(text: string): DayReading {
  const word = String.raw`([\p{L}][\p{L}\p{M}]*)\.?`
  const gap = '(?:[-/., ]{1,3}| de | of )'
  const dayFirst = new RegExp(String.raw`^(\d{1,2})(?:st|nd|rd|th|º|er)?${gap}${word}${gap}(\d{4})$`, 'iu').exec(text)
  if (dayFirst) return dayOf(dayFirst[3], monthNamed(dayFirst[2]), dayFirst[1])
  const monthFirst = new RegExp(String.raw`^${word}[- ](\d{1,2})(?:st|nd|rd|th)?(?:, ?|[- ])(\d{4})$`, 'iu').exec(text)
  if (monthFirst) return dayOf(monthFirst[3], monthNamed(monthFirst[1]), monthFirst[2])
  const yearFirst = new RegExp(String.raw`^(\d{4})[-/ ]${word}[-/ ](\d{1,2})$`, 'iu').exec(text)
  return yearFirst ? dayOf(yearFirst[1], monthNamed(yearFirst[2]), yearFirst[3]) : notDate
}

/** Languages whose names of months are read, beside their short forms. */
const languages = ['en', 'hi', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'] as const
const others: Readonly<Record<string, number>> = { sept: 9, फरवरी: 2, सितम्बर: 9, अक्तूबर: 10, नवम्बर: 11, दिसम्बर: 12 }

let months: ReadonlyMap<string, number> | undefined

const plainName = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll('.', '')

/** Two digits; '' for a word that is no month. */
function monthNamed(name = ''): string {
  months ??= new Map([...languages.flatMap(monthsOf), ...Object.entries(others).map(keyed)])
  return months.get(plainName(name))?.toString().padStart(2, '0') ?? ''
}

const keyed = ([name, month]: readonly [string, number]) => [plainName(name), month] as const

function monthsOf(language: string): (readonly [string, number])[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month,
      timeZone: 'UTC',
      numberingSystem: 'latn',
    })
    return Array.from({ length: 12 }, (_, at) => {
      const part = format.formatToParts(Date.UTC(2026, at, 1)).find(({ type }) => type === 'month')
      return keyed([part?.value ?? '', at + 1])
    })
  })
}
