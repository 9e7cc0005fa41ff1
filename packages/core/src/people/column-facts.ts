import { isEmail, normaliseEmail } from '../text/email-address.ts'
import { type DecimalMark, readNumber } from '../text/read-number.ts'
import { type DateOrder, readDay } from '../time/read-day.ts'
import { parseValue, type PersonFieldKind } from './person-field.ts'

/** What the cells of a column say about it. */
export interface ColumnFacts {
  /** Cells that are not empty. */
  readonly filled: number
  readonly emails: number
  readonly numbers: number
  /** Numbers that prove a decimal point, such as `1,250.50`, and a decimal comma. */
  readonly points: number
  readonly commas: number
  /** A number with a mark, if possible one with two meanings, such as `1,250`; null for none. */
  readonly number: string | null
  /** Whether some number has two meanings. */
  readonly isNumberUnclear: boolean
  /** Numbers with leading zeros or more digits than an amount has, as codes and telephone numbers. */
  readonly codes: number
  readonly dates: number
  readonly dayFirst: number
  readonly monthFirst: number
  /** A date in numbers, if possible one with two meanings, such as `03/02/2026`; null for none. */
  readonly date: string | null
  readonly isDateUnclear: boolean
  readonly yesOrNo: number
  /** Different texts, whatever their case; at most `MOST_DISTINCT`. */
  readonly distinct: number
  /** Characters of the longest cell. */
  readonly longest: number
}

export const MOST_DISTINCT = 101

const noFacts: ColumnFacts = {
  filled: 0,
  emails: 0,
  numbers: 0,
  points: 0,
  commas: 0,
  number: null,
  isNumberUnclear: false,
  codes: 0,
  dates: 0,
  dayFirst: 0,
  monthFirst: 0,
  date: null,
  isDateUnclear: false,
  yesOrNo: 0,
  distinct: 0,
  longest: 0,
}

type Writable = { -readonly [Key in keyof ColumnFacts]: ColumnFacts[Key] }

/** Longest text that is looked at as a number or a date, in characters. */
const LONGEST_VALUE = 60

export interface ColumnFactsCollector {
  /** @param isTyped whether the file itself says that it is a number, written with a point */
  add(cell: string, isTyped: boolean): void
  facts(): ColumnFacts
}

export function createColumnFacts(): ColumnFactsCollector {
  const facts: Writable = { ...noFacts }
  const distinct = new Set<string>()
  return {
    add(cell, isTyped) {
      const text = cell.trim()
      if (text === '') return
      facts.filled++
      facts.longest = Math.max(facts.longest, text.length)
      if (distinct.size < MOST_DISTINCT) distinct.add(text.slice(0, 200).toLowerCase())
      if (text.includes('@')) {
        if (isEmail(normaliseEmail(text))) facts.emails++
        return
      }
      if (text.length > LONGEST_VALUE) return
      if ('value' in parseValue(yesNo, text) || text.toLowerCase() === 'x') facts.yesOrNo++
      if (!/\p{Nd}/u.test(text)) return
      if (isTyped) facts.numbers++
      else addNumber(facts, text)
      addDate(facts, text)
    },
    facts: () => ({ ...facts, distinct: distinct.size }),
  }
}

const yesNo = { kind: 'yes_no', choices: [], required: false } as const

function addNumber(facts: Writable, text: string): void {
  if (/\p{L}/u.test(text)) return
  const reading = readNumber(text)
  const isUnclear = 'asGrouped' in reading
  if (!isUnclear && 'fault' in reading) return
  facts.numbers++
  if (/^\+|^0\d/.test(text) || text.replace(/\P{Nd}/gu, '').length > 12) facts.codes++
  if (isUnclear ? !facts.isNumberUnclear : facts.number === null && /[.,]/.test(text)) facts.number = text
  if (isUnclear) facts.isNumberUnclear = true
  else if (reading.decimalMark === '.') facts.points++
  else if (reading.decimalMark === ',') facts.commas++
}

function addDate(facts: Writable, text: string): void {
  const reading = readDay(text)
  const isUnclear = 'dayFirst' in reading
  if (!isUnclear && 'fault' in reading) return
  facts.dates++
  const order = isUnclear ? null : reading.order
  if (isUnclear ? !facts.isDateUnclear : facts.date === null && order !== null && !text.includes('.')) facts.date = text
  if (isUnclear) facts.isDateUnclear = true
  else if (order === 'day') facts.dayFirst++
  else if (order === 'month') facts.monthFirst++
}

/** From so many cells on, some that do not fit are faults of the file rather than another kind of column. */
const MANY = 10
const MOSTLY = 0.9

/** Whether the column's cells are so, but for single faults. */
export const isMostly = (count: number, { filled }: ColumnFacts): boolean =>
  filled > 0 && count >= filled * (filled < MANY ? 1 : MOSTLY)

/** Choices are guessed where few values occur often. */
const guessedChoices = { most: 12, timesEach: 10, longest: 60 } as const

/** The kind that a new field of the column's values should have. */
export function guessKind(facts: ColumnFacts): PersonFieldKind {
  if (isMostly(facts.dates, facts) && facts.numbers < facts.dates) return 'date'
  if (isMostly(facts.numbers, facts)) return facts.codes > 0 ? 'text' : 'number'
  if (isMostly(facts.yesOrNo, facts)) return 'yes_no'
  const { most, timesEach, longest } = guessedChoices
  const isChoice = facts.distinct <= most && facts.filled >= facts.distinct * timesEach && facts.longest <= longest
  return isChoice && facts.distinct > 1 && facts.emails === 0 ? 'choice' : 'text'
}

/** How numbers and dates of a column are written; null where its values do not say it. */
export interface ColumnFormat {
  readonly decimalMark: DecimalMark | null
  readonly dateOrder: DateOrder | null
}

export const unknownFormat: ColumnFormat = { decimalMark: null, dateOrder: null }

/**
 * Decides by a column's own cells, else by the other columns of the file, else by its delimiter: spreadsheets that write
 * a decimal comma separate cells by semicolons. Cells that contradict each other decide nothing.
 */
export function decideFormats(columns: readonly ColumnFacts[], delimiter: string | null): ColumnFormat[] {
  const numbers = columns.filter((facts) => isMostly(facts.numbers, facts))
  const dates = columns.filter((facts) => isMostly(facts.dates, facts))
  const sum = (of: readonly ColumnFacts[], key: 'points' | 'commas' | 'dayFirst' | 'monthFirst'): number =>
    of.reduce((all, facts) => all + facts[key], 0)
  const isSemicolon = delimiter === ';'
  const fileMark = decided(sum(numbers, 'points'), '.', sum(numbers, 'commas'), ',') ?? (isSemicolon ? ',' : 'none')
  const fileOrder =
    decided(sum(dates, 'dayFirst'), 'day', sum(dates, 'monthFirst'), 'month') ?? (isSemicolon ? 'day' : 'none')
  return columns.map(({ points, commas, dayFirst, monthFirst }) => ({
    decimalMark: known(decided(points, '.', commas, ',') ?? fileMark),
    dateOrder: known(decided(dayFirst, 'day', monthFirst, 'month') ?? fileOrder),
  }))
}

/** `mixed` where both are proved, null where none is. */
function decided<First extends string, Second extends string>(
  first: number,
  one: First,
  second: number,
  other: Second,
): First | Second | 'mixed' | null {
  if (first > 0 && second > 0) return 'mixed'
  return first > 0 ? one : second > 0 ? other : null
}

const known = <Value extends string>(value: Value): Exclude<Value, 'mixed' | 'none'> | null =>
  value === 'mixed' || value === 'none' ? null : (value as Exclude<Value, 'mixed' | 'none'>)
