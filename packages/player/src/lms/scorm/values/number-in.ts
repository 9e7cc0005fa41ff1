/** Parses an LMS's number; null for none and outside the range. */
export function numberIn(text: string, from: number, to: number): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return value >= from && value <= to ? value : null
}
