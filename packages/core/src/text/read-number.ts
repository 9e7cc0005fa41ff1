import { latinDigits } from './latin-digits.ts'

export type DecimalMark = '.' | ','

export type NumberReading =
  | {
      readonly value: number
      /** The same number with all its digits, such as `-1250.50`, for those beyond the precision of `value`. */
      readonly text: string
      /** The decimal mark that the writing proves: `,` for `12,5` and `1.250.000`; null where it proves none. */
      readonly decimalMark: DecimalMark | null
    }
  | { readonly fault: 'not_number' }
  /** One mark before three digits, as in `1,234`, without a known decimal mark. */
  | { readonly fault: 'ambiguous'; readonly asGrouped: number; readonly asDecimal: number }

export interface NumberRules {
  /** Decides writings that have two meanings, such as `1,234`; without it they are ambiguous. */
  readonly decimalMark?: DecimalMark | undefined
}

/** The Arabic decimal mark, which never groups. */
const ARABIC_DECIMAL = '٫'

/**
 * Reads a number as people type it and as files contain it: decimal comma or point; digits grouped by comma, point,
 * space or apostrophe, in threes or as in India; digits of any script; an exponent. Without units: remove them first.
 * A mark that can't group is a decimal mark whatever `rules` say: `12,5` is 12.5 in English too.
 */
export function readNumber(typed: string, rules: NumberRules = {}): NumberReading {
  const found = /^([+-]?) ?([\d.,٫ ]*\d[.,٫]?)(e[+-]?\d{1,3})?$/i.exec(plainMarks(typed))
  if (!found) return { fault: 'not_number' }
  const [, sign = '', digits = '', exponent = ''] = found
  const read = (mark: Mark): NumberReading => {
    const text = plainNumber(digits, mark)
    const value = text === null ? Number.NaN : Number(sign + text + exponent)
    if (text === null || !Number.isFinite(value)) return { fault: 'not_number' }
    // Not -0.
    return {
      value: value + 0,
      text: exponent ? String(value) : (value < 0 ? '-' : '') + text,
      decimalMark: isEitherMark(digits) ? null : provedMark(digits, mark),
    }
  }
  if (!isEitherMark(digits)) return read(markOf(digits))
  const mark = digits.includes(',') ? ',' : '.'
  if (rules.decimalMark) return read(rules.decimalMark === mark ? mark : null)
  const [asGrouped, asDecimal] = [read(null), read(mark)]
  if ('fault' in asGrouped || 'fault' in asDecimal) return { fault: 'not_number' }
  return { fault: 'ambiguous', asGrouped: asGrouped.value, asDecimal: asDecimal.value }
}

/** The number that a text means, or null. */
export function numberIn(typed: string, rules: NumberRules = {}): number | null {
  const reading = readNumber(typed, rules)
  return 'fault' in reading ? null : reading.value
}

/** The decimal mark of a language, a BCP 47 tag; a point for languages that are unknown. */
export function decimalMarkOf(language: string): DecimalMark {
  try {
    return new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(1.5).includes(',') ? ',' : '.'
  } catch {
    return '.'
  }
}

type Mark = DecimalMark | typeof ARABIC_DECIMAL | null

/** Latin digits, `-` for every minus and dash, a space for every mark that only groups; nothing invisible. */
function plainMarks(typed: string): string {
  return latinDigits(typed.replace(/[´′ʼ‘’`']/g, ' ').normalize('NFKC'))
    .replace(/\p{DI}/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/،/g, ',')
    .replace(/[\s٬]/g, ' ')
    .trim()
}

/** Whether the only mark may group or be a decimal mark: it stands before three digits and after one to three. */
const isEitherMark = (digits: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)

/** The decimal mark of digits that have one meaning; null for none. */
function markOf(digits: string): Mark {
  const marks = digits.replace(/[\d ]/g, '')
  if (marks.includes(ARABIC_DECIMAL)) return ARABIC_DECIMAL
  const last = marks.at(-1) as DecimalMark | undefined
  // A mark that occurs twice groups.
  return last && marks.indexOf(last) === marks.length - 1 ? last : null
}

/** The number with a point and without groups; null if the marks are in impossible places. */
function plainNumber(digits: string, mark: Mark): string | null {
  const [whole = '', decimals = '', ...more] = mark === null ? [digits] : digits.split(mark)
  const grouped = whole.split(/[., ]/)
  if (more.length > 0 || /\D/.test(decimals) || (grouped.length > 1 && !isGrouping(whole, grouped))) return null
  const plain = grouped.join('').replace(/^0+(?=\d)/, '') || '0'
  return decimals === '' ? plain : `${plain}.${decimals}`
}

/** Threes everywhere, or, with commas or spaces, twos before the last three, as in India. */
function isGrouping(whole: string, [first = '', ...others]: readonly string[]): boolean {
  const separators = new Set(whole.replace(/\d/g, ''))
  if (separators.size > 1 || !/^[1-9]\d{0,2}$/.test(first) || others.at(-1)?.length !== 3) return false
  const between = others.slice(0, -1)
  if (between.every(({ length }) => length === 3)) return true
  return first.length < 3 && !separators.has('.') && between.every(({ length }) => length === 2)
}

function provedMark(digits: string, mark: Mark): DecimalMark | null {
  if (mark !== null) return mark === ARABIC_DECIMAL ? null : mark
  return digits.includes(',') ? '.' : digits.includes('.') ? ',' : null
}
