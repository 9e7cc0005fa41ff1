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
  return /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').replace(/general/gi, ''))
}
