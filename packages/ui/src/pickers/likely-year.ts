/** Whether a year is complete: while 2026 is typed, a field of dates holds the years 2, 20 and 202. */
export const isLikelyYear = (year: number): boolean => year >= 1900 && year <= 2199
