/** Characters of a number format; the limit of spreadsheets. */
export const LONGEST_FORMAT = 255

/** Removes what PostgreSQL can't store: NUL characters and lone surrogates. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

/** A number as spreadsheets display it: 15 significant digits, no exponent. */
export function numberText(stored: string): string {
  const value = Number(stored)
  if (!Number.isFinite(value)) return stored
  const rounded = Number(value.toPrecision(15))
  const text = String(rounded)
  if (!text.includes('e')) return text
  return Math.abs(rounded) >= 1 ? BigInt(Math.round(rounded)).toString() : rounded.toFixed(20).replace(/\.?0+$/, '')
}

/**
 * How a number format that shows nothing but digits and fixed signs, such as `00000` or `000-0000`, writes a whole number;
 * null for any other format or number.
 */
export function paddedText(stored: string, pattern: DigitPattern | null): string | null {
  if (pattern === null || !/^\d{1,15}$/.test(stored)) return null
  const digits = [...stored.padStart(pattern.digits, '0')]
  const first = pattern.parts.indexOf('0')
  // From the right; the first place takes all digits that are left.
  return pattern.parts
    .reduceRight<string[]>((shown, part, at) => {
      const text = part !== '0' ? part : at === first ? digits.join('') : (digits.pop() ?? '')
      return [text, ...shown]
    }, [])
    .join('')
}

export interface DigitPattern {
  /** Digits that are always shown. */
  readonly digits: number
  /** `0` for a digit, else a sign that is shown as it is. */
  readonly parts: readonly string[]
}

/** The pattern of a number format that keeps leading zeros; null for others. */
export function digitPattern(code: string | undefined): DigitPattern | null {
  const [positive = ''] = (code ?? '').slice(0, LONGEST_FORMAT).split(';')
  const parts: string[] = []
  for (const [, literal, quoted, sign] of positive.matchAll(/\\(.)|"([^"]*)"|_.|\[[^\]]*\]|(.)/g)) {
    if (sign === undefined) parts.push(...(literal ?? quoted ?? ''))
    else if (/[0 \-/()]/.test(sign)) parts.push(sign)
    else return null
  }
  const digits = parts.filter((part) => part === '0').length
  return digits >= 2 && isSafe(positive) ? { digits, parts } : null
}

/** A fixed `0` could not be told from a digit's place. */
const isSafe = (code: string): boolean => !/\\0|"[^"]*0[^"]*"/.test(code)

const day = 86_400_000

/** Converts a date serial number to `2026-01-31`, or to `2026-01-31 09:05:00` with a time; null if out of range. */
export function dateText(stored: string, { from1904 }: { readonly from1904: boolean }): string | null {
  const serial = Number(stored)
  if (!Number.isFinite(serial) || serial < 0 || serial > 2_958_466) return null
  // Spreadsheets treat 1900 as a leap year, which it was not.
  const days = from1904 ? serial + 1462 : serial < 61 ? serial + 1 : serial
  const at = new Date(Date.UTC(1899, 11, 30) + Math.round((days * day) / 1000) * 1000).toISOString()
  const time = at.slice(11, 19)
  if (serial < 1 && !from1904) return time
  return time === '00:00:00' ? at.slice(0, 10) : `${at.slice(0, 10)} ${time}`
}

const builtInDates = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53, 54, 55, 56, 57, 58,
])

/** Whether a number format shows a date or a time. @param code undefined for a built-in format */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtInDates.has(id)
  // Ignores quoted text, escaped characters, colours and conditions.
  return /[dmyhs]/i.test(
    code
      .slice(0, LONGEST_FORMAT)
      .replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
      .replace(/general/gi, ''),
  )
}
