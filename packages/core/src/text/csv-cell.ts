/**
 * A cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula (beginning with = + - @, tab or
 * return, also after a line break or in full-width form) gets an apostrophe in front; numbers stay numbers.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const inert = value.replace(formulaStart, "'")
  return /[",;\t\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** With its line end. */
export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** At the start, after a line break, and after separators of other programs. */
const formulaStart = /(?<=^|[\r\n]|[,;\t]\s*"?)(?=[=+\-@\t\r＝＋－＠])/gu

/** Removes the prefix that `csvCell` adds to formulas. */
export function activeCell(text: string): string {
  return text.includes("'") ? text.replace(inertStart, '') : text
}

const inertStart = /(?<=^|[\r\n]|[,;\t]\s*"?)'(?=[=+\-@\t\r＝＋－＠])/gu
