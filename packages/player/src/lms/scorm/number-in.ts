/** A number as an LMS says it; null for none, and for what lies outside. */
export function numberIn(text: string, from: number, to: number): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return value >= from && value <= to ? value : null
}
