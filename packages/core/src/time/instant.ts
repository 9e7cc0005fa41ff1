/** ISO 8601 with `Z` or an offset: seconds and up to nine decimals may be left out. */
export const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/

/** Whether it is an existing day of the years 1 to 9999, `2026-01-31`. */
export const isDay = (written: string): boolean => canonicalInstant(`${written}T00:00Z`) !== null

/** Whether it is a day as in `isDay` or an instant as in `canonicalInstant`. PostgreSQL reads both. */
export const isDayOrInstant = (written: string): boolean => isDay(written) || canonicalInstant(written) !== null

/**
 * The same instant in UTC with milliseconds, `2026-01-31T09:05:00.000Z`, finer decimals cut off; null where it is none
 * of the years 1 to 9999.
 */
export function canonicalInstant(written: string): string | null {
  if (!instantForm.test(written)) return null
  const day = written.slice(0, 10)
  const at = new Date(
    written.replace(/([+-]\d{2})(?::?(\d{2}))?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`),
  )
  const start = new Date(`${day}T00:00:00.000Z`)
  if (Number.isNaN(at.getTime()) || Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) return null
  const canonical = at.toISOString()
  return /^(?!0000)\d{4}-/.test(canonical) ? canonical : null
}
